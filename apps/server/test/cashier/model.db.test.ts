import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Currency } from '@halls/contract';
import { applyWord } from '../../src/modules/cashier/deposit/apply-word.ts';
import type { DepositWord } from '../../src/modules/cashier/service/payment-adapter.ts';
import { createCashierWorld, type CashierWorld } from './cashier-world.ts';

let world: CashierWorld;
beforeAll(async () => {
  world = await createCashierWorld();
});
afterAll(() => world.close());

const runs = 30;
const longest = 12;

/** What a service may say at any time, in any order, as often as it likes. */
type Said =
  | { readonly kind: 'waits' | 'sees' | 'expired' | 'refuses' | 'unknown' }
  | { readonly kind: 'paid'; readonly payment: number; readonly currency: Currency };

const paid = fc.record({
  kind: fc.constant('paid' as const),
  payment: fc.integer({ min: 1, max: 3 }),
  currency: fc.constantFrom<Currency>('VND', 'VND', 'VND', 'USD'),
});
const other = fc.record({
  kind: fc.constantFrom(
    'waits' as const,
    'sees' as const,
    'expired' as const,
    'refuses' as const,
    'unknown' as const,
  ),
});
const saidList = fc.array(fc.oneof({ weight: 2, arbitrary: other }, { weight: 1, arbitrary: paid }), {
  maxLength: longest,
});

test('whatever a service says after one another leads where the story says', async () => {
  await fc.assert(
    fc.asyncProperty(saidList, async (list) => {
      const { orderId, tell, standing } = await openOne();
      for (const said of list) await tell(said);
      const story = tellStory(list);
      expect(await standing(), JSON.stringify(list)).toEqual({ ...story, orderId });
    }),
    { numRuns: runs },
  );
});

test('whatever a service says all at once takes each payment once, and one of them for the order', async () => {
  await fc.assert(
    fc.asyncProperty(saidList, async (list) => {
      const { tell, standing } = await openOne();
      await Promise.all([...list, ...list].map(tell));
      const payments = new Set(list.flatMap((said) => (said.kind === 'paid' ? [said.payment] : [])));
      const { state, inReview, creditedMinor } = await standing();
      if (payments.size === 0) {
        expect(['open', 'processing', 'expired', 'failed']).toContain(state);
        expect({ inReview, creditedMinor }).toEqual({ inReview: 0, creditedMinor: 0n });
      } else {
        expect(['credited', 'review']).toContain(state);
        expect(inReview).toBe(state === 'review' ? payments.size : payments.size - 1);
        expect(creditedMinor > 0n).toBe(state === 'credited');
      }
    }),
    { numRuns: runs },
  );
});

/** The same in few words: the first money is taken, all other is looked at, and nothing else counts after that. */
function tellStory(list: readonly Said[]): { state: string; inReview: number; creditedMinor: bigint } {
  const seen = new Set<number>();
  let state = 'open';
  let creditedMinor = 0n;
  let inReview = 0;
  for (const said of list) {
    if (said.kind === 'paid') {
      if (seen.has(said.payment)) continue;
      const isFirst = seen.size === 0;
      seen.add(said.payment);
      const isCredited = isFirst && said.currency === 'VND';
      if (isFirst) state = isCredited ? 'credited' : 'review';
      if (isCredited) creditedMinor = amountOf(said.payment);
      else inReview += 1;
    } else if (said.kind === 'sees' && ['open', 'expired'].includes(state)) state = 'processing';
    else if (said.kind === 'expired' && ['open', 'processing'].includes(state)) state = 'expired';
    else if (said.kind === 'refuses' && ['open', 'processing'].includes(state)) state = 'failed';
  }
  return { state, inReview, creditedMinor };
}

async function openOne() {
  const owner = world.newMember();
  const orderId = await world.openOrder(owner);
  const which = { pspId: 'BANK', orderId };
  return {
    orderId,
    tell: (said: Said) =>
      applyWord(world.deps, which, wordOf(said, orderId), { actor: 'psp', messageId: null }),
    async standing() {
      const { rows } = await world.database.pool.query<{
        order_id: string;
        state: string;
        follows: string | null;
      }>('select order_id, state, follows_order_id as follows from cashier.deposit where member_id = $1', [
        owner.memberId,
      ]);
      const own = rows.find(({ follows }) => follows === null);
      return {
        orderId: own?.order_id,
        state: own?.state ?? '',
        inReview: rows.filter(({ state }) => state === 'review').length,
        creditedMinor: await world.balanceOf(owner),
      };
    },
  };
}

function wordOf(said: Said, orderId: string): DepositWord {
  const pspRef = `ref-${orderId}`;
  switch (said.kind) {
    case 'waits':
    case 'sees':
      return { state: 'pending', pspRef, isPaying: said.kind === 'sees', instruction: null, expiresAt: null };
    case 'expired':
      return { state: 'refused', code: 'EXPIRED' };
    case 'refuses':
      return { state: 'refused', code: 'NO' };
    case 'unknown':
      return { state: 'unknown', why: 'silence' };
    case 'paid': {
      const paymentRef = `${said.payment}-${orderId}`;
      const amountMinor = amountOf(said.payment);
      return { state: 'succeeded', pspRef, payments: [{ paymentRef, currency: said.currency, amountMinor }] };
    }
  }
}

function amountOf(payment: number): bigint {
  return BigInt(payment) * 1_000n;
}

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyPayoutWord } from '../../src/modules/cashier/withdrawal/apply-payout-word.ts';
import { carryOn } from '../../src/modules/cashier/withdrawal/carry-on.ts';
import type { PayoutWord } from '../../src/modules/cashier/service/payment-adapter.ts';
import { createWithdrawalWorld, silence, type WithdrawalWorld } from './withdrawal-world.ts';

let world: WithdrawalWorld;
beforeAll(async () => {
  world = await createWithdrawalWorld();
  // whatever is sent is not clearly answered, so that only what is said counts
  world.bank.onPay = silence;
});
afterAll(() => world.close());

const runs = 25;
const longest = 10;
const mostAttempts = 5;
const amountMinor = 100_000n;
const balanceMinor = 1_000_000n;

/** What a service may say of an attempt at any time, in any order, as often as it likes. */
interface Said {
  readonly attempt: number;
  readonly what: 'has_it' | 'unknown' | 'paid' | 'refused' | 'never_seen' | 'came_back';
}

const saidList = fc.array(
  fc.record<Said>({
    attempt: fc.integer({ min: 1, max: 4 }),
    what: fc.constantFrom('has_it', 'unknown', 'paid', 'refused', 'never_seen', 'came_back'),
  }),
  { maxLength: longest },
);

test('whatever is said after one another leads where the story says', async () => {
  await fc.assert(
    fc.asyncProperty(saidList, async (list) => {
      const { tell, standing } = await sendOne();
      for (const said of list) await tell(said);
      expect(await standing(), JSON.stringify(list)).toEqual(tellStory(list));
    }),
    { numRuns: runs },
  );
});

test('whatever is said all at once pays once or gives back once, and asks while neither is certain', async () => {
  await fc.assert(
    fc.asyncProperty(saidList, async (list) => {
      const { tell, standing } = await sendOne();
      await Promise.all([...list, ...list].map(tell));
      const { state, wallet, attempts } = await standing();
      expect(['unknown', 'paid', 'returned']).toContain(state);
      expect(wallet).toBe(state === 'returned' ? balanceMinor : balanceMinor - amountMinor);
      expect(attempts).toBeLessThanOrEqual(mostAttempts);
    }),
    { numRuns: runs },
  );
});

/** The same in few words: only the attempt that is not decided is, and what was paid may come back. */
function tellStory(list: readonly Said[]): { state: string; attempts: number; wallet: bigint } {
  const refused = new Set<string>();
  const serviceNow = () => ['BANK', 'OTHER'].find((pspId) => !refused.has(pspId)) ?? '';
  let state = 'unknown';
  let attempts = 1;
  for (const { attempt, what } of list) {
    if (attempt !== attempts) continue;
    if (state === 'paid' && what === 'came_back') state = 'returned';
    if (state !== 'unknown') continue;
    if (what === 'paid') state = 'paid';
    if (what === 'came_back') state = 'returned';
    if (what !== 'refused' && what !== 'never_seen') continue;
    if (what === 'refused') refused.add(serviceNow());
    if (serviceNow() === '' || attempts === mostAttempts) state = 'returned';
    else attempts += 1;
  }
  return { state, attempts, wallet: state === 'returned' ? balanceMinor : balanceMinor - amountMinor };
}

async function sendOne() {
  const holder = await world.newHolder(balanceMinor);
  const orderId = await world.request(holder, amountMinor);
  await carryOn(world.deps, orderId);
  return {
    async tell({ attempt, what }: Said) {
      const pspId = world.payoutsOf(orderId).find((payout) => payout.attempt === attempt)?.pspId ?? 'BANK';
      await applyPayoutWord(world.deps, { pspId, orderId, attempt }, wordOf[what], { messageId: null });
      await carryOn(world.deps, orderId);
    },
    async standing() {
      const { rows } = await world.database.pool.query<{ state: string; attempts: number }>(
        'select state, attempts from cashier.withdrawal where order_id = $1',
        [orderId],
      );
      const { state = '', attempts = 0 } = rows[0] ?? {};
      return { state, attempts, wallet: await world.balanceOf(holder) };
    },
  };
}

const wordOf: Readonly<Record<Said['what'], PayoutWord>> = {
  has_it: { state: 'pending', pspRef: 'ref' },
  unknown: { state: 'unknown', why: 'silence' },
  paid: { state: 'succeeded', pspRef: 'ref' },
  refused: { state: 'refused', code: 'NO', cameBack: false },
  never_seen: { state: 'refused', code: 'NEVER_SEEN', cameBack: false },
  came_back: { state: 'refused', code: 'CLOSED', cameBack: true },
};

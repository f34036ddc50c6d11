import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyReversal } from '../../src/modules/cashier/claim/apply-reversal.ts';
import { applyPayoutWord } from '../../src/modules/cashier/withdrawal/apply-payout-word.ts';
import { carryOn } from '../../src/modules/cashier/withdrawal/carry-on.ts';
import {
  approveWithdrawalOf,
  rejectWithdrawalOf,
} from '../../src/modules/cashier/withdrawal/decide-withdrawal.ts';
import type { PayoutWord } from '../../src/modules/cashier/service/payment-adapter.ts';
import { paidMessage } from './cashier-world.ts';
import { hireOperators } from './operators.ts';
import { createWithdrawalWorld, silence, type WithdrawalWorld } from './withdrawal-world.ts';

let world: WithdrawalWorld;
let agree: Awaited<ReturnType<typeof hireOperators>>;
beforeAll(async () => {
  world = await createWithdrawalWorld();
  agree = await hireOperators(world);
  // whatever is sent or asked about is not clearly answered, so that only what is said counts
  world.bank.onPay = silence;
  world.bank.onAskPayout = silence;
});
afterAll(() => world.close());

const runs = 25;
const longest = 10;
const mostAttempts = 5;
const amountMinor = 100_000n;
const balanceMinor = 1_000_000n;
const chargedBackMinor = 1_000n;

/** What a service may say of an attempt at any time, in any order, as often as it likes. */
interface Said {
  readonly attempt: number;
  readonly what: 'has_it' | 'unknown' | 'paid' | 'refused' | 'never_seen' | 'came_back';
}

/** What else may happen meanwhile. */
interface Done {
  readonly attempt: 0;
  readonly what: 'closes' | 'opens' | 'approves' | 'rejects' | 'charges_back' | 'time_passes';
}

const said = fc.record<Said>({
  attempt: fc.integer({ min: 1, max: 4 }),
  what: fc.constantFrom('has_it', 'unknown', 'paid', 'refused', 'never_seen', 'came_back'),
});
const done = fc.record<Done>({
  attempt: fc.constant(0 as const),
  what: fc.constantFrom('closes', 'opens', 'approves', 'rejects', 'charges_back', 'time_passes'),
});
const list = fc.array(fc.oneof({ weight: 3, arbitrary: said }, { weight: 2, arbitrary: done }), {
  maxLength: longest,
});
/** What must not be missed by chance: silence, time, and a second way while the member is closed or charged back. */
const always: [(Said | Done)[]][] = [
  [say('unknown', 1).concat(act('time_passes'), say('unknown', 1), act('time_passes'), say('paid', 1))],
  [say('refused', 1).concat(say('unknown', 2), act('time_passes'), say('paid', 1), say('paid', 2))],
  [act('closes').concat(say('refused', 1), act('approves'), say('never_seen', 2), say('paid', 3))],
  [act('charges_back').concat(say('refused', 1), act('approves'), act('time_passes'), say('paid', 2))],
  [act('closes').concat(say('never_seen', 1), act('rejects'), act('approves'), say('paid', 1))],
  [say('paid', 1).concat(act('charges_back'), say('came_back', 1), say('came_back', 1))],
  [say('refused', 1).concat(say('refused', 2), act('time_passes'), say('paid', 2))],
];

function say(what: Said['what'], attempt: number): (Said | Done)[] {
  return [{ attempt, what }];
}
function act(what: Done['what']): (Said | Done)[] {
  return [{ attempt: 0, what }];
}

test('whatever is said and done after one another leads where the story says', async () => {
  await fc.assert(
    fc.asyncProperty(list, async (happens) => {
      const { make, standing } = await sendOne();
      for (const [index, one] of happens.entries()) {
        await make(one);
        const until = happens.slice(0, index + 1);
        expect({ until, ...(await standing()) }).toEqual({ until, ...tellStory(until) });
      }
    }),
    { numRuns: runs + always.length, examples: always },
  );
});

test('whatever is said and done all at once pays once or gives back once, and asks while neither is certain', async () => {
  await fc.assert(
    fc.asyncProperty(list, async (happens) => {
      const { make, standing } = await sendOne();
      const steady = happens.filter(({ what }) => what !== 'charges_back');
      await Promise.all([...steady, ...steady].map(make));
      const { state, wallet, attempts } = await standing();
      expect(['unknown', 'review', 'paid', 'returned']).toContain(state);
      expect(wallet).toBe(state === 'returned' ? balanceMinor : balanceMinor - amountMinor);
      expect(attempts).toBeLessThanOrEqual(mostAttempts);
    }),
    { numRuns: runs },
  );
});

/** The same in few words: only the attempt that is not decided is, what was paid may come back, and a person may have to look. */
function tellStory(happens: readonly (Said | Done)[]): { state: string; attempts: number; wallet: bigint } {
  const refused = new Set<string>();
  const serviceNow = () => ['BANK', 'OTHER'].find((pspId) => !refused.has(pspId)) ?? '';
  let [state, attempts, isClosed, isPaidThoughClosed, isChargedBack] = ['unknown', 1, false, false, false];
  let lost = 0n;
  const sendOn = () => {
    const isLookedAt = (isClosed && !isPaidThoughClosed) || isChargedBack;
    if (isLookedAt) state = 'review';
    else {
      attempts += 1;
      state = 'unknown';
    }
  };
  for (const { attempt, what } of happens) {
    if (what === 'closes') isClosed = true;
    if (what === 'opens') isClosed = false;
    if (what === 'charges_back') {
      isChargedBack = true;
      lost += chargedBackMinor;
    }
    if (state === 'review' && what === 'rejects') state = 'returned';
    if (state === 'review' && what === 'approves') {
      isPaidThoughClosed = isClosed;
      isChargedBack = false;
      sendOn();
    }
    if (attempt !== attempts) continue;
    if (state === 'paid' && what === 'came_back') state = 'returned';
    if (state !== 'unknown') continue;
    if (what === 'paid') state = 'paid';
    if (what === 'came_back') state = 'returned';
    if (what !== 'refused' && what !== 'never_seen') continue;
    if (what === 'refused') refused.add(serviceNow());
    if (serviceNow() === '' || attempts === mostAttempts) state = 'returned';
    else sendOn();
  }
  const kept = state === 'returned' ? 0n : amountMinor;
  return { state, attempts, wallet: balanceMinor - kept - lost };
}

async function sendOne() {
  const holder = await world.newHolder(balanceMinor - amountMinor);
  const deposit = await world.openOrder(holder);
  await world.tell(paidMessage(deposit));
  const orderId = await world.request(holder, amountMinor);
  await carryOn(world.deps, orderId);
  let chargedBack = 0;
  const which = { site_id: 1, order_number: orderId, reason: 'looked at' };
  const setStatus = (status: string) =>
    world.database.pool.query('update app.member set status = $2 where member_id = $1', [
      holder.memberId,
      status,
    ]);

  async function doIt(what: Done['what']): Promise<unknown> {
    switch (what) {
      case 'closes':
        return setStatus('disabled');
      case 'opens':
        return setStatus('active');
      case 'approves':
        return agree(approveWithdrawalOf(world.deps), which);
      case 'rejects':
        return agree(rejectWithdrawalOf(world.deps), { ...which, told: 'rules' });
      case 'charges_back':
        chargedBack += 1;
        return applyReversal(
          world.deps,
          'BANK',
          {
            ...{
              reversalRef: `${chargedBack}-${deposit}`,
              paymentRef: `pay-${deposit}`,
              cause: 'chargeback',
            },
            ...{ currency: 'VND', amountMinor: chargedBackMinor, reason: '', wonBackRef: null },
          },
          null,
        );
      case 'time_passes':
        world.passTime(10 * 60_000);
        return world.work();
    }
  }

  return {
    async make(one: Said | Done): Promise<void> {
      // an approval is of what came before it
      world.passTime(1_000);
      if (one.attempt === 0) await doIt((one as Done).what);
      else {
        const { attempt, what } = one as Said;
        const pspId = world.payoutsOf(orderId).find((payout) => payout.attempt === attempt)?.pspId ?? 'BANK';
        await applyPayoutWord(world.deps, { pspId, orderId, attempt }, wordOf[what], { messageId: null });
      }
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

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Currency } from '@halls/contract';
import { ledgerModule } from '#modules/ledger';
import { applyWord } from '../../src/modules/cashier/deposit/apply-word.ts';
import { creditDepositOf, sendBackDepositOf } from '../../src/modules/cashier/deposit/decide-deposit.ts';
import { applyRefundWord } from '../../src/modules/cashier/refund/apply-refund-word.ts';
import { refundOf } from '../../src/modules/cashier/refund/decide-refund.ts';
import { workOnRefunds } from '../../src/modules/cashier/refund/work-on-refunds.ts';
import type { DepositWord } from '../../src/modules/cashier/service/payment-adapter.ts';
import { createCashierWorld, type CashierWorld } from './cashier-world.ts';
import { hireOperators } from './operators.ts';
import { tellStory, type Said } from './tell-story.ts';

let world: CashierWorld;
let agree: Awaited<ReturnType<typeof hireOperators>>;
beforeAll(async () => {
  world = await createCashierWorld();
  agree = await hireOperators(world);
});
afterAll(() => world.close());

const runs = 30;
const longest = 12;

const payment = fc.integer({ min: 1, max: 3 });
const currency = fc.constantFrom<Currency>('VND', 'VND', 'VND', 'USD');
const paid = fc.record({ kind: fc.constant('paid' as const), payment, currency });
const reversed = fc.record({
  ...{ kind: fc.constant('reversed' as const), payment, currency },
  ...{ ref: fc.integer({ min: 1, max: 3 }), isHalf: fc.boolean(), isWonBack: fc.boolean() },
});
const decided = fc.record({ kind: fc.constantFrom('credit' as const, 'send_back' as const), payment });
const ending = fc.constantFrom('paid' as const, 'refused' as const);
const givesBack = fc.record({
  ...{ kind: fc.constant('gives_back' as const), payment, isHalf: fc.boolean() },
  end: fc.option(ending),
});
const refundEnds = fc.record({ kind: fc.constant('refund_ends' as const), payment, end: ending });
const other = fc.record({
  kind: fc.constantFrom(
    ...(['waits', 'sees', 'expired', 'refuses', 'unknown', 'time_passes', 'spends'] as const),
  ),
});
/** Whatever a service, an operator or the member does, in any order, as often as they like. */
const saidList = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: other },
    { weight: 2, arbitrary: paid },
    { weight: 2, arbitrary: reversed },
    { weight: 1, arbitrary: decided },
    { weight: 2, arbitrary: givesBack },
    { weight: 1, arbitrary: refundEnds },
  ),
  { maxLength: longest },
);
/** What must not be missed by chance: silence before and after money, and the same taken and won back again and again. */
const always: [Said[]][] = [
  [[{ kind: 'unknown' }, { kind: 'waits' }, { kind: 'unknown' }, { kind: 'sees' }, { kind: 'unknown' }]],
  [[{ kind: 'time_passes' }, { kind: 'unknown' }, { kind: 'waits' }, paidOnce(1), { kind: 'waits' }]],
  [[takenOnce(1, 1), takenOnce(1, 1), takenOnce(1, 2), takenOnce(1, 3)]],
  [[paidOnce(1), { kind: 'spends' }, takenOnce(1, 1), paidOnce(2), { kind: 'credit', payment: 2 }]],
  [[takenOnce(1, 1), { ...takenOnce(1, 1), isWonBack: true }, { ...takenOnce(1, 1), isWonBack: true }]],
  [[paidOnce(1), { kind: 'spends' }, { ...takenOnce(1, 1), isWonBack: true }, takenOnce(1, 2)]],
  [[paidOnce(1), givenBack('refused'), givenBack('paid'), takenOnce(1, 1), givenBack('paid')]],
  [
    [
      paidOnce(1),
      { ...givenBack(null), isHalf: true },
      takenOnce(1, 1),
      takenOnce(1, 2),
      refundEnded('refused'),
    ],
  ],
  [
    [
      paidOnce(1),
      { ...givenBack(null), isHalf: true },
      takenOnce(1, 2),
      refundEnded('paid'),
      takenOnce(1, 1),
    ],
  ],
  [[paidOnce(1), paidOnce(2), { kind: 'send_back', payment: 2 }, takenOnce(2, 1), takenOnce(2, 1)]],
];

test('whatever is said and done after one another leads where the story says', async () => {
  await fc.assert(
    fc.asyncProperty(saidList, async (list) => {
      const { orderId, tell, standing } = await openOne();
      for (const [index, said] of list.entries()) {
        await tell(said);
        const until = list.slice(0, index + 1);
        expect({ until, ...(await standing()) }).toEqual({ until, ...tellStory(until), orderId });
      }
    }),
    { numRuns: runs + always.length, examples: always },
  );
});

test('whatever is said all at once takes each payment once, and one of them for the order', async () => {
  const calm = saidList.map((list) =>
    list.filter(({ kind }) => !['spends', 'send_back', 'gives_back', 'refund_ends'].includes(kind)),
  );
  await fc.assert(
    fc.asyncProperty(calm, async (list) => {
      const { tell, standing, booked } = await openOne();
      await Promise.all([...list, ...list].map(tell));
      const payments = new Set(
        list.flatMap((said) => (said.kind === 'paid' || said.kind === 'reversed' ? [said.payment] : [])),
      );
      const { state, inReview, wallet, owed } = await standing();
      const { credited, gone, deposits } = await booked();
      expect(wallet - owed).toBe(credited - gone);
      if (payments.size === 0) {
        expect(['open', 'processing', 'expired', 'failed']).toContain(state);
        expect([inReview, wallet, deposits]).toEqual([0, 0n, 0]);
      } else {
        expect(['credited', 'reversed', 'review']).toContain(state);
        expect(deposits).toBe(payments.size);
      }
    }),
    { numRuns: runs },
  );
});

async function openOne() {
  const owner = world.newMember();
  const orderId = await world.openOrder(owner);
  const which = { pspId: 'BANK', orderId };
  const ask = async <Row extends object>(text: string) => {
    const { rows } = await world.database.pool.query<Row>(text, [owner.memberId]);
    return rows;
  };
  const depositOf = async (of: number) =>
    (
      await ask<{ order_id: string }>(
        `select order_id from cashier.deposit where member_id = $1 and payment_ref like '${of}-%'`,
      )
    )[0]?.order_id ?? '';
  const bankSays = (said: 'paid' | 'refused' | null, refundId: string) =>
    said === 'paid'
      ? ({ state: 'succeeded', pspRef: `b-${refundId}`, refundRef: `r-${refundId}` } as const)
      : said === 'refused'
        ? ({ state: 'refused', code: 'NO' } as const)
        : ({ state: 'unknown', why: 'silence' } as const);
  async function giveBack(said: Extract<Said, { kind: 'gives_back' }>): Promise<void> {
    const minor = BigInt(said.payment) * 1_000n;
    const input = { site_id: 1, order_number: await depositOf(said.payment), reason: 'asked for it' };
    await agree(refundOf(world.deps), { ...input, amount: String(said.isHalf ? minor / 2n : minor) });
    world.bank.onRefund = async ({ refundId }) => bankSays(said.end, refundId);
    world.bank.onAskRefund = async ({ refundId }) => bankSays(null, refundId);
    await workOnRefunds(world.deps);
  }
  async function endRefund(said: Extract<Said, { kind: 'refund_ends' }>): Promise<void> {
    const [row] = await ask<{ refund_id: string }>(
      `select refund_id from cashier.refund where member_id = $1 and payment_ref like '${said.payment}-%'
         and ended_at is null`,
    );
    const refundId = row?.refund_id ?? 'none';
    const word = bankSays(said.end, refundId);
    await applyRefundWord(world.deps, { pspId: 'BANK', refundId }, word, { messageId: null });
  }
  return {
    orderId,
    async tell(said: Said): Promise<void> {
      switch (said.kind) {
        case 'time_passes':
          return world.passTime(16 * 60_000);
        case 'spends': {
          const ledger = world.app.faceOf(ledgerModule);
          const wallet = await ledger.balanceOf(owner);
          if (wallet > 0n) await ledger.adjust(world.app.platform.sql, owner, randomUUID(), -wallet);
          return;
        }
        case 'gives_back':
          return giveBack(said);
        case 'refund_ends':
          return endRefund(said);
        case 'credit':
        case 'send_back': {
          const change = said.kind === 'credit' ? creditDepositOf(world.deps) : sendBackDepositOf(world.deps);
          const input = { site_id: 1, order_number: await depositOf(said.payment), reason: 'looked at' };
          return void (await agree(change, input));
        }
        default:
          return void (await applyWord(world.deps, which, wordOf(said, orderId), {
            ...{ actor: 'psp', messageId: null },
          }));
      }
    },
    async standing() {
      const rows = await ask<{ order_id: string; state: string; follows: string | null }>(
        'select order_id, state, follows_order_id as follows from cashier.deposit where member_id = $1',
      );
      const [debt] = await ask<{ owed: string }>(
        'select owed_minor as owed from cashier.debt where member_id = $1',
      );
      const own = rows.find(({ follows }) => follows === null);
      return {
        orderId: own?.order_id,
        state: own?.state ?? '',
        inReview: rows.filter(({ state }) => state === 'review').length,
        wallet: await world.balanceOf(owner),
        owed: BigInt(debt?.owed ?? 0),
      };
    },
    /** By the rows alone. */
    async booked() {
      const [row] = await ask<{ credited: string; gone: string; deposits: number }>(
        `select coalesce(sum(d.received_minor) filter (where d.state in ('credited', 'reversed')), 0)::text as credited,
           count(d.payment_ref)::int as deposits, (
             select coalesce(sum(r.amount_minor), 0)::text from cashier.reversal r
             where r.member_id = $1 and r.state = 'taken') as gone
         from cashier.deposit d where d.member_id = $1`,
      );
      return {
        ...{ credited: BigInt(row?.credited ?? 0), gone: BigInt(row?.gone ?? 0) },
        deposits: row?.deposits ?? 0,
      };
    },
  };
}

function wordOf(
  said: Exclude<
    Said,
    { kind: 'time_passes' | 'spends' | 'credit' | 'send_back' | 'gives_back' | 'refund_ends' }
  >,
  orderId: string,
): DepositWord {
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
    case 'paid':
      return { state: 'succeeded', pspRef, payments: [paymentOf(said, orderId)] };
    case 'reversed': {
      const came = paymentOf(said, orderId);
      const reversal = {
        ...{ ...came, cause: 'chargeback' as const, reason: '' },
        reversalRef: `${said.ref}-${came.paymentRef}`,
        amountMinor: said.isHalf ? came.amountMinor / 2n : came.amountMinor,
        wonBackRef: said.isWonBack ? `won-${said.ref}-${came.paymentRef}` : null,
      };
      return { state: 'reversed', pspRef, payments: [came], reversals: [reversal] };
    }
  }
}

function paymentOf(said: { readonly payment: number; readonly currency: Currency }, orderId: string) {
  return {
    ...{ paymentRef: `${said.payment}-${orderId}`, currency: said.currency },
    amountMinor: BigInt(said.payment) * 1_000n,
  };
}

function paidOnce(of: number) {
  return { kind: 'paid', payment: of, currency: 'VND' } as const;
}

function takenOnce(of: number, ref: number) {
  return { ...paidOnce(of), kind: 'reversed', ref, isHalf: ref === 2, isWonBack: false } as const;
}

function givenBack(end: 'paid' | 'refused' | null) {
  return { kind: 'gives_back', payment: 1, isHalf: false, end } as const;
}

function refundEnded(end: 'paid' | 'refused') {
  return { kind: 'refund_ends', payment: 1, end } as const;
}

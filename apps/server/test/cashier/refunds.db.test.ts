import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentMessage, RefundWordOnWire } from '@halls/contract/psp';
import { sumCreditedBetween } from '#modules/cashier';
import { ledgerModule } from '#modules/ledger';
import { listReceivedAndPlayed } from '../../src/modules/risk/list-received-and-played.ts';
import { bookKept } from '../../src/modules/cashier/claim/book-kept.ts';
import { applyWord } from '../../src/modules/cashier/deposit/apply-word.ts';
import { creditDepositOf } from '../../src/modules/cashier/deposit/decide-deposit.ts';
import { refundOf } from '../../src/modules/cashier/refund/decide-refund.ts';
import { workOnRefunds } from '../../src/modules/cashier/refund/work-on-refunds.ts';
import { paidMessage } from './cashier-world.ts';
import { hireOperators } from './operators.ts';
import { createWithdrawalWorld, type Holder, type WithdrawalWorld } from './withdrawal-world.ts';

let world: WithdrawalWorld;
let agree: Awaited<ReturnType<typeof hireOperators>>;
beforeAll(async () => {
  world = await createWithdrawalWorld();
  agree = await hireOperators(world);
});
afterAll(() => world.close());

const silence = async () => ({ state: 'unknown', why: 'silence' }) as const;
const refusal = async () => ({ state: 'refused', code: 'CLOSED' }) as const;
const waits = async () => ({ state: 'pending', pspRef: 'B1' }) as const;

/** How the bank takes refunds from now on, until the test is over. */
async function withBank(
  moods: Partial<Pick<WithdrawalWorld['bank'], 'onRefund' | 'onAskRefund'>>,
  play: () => Promise<void>,
) {
  const usual = { onRefund: world.bank.onRefund, onAskRefund: world.bank.onAskRefund };
  Object.assign(world.bank, moods);
  try {
    await play();
  } finally {
    Object.assign(world.bank, usual);
  }
}

async function credited(holder: Holder, more: Record<string, unknown> = {}): Promise<string> {
  const orderId = await world.openOrder(holder, more);
  expect((await world.tell(paidMessage(orderId))).statusCode).toBe(200);
  return orderId;
}

const agreeTo = (orderId: string, amount: string) =>
  agree(refundOf(world.deps), { site_id: 1, order_number: orderId, amount, reason: 'asked for it' });

async function refundsOf(orderId: string) {
  const { rows } = await world.database.pool.query<{ refund_id: string; state: string; amount: string }>(
    'select refund_id, state, amount_minor as amount from cashier.refund where order_id = $1 order by asked_at, refund_id',
    [orderId],
  );
  return rows;
}
const statesOf = async (orderId: string) => (await refundsOf(orderId)).map(({ state }) => state);
const sentOf = (orderId: string) => world.bank.refunds.filter((refund) => refund.orderId === orderId);
const work = () => workOnRefunds(world.deps);

async function refundIdOf(orderId: string): Promise<string> {
  const last = (await refundsOf(orderId)).at(-1);
  if (!last) throw new Error(`nothing of ${orderId} is given back`);
  return last.refund_id;
}

async function tellOf(orderId: string, word: RefundWordOnWire, how: Parameters<typeof world.tell>[1] = {}) {
  const message: PaymentMessage = {
    ...{
      kind: 'refund',
      message_id: randomUUID(),
      order_id: orderId,
      refund_id: await refundIdOf(orderId),
      word,
    },
  };
  return world.tell(message, how);
}
const succeeded = (orderId: string): RefundWordOnWire => ({
  ...{
    state: 'succeeded',
    psp_ref: 'B1',
    refund_ref: `gone-${orderId}`,
    refunded_at: '2026-03-01T08:00:00Z',
  },
});

async function chargedBack(
  orderId: string,
  amountMinor = 100_000n,
  wonBackRef: string | null = null,
): Promise<void> {
  const payment = { paymentRef: `pay-${orderId}`, currency: 'VND' as const, amountMinor: 100_000n };
  const reversal = {
    ...{ ...payment, amountMinor, reversalRef: `R-${orderId}`, cause: 'chargeback' as const },
    ...{ reason: '', wonBackRef },
  };
  const word = {
    state: 'reversed',
    pspRef: `ref-${orderId}`,
    payments: [payment],
    reversals: [reversal],
  } as const;
  await applyWord(world.deps, { pspId: 'BANK', orderId }, word, { actor: 'psp', messageId: null });
}

/** What deposits of a member's count as, wherever something hangs on them. */
async function countedOf({ memberId, currency }: Holder): Promise<(string | null)[]> {
  const { sql } = world.app.platform;
  const day = { from: new Date(0), until: new Date('2100-01-01') };
  const { rows } = await world.database.pool.query<{ first: string | null; asks: string; mission: string }>(
    `select (select received_minor::text from cashier.first_deposit($1, $2)) as first,
       (select coalesce(max(amount), 0)::text from generate_series(0, 400000, 10000) amount cross join app.member m
         where m.member_id = $1 and envelope.may_claim(jsonb_populate_record(null::app.red_envelope, jsonb_build_object(
           'site_id', m.site_id, 'currency', m.currency, 'audience', 'deposited', 'deposited_minor', amount)), m)) as asks,
       mission.progress_of(jsonb_populate_record(null::mission.mission, jsonb_build_object('currency', $2::text,
         'fact', 'deposits')), $1, '2000-01-01', '2100-01-01', 'UTC')::text as mission`,
    [memberId, currency],
  );
  const onDay = await sumCreditedBetween(sql, { memberId, currency, ...day });
  const played = await listReceivedAndPlayed(sql, { memberId, currency });
  return [
    ...[rows[0]?.first ?? null, rows[0]?.asks ?? null, rows[0]?.mission ?? null, onDay.toString()],
    played.reduce((sum, { receivedMinor }) => sum + receivedMinor, 0n).toString(),
  ];
}

describe('money that the house gives back', () => {
  test('was not deposited, wherever something hangs on that: while it is under way, and once it is gone', async () => {
    const holder = await world.newHolder(50_000n);
    const orderId = await credited(holder);
    expect(await countedOf(holder)).toEqual(Array(5).fill('100000'));
    expect(await agreeTo(orderId, '60000')).toBe(true);
    expect(await countedOf(holder)).toEqual(Array(5).fill('40000'));
    await withBank({ onRefund: refusal }, work);
    expect(await countedOf(holder)).toEqual(Array(5).fill('100000'));
    expect(await agreeTo(orderId, '70000')).toBe(true);
    await work();
    expect(await countedOf(holder)).toEqual(Array(5).fill('30000'));
    await chargedBack(orderId, 10_000n);
    expect(await countedOf(holder)).toEqual(Array(5).fill('20000'));
    expect(await agreeTo(orderId, '20000')).toBe(true);
    // nothing is left of it: whoever asks for money meanwhile is looked at as if it had never come
    expect(await countedOf(holder)).toEqual(Array(5).fill('0'));
    expect((await world.ask(holder, { amount: '50000' })).code).toBe(100);
  });

  test('counts once where a bank took it back and it is there again', async () => {
    const holder = await world.newHolder(50_000n);
    const orderId = await credited(holder);
    await chargedBack(orderId);
    expect(await countedOf(holder)).toEqual([null, '0', '0', '0', '0']);
    await chargedBack(orderId, 100_000n, 'again');
    expect(await countedOf(holder)).toEqual(Array(5).fill('100000'));
  });

  test('leaves the wallet as it is agreed to, and the house once the service has paid it', async () => {
    const holder = await world.newHolder(20_000n);
    const orderId = await credited(holder);
    expect(await agreeTo(orderId, '40000')).toBe(true);
    expect([await world.balanceOf(holder), await statesOf(orderId)]).toEqual([80_000n, ['asked']]);
    await work();
    expect(sentOf(orderId)).toMatchObject([
      { orderId, paymentRef: `pay-${orderId}`, currency: 'VND', amountMinor: 40_000n },
    ]);
    expect([await world.balanceOf(holder), await statesOf(orderId)]).toEqual([80_000n, ['paid']]);
    const order = await world.order(holder, orderId);
    expect(order.status).toBe('credited');
    expect(order.timeline.slice(-2)).toMatchObject([
      { text: 'deposit_step.refund_asked', amount: '40000' },
      { text: 'deposit_step.refunded', amount: '40000' },
    ]);

    expect(await agreeTo(orderId, '60001')).toBe(false);
    expect(await agreeTo(orderId, '60000')).toBe(true);
    await work();
    expect((await world.order(holder, orderId)).status).toBe('reversed');
    expect(await agreeTo(orderId, '1')).toBe(false);
    expect(await world.balanceOf(holder)).toBe(20_000n);
  });

  test('is refused where the wallet has less beside what is owed, or the way takes nothing back', async () => {
    const holder = await world.newHolder(0n);
    const orderId = await credited(holder);
    await world.app.faceOf(ledgerModule).adjust(world.app.platform.sql, holder, randomUUID(), -50_001n);
    expect(await agreeTo(orderId, '50000')).toBe(false);
    expect(await agreeTo(orderId, '49999')).toBe(true);
    const other = await world.newHolder(0n);
    const exact = await credited(other, { method_id: world.methodId('exact') });
    expect(await agreeTo(exact, '100')).toBe(false);
    const unpaid = await world.openOrder(other);
    expect(await agreeTo(unpaid, '100')).toBe(false);

    const debtor = await world.newHolder(0n);
    const lost = await credited(debtor);
    await world.app.faceOf(ledgerModule).adjust(world.app.platform.sql, debtor, randomUUID(), -100_000n);
    await chargedBack(lost);
    const paying = await credited(debtor);
    expect(await world.balanceOf(debtor)).toBe(0n);
    expect(await agreeTo(paying, '1')).toBe(false);
    await work();
  });

  test('of any number that are agreed to at once is one, beside bets and withdrawals', async () => {
    const holder = await world.newHolder(0n);
    const orderId = await credited(holder);
    const all = await Promise.all([
      ...Array.from({ length: 8 }, () => agreeTo(orderId, '100000')),
      world.request(holder, 60_000n),
      world.request(holder, 60_000n),
    ]);
    const given = all.filter((one) => one === true).length;
    const held = all.filter((one) => typeof one === 'string' && one.startsWith('W-')).length;
    expect(given + held).toBe(1);
    expect(await world.balanceOf(holder)).toBe(given === 1 ? 0n : 40_000n);
    await work();
  });

  test('that nobody clearly refused does not come back, is asked about, and not sent again', async () => {
    const holder = await world.newHolder(0n);
    const orderId = await credited(holder);
    await agreeTo(orderId, '100000');
    await withBank(
      { onRefund: () => Promise.reject(new Error('broken')), onAskRefund: silence },
      async () => {
        await work();
        for (let asked = 0; asked < 5; asked += 1) {
          world.passTime(10 * 60_000);
          await work();
        }
        expect([await statesOf(orderId), await world.balanceOf(holder)]).toEqual([['unknown'], 0n]);
        expect(await agreeTo(orderId, '1')).toBe(false);
      },
    );
    expect(sentOf(orderId)).toHaveLength(1);
    world.passTime(10 * 60_000);
    await work();
    expect([await statesOf(orderId), await world.balanceOf(holder)]).toEqual([['paid'], 0n]);
  });

  test('that the service refuses is in the wallet again, once, and may be asked for anew', async () => {
    const holder = await world.newHolder(0n);
    const orderId = await credited(holder);
    await withBank({ onRefund: refusal }, async () => {
      await agreeTo(orderId, '100000');
      await work();
      expect([await statesOf(orderId), await world.balanceOf(holder)]).toEqual([['refused'], 100_000n]);
    });
    expect((await world.order(holder, orderId)).timeline.at(-1)).toMatchObject({
      text: 'deposit_step.refund_refused',
    });
    expect((await tellOf(orderId, { state: 'refused', code: 'CLOSED' })).statusCode).toBe(200);
    // what it has ruled out changes nothing
    expect((await tellOf(orderId, succeeded(orderId))).statusCode).toBe(200);
    expect(await world.balanceOf(holder)).toBe(100_000n);
    world.passTime(1_000);
    expect(await agreeTo(orderId, '100000')).toBe(true);
    await work();
    expect([await statesOf(orderId), await world.balanceOf(holder)]).toEqual([['refused', 'paid'], 0n]);
  });

  test('is decided once by messages, however many come before the answer', async () => {
    const holder = await world.newHolder(0n);
    const orderId = await credited(holder);
    await agreeTo(orderId, '100000');
    const early = async () => {
      const told = await Promise.all(Array.from({ length: 10 }, () => tellOf(orderId, succeeded(orderId))));
      expect(told.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
      return { state: 'unknown', why: 'it comes late' } as const;
    };
    await withBank({ onRefund: early }, work);
    expect([await statesOf(orderId), await world.balanceOf(holder)]).toEqual([['paid'], 0n]);
    expect((await tellOf(orderId, { state: 'refused', code: 'NO' })).statusCode).toBe(200);
    expect(await world.balanceOf(holder)).toBe(0n);
  });

  test('by a message that is forged is only asked about', async () => {
    const holder = await world.newHolder(0n);
    const orderId = await credited(holder);
    await agreeTo(orderId, '100000');
    const asked: string[] = [];
    const heard = async ({ refundId }: { refundId: string }) => {
      asked.push(refundId);
      return waits();
    };
    await withBank({ onRefund: waits, onAskRefund: heard }, async () => {
      await work();
      world.passTime(20_000);
      await work();
      const before = asked.length;
      expect((await tellOf(orderId, succeeded(orderId), { secret: 'another' })).statusCode).toBe(401);
      await work();
      expect([asked.length - before, await statesOf(orderId)]).toEqual([1, ['sending']]);
    });
  });

  test('left behind by a process that died is sent once, or asked about', async () => {
    const holder = await world.newHolder(0n);
    const orderId = await credited(holder);
    await agreeTo(orderId, '100000');
    const refundId = await refundIdOf(orderId);
    // as it stands where the process ended between the commit and the call
    await world.database.pool.query(
      `select cashier.move_refund($1, 'asked', 'sending', null, null, null, null, $2, $2)`,
      [refundId, world.deps.clock()],
    );
    const never = async () => ({ state: 'refused', code: 'NEVER_SEEN' }) as const;
    await withBank({ onAskRefund: never }, work);
    expect(sentOf(orderId)).toEqual([]);
    expect([await statesOf(orderId), await world.balanceOf(holder)]).toEqual([['refused'], 100_000n]);
  });

  test('of a second payment is asked for under the order that its service knows', async () => {
    const holder = await world.newHolder(0n);
    const orderId = await credited(holder);
    await world.tell(paidMessage(orderId, { paymentRef: `again-${orderId}` }));
    const { rows } = await world.database.pool.query<{ order_id: string }>(
      'select order_id from cashier.deposit where follows_order_id = $1',
      [orderId],
    );
    const second = rows[0]?.order_id ?? '';
    const which = { site_id: 1, order_number: second, reason: 'looked at' };
    expect(await agree(creditDepositOf(world.deps), which)).toBe(true);
    expect(await agreeTo(second, '100000')).toBe(true);
    await work();
    expect(sentOf(orderId)).toMatchObject([{ orderId, paymentRef: `again-${orderId}` }]);
    expect(await world.balanceOf(holder)).toBe(100_000n);
  });
});

describe('what a bank takes back of a deposit that is given back', () => {
  test('is kept while that is not decided, and booked where it is refused', async () => {
    const holder = await world.newHolder(0n);
    const orderId = await credited(holder);
    await withBank({ onRefund: waits, onAskRefund: refusal }, async () => {
      await agreeTo(orderId, '60000');
      await work();
      await chargedBack(orderId, 70_000n);
      expect(await world.balanceOf(holder)).toBe(40_000n);
      world.passTime(60_000);
      await work();
      expect(await world.balanceOf(holder)).toBe(100_000n);
      await bookKept(world.deps);
      expect(await world.balanceOf(holder)).toBe(30_000n);
    });
  });

  test('is the rest of it, and the deposit is wholly gone once both are', async () => {
    const holder = await world.newHolder(0n);
    const orderId = await credited(holder);
    await withBank({ onRefund: waits }, async () => {
      await agreeTo(orderId, '60000');
      await work();
      await chargedBack(orderId, 40_000n);
      expect((await world.order(holder, orderId)).status).toBe('credited');
      expect((await tellOf(orderId, succeeded(orderId))).statusCode).toBe(200);
    });
    expect((await world.order(holder, orderId)).status).toBe('reversed');
    expect(await world.balanceOf(holder)).toBe(0n);
  });
});

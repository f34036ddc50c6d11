import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentMessage } from '@halls/contract/psp';
import { ledgerModule } from '#modules/ledger';
import { bookKept } from '../../src/modules/cashier/claim/book-kept.ts';
import { askDeposits } from '../../src/modules/cashier/deposit/ask-deposits.ts';
import { carryOn, screenNow } from '../../src/modules/cashier/withdrawal/carry-on.ts';
import { backMessage, paidMessage } from './cashier-world.ts';
import { createWithdrawalWorld, silence, type Holder, type WithdrawalWorld } from './withdrawal-world.ts';

let world: WithdrawalWorld;
beforeAll(async () => {
  world = await createWithdrawalWorld();
});
afterAll(() => world.close());

async function credited(holder: Holder, amount = '100000'): Promise<string> {
  const orderId = await world.openOrder(holder, { amount });
  expect((await world.tell(paidMessage(orderId, { amount }))).statusCode).toBe(200);
  return orderId;
}

async function owes({ memberId }: Holder): Promise<bigint> {
  const { rows } = await world.database.pool.query<{ owed_minor: string }>(
    'select owed_minor from cashier.debt where member_id = $1',
    [memberId],
  );
  return BigInt(rows[0]?.owed_minor ?? 0);
}

async function standing(holder: Holder) {
  return { wallet: await world.balanceOf(holder), owes: await owes(holder) };
}

const spend = (holder: Holder, amountMinor: bigint) =>
  world.app.faceOf(ledgerModule).adjust(world.app.platform.sql, holder, randomUUID(), -amountMinor);

describe('money that was taken back', () => {
  test('leaves the wallet once, however often and at once it is told', async () => {
    const holder = await world.newHolder(50_000n);
    const orderId = await credited(holder);
    const message = backMessage(orderId, {});
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        world.tell({ ...message, message_id: index % 2 ? message.message_id : randomUUID() }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await standing(holder)).toEqual({ wallet: 50_000n, owes: 0n });
    const order = await world.order(holder, orderId);
    expect(order.status).toBe('reversed');
    expect(order.timeline.at(-1)).toMatchObject({ text: 'deposit_step.taken_back', amount: '100000' });
    const { data } = await world.call(holder, 'records', { direction: 'deposit' });
    expect(data.list).toMatchObject([{ order_number: orderId, status: 'reversed' }]);
  });

  test('before it was told of is credited and taken back, and the credit told later is nothing new', async () => {
    const holder = await world.newHolder(0n);
    const orderId = await world.openOrder(holder);
    await world.tell(backMessage(orderId, {}));
    await world.tell(paidMessage(orderId));
    expect(await standing(holder)).toEqual({ wallet: 0n, owes: 0n });
    expect((await world.order(holder, orderId)).status).toBe('reversed');
  });

  test('in part leaves the deposit credited, and the rest may follow, but no more than came', async () => {
    const holder = await world.newHolder(0n);
    const orderId = await credited(holder);
    const part = { ref: 'R1', amount: '40000' };
    await world.tell(backMessage(orderId, part));
    expect((await world.order(holder, orderId)).status).toBe('credited');
    await world.tell(backMessage(orderId, part, { ref: 'R2', amount: '60001' }));
    expect(await standing(holder)).toEqual({ wallet: 60_000n, owes: 0n });
    await world.tell(backMessage(orderId, part, { ref: 'R3', amount: '60000' }));
    expect(await standing(holder)).toEqual({ wallet: 0n, owes: 0n });
    expect((await world.order(holder, orderId)).status).toBe('reversed');
  });

  test('told otherwise under the same reference changes nothing', async () => {
    const holder = await world.newHolder(0n);
    const orderId = await credited(holder);
    await world.tell(backMessage(orderId, { amount: '40000' }));
    await world.tell(backMessage(orderId, { amount: '50000' }));
    expect(await standing(holder)).toEqual({ wallet: 60_000n, owes: 0n });
  });

  test.each([
    ['forged', { secret: 'another' }],
    ['altered', { change: (body: string) => body.replace('"40000"', '"90000"') }],
  ])('by a message that is %s is only asked about', async (_, how) => {
    const holder = await world.newHolder(0n);
    const orderId = await credited(holder);
    const { onAsk } = world.bank;
    const asked = world.bank.asked.length;
    const payment = { paymentRef: `pay-${orderId}`, currency: 'VND' as const, amountMinor: 100_000n };
    world.bank.onAsk = async () => ({ state: 'succeeded', pspRef: `ref-${orderId}`, payments: [payment] });
    expect((await world.tell(backMessage(orderId, { amount: '40000' }), how)).statusCode).toBe(401);
    await askDeposits(world.deps);
    world.bank.onAsk = onAsk;
    expect(world.bank.asked.slice(asked)).toEqual([orderId]);
    expect(await standing(holder)).toEqual({ wallet: 100_000n, owes: 0n });
  });

  test('that names a payment which it does not tell of can’t be read', async () => {
    const holder = await world.newHolder(0n);
    const orderId = await credited(holder);
    const told = JSON.stringify(backMessage(orderId, {}));
    const other = told.replace(`"R1-${orderId}","payment_ref":"pay-`, `"R1-${orderId}","payment_ref":"no-`);
    expect((await world.tell(JSON.parse(other) as PaymentMessage)).statusCode).toBe(401);
    expect(await standing(holder)).toEqual({ wallet: 100_000n, owes: 0n });
  });

  test('of a deposit in review is kept, and booked once that is credited', async () => {
    const holder = await world.newHolder(0n);
    const exact = { method_id: world.methodId('exact'), amount: '100000' };
    const orderId = await world.openOrder(holder, exact);
    await world.tell(backMessage(orderId, { paid: '90000', amount: '90000' }));
    await bookKept(world.deps);
    expect(await standing(holder)).toEqual({ wallet: 0n, owes: 0n });
    expect((await world.order(holder, orderId)).status).toBe('review');
    const { rows } = await world.database.pool.query<{ state: string }>(
      'select state from cashier.reversal where order_id = $1',
      [orderId],
    );
    expect(rows).toEqual([{ state: 'kept' }]);
  });
});

describe('what is missing in the wallet', () => {
  test('is owed, paid by what is deposited next, and kept back from withdrawals', async () => {
    const holder = await world.newHolder(0n);
    const orderId = await credited(holder);
    await spend(holder, 70_000n);
    await world.tell(backMessage(orderId, {}));
    expect(await standing(holder)).toEqual({ wallet: 0n, owes: 70_000n });

    const next = await credited(holder, '60000');
    expect(await standing(holder)).toEqual({ wallet: 0n, owes: 10_000n });
    const { timeline } = await world.order(holder, next);
    expect(timeline.at(-1)).toMatchObject({ text: 'deposit_step.debt_paid', amount: '60000' });

    await spend(holder, -30_000n);
    const { data } = await world.call(holder, 'withdrawal/preview');
    expect(data).toMatchObject({ withdrawable: '20000', held: [{ reason: 'debt', amount: '10000' }] });
    expect(await world.request(holder, 20_001n)).toBe('insufficient');
    expect(await world.request(holder, 20_000n)).toMatch(/^W-/);

    await credited(holder, '50000');
    expect(await standing(holder)).toEqual({ wallet: 50_000n, owes: 0n });
  });

  test('after everything was withdrawn is the whole', async () => {
    const holder = await world.newHolder(0n);
    const orderId = await credited(holder);
    const withdrawal = await world.request(holder, 100_000n);
    await carryOn(world.deps, withdrawal);
    expect(await world.stateOf(withdrawal)).toBe('paid');
    await world.tell(backMessage(orderId, {}));
    expect(await standing(holder)).toEqual({ wallet: 0n, owes: 100_000n });
  });

  test('is paid once by deposits that are told at once, together and one by one', async () => {
    const holder = await world.newHolder(0n);
    const orderId = await credited(holder);
    await spend(holder, 100_000n);
    await world.tell(backMessage(orderId, {}));
    const orders: string[] = [];
    for (let index = 0; index < 4; index += 1)
      orders.push(await world.openOrder(holder, { amount: '60000' }));
    const messages = orders.map((each) => paidMessage(each, { amount: '60000' }));
    await Promise.all([...messages, ...messages].map((message) => world.tell(message)));
    expect(await standing(holder)).toEqual({ wallet: 140_000n, owes: 0n });
  });

  test('comes out right whatever else moves the wallet at that moment', async () => {
    const holder = await world.newHolder(200_000n);
    const orders = [await credited(holder), await credited(holder)];
    const late = await world.openOrder(holder, { amount: '100000' });
    const taken = await Promise.all([
      ...orders.map((orderId) => world.tell(backMessage(orderId, {}))),
      ...Array.from({ length: 10 }, () => spend(holder, 30_000n)),
      world.request(holder, 50_000n),
      world.request(holder, 50_000n),
      world.tell(paidMessage(late)),
    ]);
    const spent = taken.filter(
      (one) => typeof one === 'object' && 'outcome' in one && one.outcome === 'posted',
    );
    const held = taken.filter((one) => typeof one === 'string' && one.startsWith('W-'));
    const { wallet, owes: owed } = await standing(holder);
    expect(wallet - owed).toBe(
      500_000n - 200_000n - BigInt(spent.length) * 30_000n - BigInt(held.length) * 50_000n,
    );
  });
});

describe('money that was won back', () => {
  test('is booked again once, and the deposit is credited', async () => {
    const holder = await world.newHolder(0n);
    const orderId = await credited(holder);
    await world.tell(backMessage(orderId, {}));
    const won = backMessage(orderId, { wonBack: 'V1' });
    await Promise.all(Array.from({ length: 10 }, () => world.tell({ ...won, message_id: randomUUID() })));
    expect(await standing(holder)).toEqual({ wallet: 100_000n, owes: 0n });
    const order = await world.order(holder, orderId);
    expect([order.status, order.timeline.at(-1)?.text]).toEqual(['credited', 'deposit_step.won_back']);
  });

  test('pays what is owed first', async () => {
    const holder = await world.newHolder(0n);
    const orderId = await credited(holder);
    await spend(holder, 70_000n);
    await world.tell(backMessage(orderId, { wonBack: 'V1' }));
    expect(await standing(holder)).toEqual({ wallet: 30_000n, owes: 0n });
  });
});

describe('withdrawals of somebody whose bank has taken a deposit back', () => {
  test('go to a person, also those that were approved', async () => {
    const holder = await world.newHolder(1_000_000n);
    const orderId = await credited(holder);
    world.bank.onPay = silence;
    const approved = await world.request(holder);
    await screenNow(world.deps, approved);
    expect(await world.stateOf(approved)).toBe('approved');
    world.passTime(1_000);
    await world.tell(backMessage(orderId, { amount: '1000' }));
    const later = await world.request(holder);
    for (const withdrawal of [approved, later]) {
      await carryOn(world.deps, withdrawal);
      expect(await world.stateOf(withdrawal)).toBe('review');
      expect((await world.stepsOf(withdrawal)).at(-1)).toBe('review: charged_back');
      expect(world.payoutsOf(withdrawal)).toEqual([]);
    }
  });

  test('go on where the service itself has sent it back', async () => {
    const holder = await world.newHolder(1_000_000n);
    const orderId = await credited(holder);
    await world.tell(backMessage(orderId, { cause: 'refund' }));
    const withdrawal = await world.request(holder);
    await carryOn(world.deps, withdrawal);
    expect(await world.stateOf(withdrawal)).not.toBe('review');
  });
});

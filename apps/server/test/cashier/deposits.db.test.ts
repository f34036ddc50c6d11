import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { depositMoves } from '../../src/modules/cashier/deposit/deposit.rules.ts';
import { createCashierWorld, paidMessage, type CashierWorld } from './cashier-world.ts';

let world: CashierWorld;
let sayPending: CashierWorld['bank']['onOpen'];
beforeAll(async () => {
  world = await createCashierWorld();
  sayPending = world.bank.onOpen;
});
beforeEach(() => {
  world.bank.onOpen = sayPending;
  world.bank.onAsk = sayPending;
});
afterAll(() => world.close());

const minuteMs = 60_000;
const statesOf = async (orderId: string) => {
  const { rows } = await world.database.pool.query<{ to_state: string; cause: string }>(
    'select to_state, cause from cashier.step where order_id = $1 order by seq',
    [orderId],
  );
  return rows.map(({ to_state: state, cause }) => `${state}: ${cause}`);
};

test('the database knows the same moves as the rules', async () => {
  const { rows } = await world.database.pool.query<{ move: string }>(
    `select from_state || ' ' || to_state as move from cashier.deposit_move`,
  );
  const known = Object.entries(depositMoves).flatMap(([from, to]) => to.map((each) => `${from} ${each}`));
  expect(rows.map(({ move }) => move).toSorted()).toEqual(known.toSorted());
});

test('a deposit is committed before its service is called, and opened once for its key', async () => {
  const owner = world.newMember();
  let seen: unknown;
  world.bank.onOpen = async (orderId) => {
    const { rows } = await world.database.pool.query(
      'select state from cashier.deposit where order_id = $1',
      [orderId],
    );
    seen = rows;
    return sayPending(orderId);
  };
  const input = { method_id: world.methodId('plain'), amount: '100000', client_key: randomUUID() };
  const answers = await Promise.all([1, 2, 3].map(() => world.call(owner, 'deposit', input)));
  const numbers = new Set(answers.map(({ data }) => data.order_number));
  expect(numbers.size).toBe(1);
  expect(seen).toEqual([{ state: 'opening' }]);
  expect(world.bank.opened.filter((orderId) => numbers.has(orderId))).toHaveLength(1);
  const again = await world.call(owner, 'deposit', input);
  expect(again).toMatchObject({
    code: 100,
    data: { status: 'open', amount: '100000', instruction: { kind: 'redirect' } },
  });
  expect((await world.call(owner, 'deposit', { ...input, amount: '100001' })).code).toBe(409);
});

test('20 equal messages at once credit once', async () => {
  const owner = world.newMember();
  const orderId = await world.openOrder(owner);
  const message = paidMessage(orderId);
  const answers = await Promise.all(Array.from({ length: 20 }, () => world.tell(message)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  // and as many that say the same under other names
  await Promise.all(Array.from({ length: 20 }, () => world.tell(paidMessage(orderId))));
  expect(await world.balanceOf(owner)).toBe(100_000n);
  expect(await world.creditsTold(owner)).toEqual([
    { order_number: orderId, deposit_amount: '100000', deposit_times: 1 },
  ]);
  expect(await statesOf(orderId)).toEqual(['opening: asked_for', 'open: opened', 'credited: paid']);
});

test('each deposit says how many that makes, though they are credited at once', async () => {
  const owner = world.newMember();
  const orders = await Promise.all([1, 2, 3, 4].map(() => world.openOrder(owner)));
  await Promise.all(orders.map((orderId) => world.tell(paidMessage(orderId))));
  const told = await world.creditsTold(owner);
  expect(told.map(({ deposit_times: times }) => times)).toEqual([1, 2, 3, 4]);
  expect(await world.balanceOf(owner)).toBe(400_000n);
});

test('a message that comes before the answer credits, and the answer changes nothing', async () => {
  const owner = world.newMember();
  world.bank.onOpen = async (orderId) => {
    expect((await world.tell(paidMessage(orderId))).statusCode).toBe(200);
    return sayPending(orderId);
  };
  const { data } = await world.open(owner);
  expect(data).toMatchObject({ status: 'credited', instruction: null });
  expect(await world.balanceOf(owner)).toBe(100_000n);
  expect(await statesOf(String(data.order_number))).toEqual(['opening: asked_for', 'credited: paid']);
});

test('what came is credited, not what was asked for; and what came late is credited too', async () => {
  const owner = world.newMember();
  const short = await world.openOrder(owner);
  await world.tell(paidMessage(short, { amount: '30000' }));
  expect(await world.order(owner, short)).toMatchObject({
    status: 'credited',
    received: { amount: '30000', currency: 'VND' },
    timeline: [{}, {}, { text: 'deposit_step.paid_other_amount' }],
  });
  const late = await world.openOrder(owner);
  world.passTime(16 * minuteMs);
  await world.ask();
  expect(await world.order(owner, late)).toMatchObject({ status: 'expired' });
  await world.tell(paidMessage(late));
  expect(await statesOf(late)).toEqual([
    'opening: asked_for',
    'open: opened',
    'expired: expired',
    'credited: paid_late',
  ]);
  expect(await world.balanceOf(owner)).toBe(130_000n);
});

test('late money is found by asking when its message is lost', async () => {
  const owner = world.newMember();
  const orderId = await world.openOrder(owner);
  world.bank.onAsk = async () => ({ state: 'refused', code: 'EXPIRED' });
  world.passTime(16 * minuteMs);
  await world.ask();
  expect((await world.order(owner, orderId)).status).toBe('expired');
  world.bank.onAsk = async () => paidWord(orderId);
  world.passTime(6 * minuteMs);
  await world.ask();
  expect((await world.order(owner, orderId)).status).toBe('credited');
  expect(await world.balanceOf(owner)).toBe(100_000n);
});

test('another currency, or another amount where it matters, is looked at and credited to nobody', async () => {
  const owner = world.newMember();
  const dollars = await world.openOrder(owner);
  await world.tell(paidMessage(dollars, { currency: 'USD', amount: '100' }));
  expect(await world.order(owner, dollars)).toMatchObject({
    status: 'review',
    received: { amount: '1.00', currency: 'USD' },
  });
  const exact = await world.openOrder(owner, { method_id: world.methodId('exact') });
  await world.tell(paidMessage(exact, { amount: '99999' }));
  expect((await world.order(owner, exact)).status).toBe('review');
  expect(await world.balanceOf(owner)).toBe(0n);
});

test('money that comes a second time is an order of its own that is looked at', async () => {
  const owner = world.newMember();
  const orderId = await world.openOrder(owner);
  await world.tell(paidMessage(orderId));
  const second = { paymentRef: `again-${orderId}` };
  await Promise.all([1, 2, 3].map(() => world.tell(paidMessage(orderId, second))));
  const { list } = (await world.call(owner, 'records')).data as { list: Record<string, unknown>[] };
  expect(list).toHaveLength(2);
  expect(list.find((order) => order.order_number !== orderId)).toMatchObject({
    status: 'review',
    amount: null,
    received: { amount: '100000' },
    follows_order_number: orderId,
  });
  expect(await world.balanceOf(owner)).toBe(100_000n);
});

test('a call that throws after it was sent is unknown, asked about, and never taken for a no', async () => {
  const owner = world.newMember();
  let sent = '';
  world.bank.onOpen = async (orderId) => {
    sent = orderId;
    throw new Error('the line is cut');
  };
  world.bank.onAsk = async () => {
    throw new Error('the line is still cut');
  };
  expect((await world.open(owner)).data).toMatchObject({ status: 'opening_unknown', instruction: null });
  for (let times = 0; times < 5; times += 1) {
    world.passTime(6 * minuteMs);
    await world.ask();
  }
  expect((await world.order(owner, sent)).status).toBe('opening_unknown');
  expect(world.bank.asked.filter((orderId) => orderId === sent)).toHaveLength(5);
  world.bank.onAsk = async () => paidWord(sent);
  world.passTime(6 * minuteMs);
  await world.ask();
  expect((await world.order(owner, sent)).status).toBe('credited');
  expect(await world.balanceOf(owner)).toBe(100_000n);
});

test('what a process left behind is asked about once its sender can send no more', async () => {
  const owner = world.newMember();
  const gone = Promise.withResolvers<never>();
  const began = Promise.withResolvers<string>();
  world.bank.onOpen = async (orderId) => {
    began.resolve(orderId);
    return gone.promise;
  };
  void world.open(owner).catch(() => {});
  const orderId = await began.promise;
  world.passTime(5_000);
  await world.ask();
  expect(world.bank.asked).not.toContain(orderId);
  world.bank.onAsk = async () => ({ state: 'refused', code: 'NEVER_SEEN' });
  world.passTime(5_000);
  await world.ask();
  expect((await world.order(owner, orderId)).status).toBe('refused');
  gone.reject(new Error('it is over'));
});

test('a deposit stays within the limits of its method, and only so many wait to be paid', async () => {
  const owner = world.newMember();
  expect((await world.open(owner, { amount: '49999' })).code).toBe(101);
  expect((await world.open(owner, { amount: '1000001' })).code).toBe(101);
  expect((await world.open(owner, { amount: '100000.5' })).code).toBe(422);
  expect((await world.open(owner, { fields: { tip: 'x' } })).code).toBe(422);
  expect((await world.open(owner, { method_id: '999999' })).code).toBe(404);
  const codes = (await Promise.all(Array.from({ length: 7 }, () => world.open(owner)))).map(
    ({ code }) => code,
  );
  expect(codes.toSorted((one, other) => one - other)).toEqual([100, 100, 100, 100, 100, 103, 103]);
});

test('members see their own orders, a page at a time', async () => {
  const [owner, other] = [world.newMember(), world.newMember()];
  const numbers: string[] = [];
  for (let n = 0; n < 22; n += 1) {
    const orderId = await world.openOrder(owner);
    await world.tell(paidMessage(orderId));
    numbers.unshift(orderId);
    world.passTime(1);
  }
  expect((await world.call(other, 'order', { order_number: numbers[0] })).code).toBe(404);
  const first = (await world.call(owner, 'records')).data as unknown as Page;
  const second = (await world.call(owner, 'records', { cursor: first.next_cursor })).data as unknown as Page;
  expect([...first.list, ...second.list].map(({ order_number: number }) => number)).toEqual(numbers);
  expect(second.next_cursor).toBeNull();
  expect((await world.call(owner, 'records', { status: 'expired' })).data).toMatchObject({ list: [] });
  expect((await world.call(owner, 'records', { cursor: 'x' })).code).toBe(422);
  const { list } = (await world.call(owner, 'methods', { direction: 'deposit' })).data as unknown as {
    list: unknown[];
  };
  expect(list).toMatchObject([
    { min: '50000', max: '1000000', fee: '0', is_maintenance: 0, kind: 'bank_transfer' },
    {},
  ]);
});

test('states, steps and sums are not to be changed past the machine', async () => {
  const owner = world.newMember();
  const orderId = await world.openOrder(owner);
  const change = (text: string) => world.database.pool.query(text, [orderId]);
  await expect(change(`update cashier.deposit set state = 'returned' where order_id = $1`)).rejects.toThrow(
    "can't go from open to returned",
  );
  await expect(change('update cashier.deposit set asked_minor = 1 where order_id = $1')).rejects.toThrow(
    'would become another one',
  );
  await expect(change('delete from cashier.step where order_id = $1')).rejects.toThrow('append-only');
  await expect(change('delete from cashier.deposit where order_id = $1')).rejects.toThrow('not deleted');
});

interface Page {
  readonly list: { readonly order_number: string }[];
  readonly next_cursor: string | null;
}

function paidWord(orderId: string) {
  const payment = { paymentRef: `pay-${orderId}`, currency: 'VND', amountMinor: 100_000n } as const;
  return { state: 'succeeded', pspRef: `ref-${orderId}`, payments: [payment] } as const;
}

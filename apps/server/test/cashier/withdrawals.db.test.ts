import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withdrawalMoves } from '../../src/modules/cashier/withdrawal/withdrawal.rules.ts';
import { paidMessage } from './cashier-world.ts';
import {
  autoMinor,
  createWithdrawalWorld,
  dailyMinor,
  number,
  refusal,
  silence,
  type WithdrawalWorld,
} from './withdrawal-world.ts';

let world: WithdrawalWorld;
let pays: WithdrawalWorld['bank']['onPay'];
let saysPaid: WithdrawalWorld['bank']['onAskPayout'];
beforeAll(async () => {
  world = await createWithdrawalWorld();
  pays = world.bank.onPay;
  saysPaid = world.bank.onAskPayout;
});
beforeEach(() => {
  world.bank.onPay = pays;
  world.bank.onAskPayout = saysPaid;
});
afterAll(() => world.close());

const minuteMs = 60_000;
const paid = { state: 'succeeded', paid_at: '2026-03-01T08:00:00Z' };
const askedFor = ['requested: asked_for', 'screening: looked_at', 'approved: approved_by_rules'];

test('the database knows the same moves as the rules', async () => {
  const { rows } = await world.database.pool.query<{ move: string }>(
    `select from_state || ' ' || to_state as move from cashier.withdrawal_move`,
  );
  const known = Object.entries(withdrawalMoves).flatMap(([from, to]) => to.map((each) => `${from} ${each}`));
  expect(rows.map(({ move }) => move).toSorted()).toEqual(known.toSorted());
});

test('money is held as it is asked for, and paid to the account once', async () => {
  const holder = await world.newHolder();
  const asked = await world.ask(holder);
  expect(asked).toMatchObject({ code: 100, data: { status: 'approved' } });
  const orderId = String(asked.data.order_number);
  expect(await world.balanceOf(holder)).toBe(900_000n);
  expect((await world.call(holder, 'withdrawal/preview')).data).toEqual({
    withdrawable: '900000',
    held: [{ reason: 'under_way', amount: '100000' }],
    requirements: [],
  });
  await world.work();
  expect(world.payoutsOf(orderId)).toMatchObject([
    {
      ...{ attempt: 1, method: 'transfer', amountMinor: 100_000n, pspId: 'BANK' },
      account: { bank: 'Vietcombank', number, holder: 'Nguyễn Đức An' },
    },
  ]);
  expect((await world.call(holder, 'order', { order_number: orderId })).data).toMatchObject({
    ...{ direction: 'withdrawal', status: 'paid', amount: '100000' },
    account: { bank_name: 'Vietcombank', number: '•••• 6789' },
    timeline: [...askedFor, 'sending: sent', 'paid: paid'].map((step) => ({
      text: `withdrawal_step.${step.split(': ')[1]}`,
    })),
  });
  expect((await world.call(holder, 'withdrawal/preview')).data).toEqual({
    ...{ withdrawable: '900000', held: [], requirements: [] },
  });
  const { rows } = await world.database.pool.query(
    `select count(*)::int as times from app.outbox where event = 'withdrawal.changed' and payload ->> 'order_number' = $1`,
    [orderId],
  );
  expect(rows).toEqual([{ times: 5 }]);
});

test('the same key is the same order, and another body is refused', async () => {
  const holder = await world.newHolder();
  const key = randomUUID();
  const numbers = await Promise.all([1, 2, 3, 4].map(() => world.request(holder, 50_000n, key)));
  expect(new Set(numbers)).toEqual(new Set([`W-${key}`]));
  expect(await world.balanceOf(holder)).toBe(950_000n);

  const input = { client_key: randomUUID() };
  const first = await world.ask(holder, input);
  // a repetition is answered whatever else has changed since
  const again = await world.ask(holder, { ...input, withdraw_password: '9999' });
  expect([again.code, again.data.order_number]).toEqual([100, first.data.order_number]);
  expect((await world.ask(holder, { ...input, amount: '100001' })).code).toBe(409);
});

test('of 50 at once against one balance no more is taken than there is', async () => {
  const holder = await world.newHolder(350_000n);
  const answers = await Promise.all(Array.from({ length: 50 }, () => world.request(holder)));
  expect(answers.filter((answer) => answer === 'insufficient')).toHaveLength(47);
  expect(await world.balanceOf(holder)).toBe(50_000n);
  await Promise.all([world.work(), world.work()]);
  for (const orderId of answers.filter((answer) => answer !== 'insufficient'))
    expect([await world.stateOf(orderId), world.payoutsOf(orderId).length]).toEqual(['paid', 1]);
});

test('a call that throws after it was sent is unknown, asked about, and never given back or sent again', async () => {
  const holder = await world.newHolder();
  world.bank.onPay = silence;
  world.bank.onAskPayout = silence;
  const orderId = await world.request(holder);
  await world.work();
  for (let times = 0; times < 8; times += 1) {
    world.passTime(24 * 60 * minuteMs);
    await world.work();
    expect(await world.stateOf(orderId)).toBe('unknown');
  }
  expect(world.payoutsOf(orderId)).toHaveLength(1);
  expect(await world.balanceOf(holder)).toBe(900_000n);
  world.bank.onAskPayout = saysPaid;
  world.passTime(6 * minuteMs);
  await world.work();
  expect(await world.stepsOf(orderId)).toEqual([
    ...askedFor,
    'sending: sent',
    'unknown: no_clear_answer',
    'paid: paid',
  ]);
});

test('of many who send at once one does, and nobody while it is not decided', async () => {
  const holder = await world.newHolder();
  const answer = Promise.withResolvers<void>();
  world.bank.onPay = async (payout) => {
    await answer.promise;
    return pays(payout);
  };
  const orderId = await world.request(holder);
  const working = Array.from({ length: 8 }, () => world.work());
  await expect.poll(() => world.payoutsOf(orderId).length).toBeGreaterThan(0);
  await expect(
    world.database.pool.query(
      `insert into cashier.withdrawal_attempt (order_id, attempt, psp_id, method_id, state, sent_at, changed_at)
       select order_id, 2, psp_id, method_id, 'sending', now(), now() from cashier.withdrawal_attempt where order_id = $1`,
      [orderId],
    ),
  ).rejects.toThrow('withdrawal_attempt_undecided');
  answer.resolve();
  await Promise.all(working);
  expect([await world.stateOf(orderId), world.payoutsOf(orderId).length]).toEqual(['paid', 1]);
});

test('what is clearly refused goes to the next service, and back to the wallet after the last', async () => {
  const holder = await world.newHolder();
  world.bank.onPay = async (payout) =>
    payout.attempt === 1 ? { state: 'refused', code: 'NO', cameBack: false } : pays(payout);
  const second = await world.request(holder);
  await world.work();
  expect(await world.stateOf(second)).toBe('paid');
  expect(world.payoutsOf(second).map(({ pspId }) => pspId)).toEqual(['BANK', 'OTHER']);

  world.bank.onPay = refusal('ACCOUNT_CLOSED');
  const none = await world.request(holder);
  await world.work();
  expect(await world.stepsOf(none)).toEqual([
    ...askedFor,
    ...['sending: sent', 'declined: declined', 'sending: sent_again', 'declined: declined'],
    'returned: given_back',
  ]);
  expect(await world.balanceOf(holder)).toBe(900_000n);
});

test('what a process left behind is asked about, and sent again where the service never saw it', async () => {
  const holder = await world.newHolder();
  const gone = Promise.withResolvers<never>();
  world.bank.onPay = ({ attempt, orderId }) =>
    attempt === 1 ? gone.promise : pays({ attempt, orderId } as never);
  const orderId = await world.request(holder);
  const left = world.work();
  await expect.poll(() => world.payoutsOf(orderId).length).toBe(1);
  world.passTime(5_000);
  await world.work();
  // whoever sends it may still be about to
  expect(await world.stateOf(orderId)).toBe('sending');
  world.bank.onAskPayout = refusal('NEVER_SEEN');
  world.passTime(5_000);
  await world.work();
  expect(await world.stateOf(orderId)).toBe('paid');
  expect(world.payoutsOf(orderId).map(({ attempt, pspId }) => `${attempt} ${pspId}`)).toEqual([
    '1 BANK',
    '2 BANK',
  ]);
  gone.reject(new Error('it is over'));
  await left;
});

test('a message that comes before the answer pays, and others like it change nothing', async () => {
  const holder = await world.newHolder();
  world.bank.onPay = async (payout) => {
    const told = await Promise.all([1, 2, 3].map(() => world.tellPayout(payout.orderId, paid)));
    expect(told.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    throw new Error('and then the line is cut');
  };
  const orderId = await world.request(holder);
  await world.work();
  await world.tellPayout(orderId, { state: 'pending' });
  expect(await world.stepsOf(orderId)).toEqual([...askedFor, 'sending: sent', 'paid: paid']);
});

test('a message that nobody can trust is no more than a reason to ask', async () => {
  const holder = await world.newHolder();
  world.bank.onPay = silence;
  const orderId = await world.request(holder);
  await world.work();
  world.bank.onAskPayout = async () => ({ state: 'pending', pspRef: 'has-it' });
  const forged = { secret: 'another-secret-of-nobody' };
  for (const word of [paid, { state: 'refused', code: 'NO' }])
    expect((await world.tellPayout(orderId, word, forged)).statusCode).toBe(401);
  expect(await world.stateOf(orderId)).toBe('unknown');
  world.bank.onAskPayout = saysPaid;
  await world.work();
  expect(await world.stateOf(orderId)).toBe('paid');
});

test('what was paid and comes back is given back, though it is told in one word', async () => {
  const holder = await world.newHolder();
  const back = { state: 'refused', code: 'CLOSED', came_back: true };
  const paidFirst = await world.request(holder);
  await world.work();
  expect(await world.balanceOf(holder)).toBe(900_000n);
  await Promise.all([1, 2, 3].map(() => world.tellPayout(paidFirst, back)));
  world.bank.onPay = silence;
  const atOnce = await world.request(holder);
  await world.work();
  await world.tellPayout(atOnce, back);
  await world.work();
  for (const orderId of [paidFirst, atOnce])
    expect((await world.stepsOf(orderId)).slice(-3)).toEqual([
      'paid: paid',
      'bounced: came_back',
      'returned: given_back',
    ]);
  expect(await world.balanceOf(holder)).toBe(1_000_000n);
});

test('a service that says what it had ruled out changes nothing, and its message is kept for people', async () => {
  const holder = await world.newHolder();
  world.bank.onPay = refusal('NO');
  const orderId = await world.request(holder);
  await world.work();
  expect((await world.tellPayout(orderId, paid)).statusCode).toBe(200);
  expect((await world.tellPayout(orderId, paid, { attempt: 7 })).statusCode).toBe(200);
  expect(await world.stateOf(orderId)).toBe('returned');
  const { rows } = await world.database.pool.query(
    'select outcome from cashier.psp_message where order_id = $1',
    [orderId],
  );
  expect(rows).toEqual([{ outcome: 'unmatched' }, { outcome: 'unmatched' }]);
});

test('only within the site’s bounds nobody has to look', async () => {
  const holder = await world.newHolder();
  const large = await world.ask(holder, { amount: String(autoMinor + 1n) });
  expect(large.data).toMatchObject({ status: 'review' });
  const bound = (minor: bigint) =>
    world.database.pool.query('update cashier.auto_approval set daily_minor = $1', [minor]);
  world.passTime(25 * 60 * minuteMs);
  await bound(250_000n);
  const orders = await Promise.all([1, 2, 3, 4].map(() => world.request(holder)));
  await Promise.all(orders.map(() => world.work()));
  await bound(dailyMinor);
  const states = await Promise.all(orders.map(world.stateOf));
  expect(states.map(String).toSorted()).toEqual(['paid', 'paid', 'review', 'review']);
});

test('a withdrawal is refused for what is in its way, and says which', async () => {
  const [holder, other] = [await world.newHolder(), await world.newHolder()];
  const codeOf = async (more: Record<string, unknown>) => (await world.ask(holder, more)).code;
  expect(await codeOf({ withdraw_password: '9999' })).toBe(101);
  expect(await codeOf({ amount: '1500000' })).toBe(104);
  expect(await codeOf({ amount: '9999' })).toBe(105);
  expect(await codeOf({ amount: '2000001' })).toBe(105);
  expect(await codeOf({ amount: '1.5' })).toBe(422);
  expect(await codeOf({ amount: '0' })).toBe(422);
  expect(await codeOf({ account_id: other.accountId })).toBe(404);
  const set = (what: string) =>
    world.database.pool.query(`update app.payout_account set ${what} where account_id = $1`, [
      holder.accountId,
    ]);
  await set(`usable_at = '2099-01-01'`);
  expect(await codeOf({})).toBe(106);
  await set(`usable_at = '2026-01-02', removed_at = now()`);
  expect(await codeOf({})).toBe(404);
  expect(await world.balanceOf(holder)).toBe(1_000_000n);
  const orders = await Promise.all(Array.from({ length: 7 }, () => world.request(other)));
  expect(orders.filter((order) => order === 'too_many')).toHaveLength(2);
});

test('deposits and withdrawals stand in one list, the newest first', async () => {
  const holder = await world.newHolder();
  const numbers: string[] = [];
  for (let n = 0; n < 5; n += 1) {
    numbers.unshift(await world.request(holder, 10_000n));
    await world.work();
    world.passTime(1);
    const deposit = await world.openOrder(holder);
    await world.tell(paidMessage(deposit));
    numbers.unshift(deposit);
    world.passTime(1);
  }
  const list = async (input: object) =>
    (await world.call(holder, 'records', { ...input })).data.list as { order_number: string }[];
  expect((await list({})).map(({ order_number: order }) => order)).toEqual(numbers);
  expect(await list({ direction: 'withdrawal' })).toHaveLength(5);
  expect(await list({ direction: 'deposit', status: 'paid' })).toEqual([]);
  expect(await list({ status: 'paid' })).toHaveLength(5);
  const { list: methods } = (await world.call(holder, 'methods', { direction: 'withdrawal' })).data;
  expect(methods).toMatchObject([{ min: '10000', max: '2000000' }, {}]);
});

test('states, attempts and steps are not to be changed past the machine', async () => {
  const holder = await world.newHolder();
  const orderId = await world.request(holder);
  await world.work();
  const change = (text: string) => world.database.pool.query(text, [orderId]);
  const set = (what: string) => change(`update cashier.withdrawal set ${what} where order_id = $1`);
  await expect(set(`state = 'returned', next_at = null`)).rejects.toThrow("can't go from paid to returned");
  await expect(set('amount_minor = 1')).rejects.toThrow('would become another one');
  await expect(
    change(`update cashier.withdrawal_attempt set state = 'declined' where order_id = $1`),
  ).rejects.toThrow("can't go from paid to declined");
  await expect(change('delete from cashier.withdrawal_step where order_id = $1')).rejects.toThrow(
    'append-only',
  );
  await expect(change('delete from cashier.withdrawal where order_id = $1')).rejects.toThrow('not deleted');
});

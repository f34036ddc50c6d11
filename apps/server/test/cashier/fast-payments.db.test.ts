import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captchaModule } from '#modules/captcha';
import type { WalletOwner } from '#modules/ledger';
import { siteModule } from '#modules/site';
import { createCashierWorld, paidMessage, type CashierWorld } from './cashier-world.ts';

let world: CashierWorld;
beforeAll(async () => {
  world = await createCashierWorld();
});
afterAll(() => world.close());

const address = '127.0.0.1';
/** Tests call from another address each, but where they count tries. */
let lastAddress = 1;
let lastMember = 0;

async function newMember(account = `payee${(lastMember += 1)}`) {
  const { rows } = await world.database.pool.query<{ member_id: string }>(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
     values (1, $1, '', 'VND', upper($1), now()) returning member_id`,
    [account],
  );
  const owner: WalletOwner = { siteId: 1, memberId: Number(rows[0]?.member_id), currency: 'VND' };
  return { account, owner };
}

const guest = (path: string, input: object, from = address) =>
  world.callFrom(from, `/payment/fast/${path}`, input as Record<string, unknown>);

async function enter(account: string, { currency = 'VND', from = '' } = {}) {
  const remoteAddress = from || `10.1.${(lastAddress += 1)}.1`;
  const captchas = world.app.faceOf(captchaModule);
  const issued = await captchas.issue({ siteId: 1, type: 1, kind: 'svg', remoteAddress });
  const token = issued?.token ?? '';
  await world.database.pool.query('update app.captcha set answer_hash = $1 where token_hash = $2', [
    hash(`${token}:AAAA`),
    hash(token),
  ]);
  const input = { account, currency, captcha_token: token, answer: 'aaaa' };
  return guest('pass', input, remoteAddress);
}

const hash = (text: string) => createHash('sha256').update(text).digest();
const newSecret = () => randomBytes(32).toString('base64url');

async function wish(account: string, more: object = {}) {
  const { code, data } = await enter(account);
  if (code !== 100) throw new Error(`the account was answered with ${code}`);
  const input = {
    pass: data.pass,
    secret: newSecret(),
    method_id: world.methodId('plain'),
    amount: '100000',
  };
  return { ...input, ...more };
}

const ordersOf = async ({ memberId }: WalletOwner) => {
  const { rows } = await world.database.pool.query<{ order_id: string; state: string }>(
    'select order_id, state from cashier.deposit where member_id = $1 order by created_at, order_id',
    [memberId],
  );
  return rows;
};
const onlyOrderOf = async (owner: WalletOwner) => {
  const orders = await ordersOf(owner);
  expect(orders).toHaveLength(1);
  return orders[0]?.order_id ?? '';
};

test('a guest pays for an account, follows it by the secret, and the member has the money', async () => {
  const { account, owner } = await newMember();
  const entered = await enter(`  ${account.toUpperCase()} `);
  expect(entered.data.methods).toMatchObject([{ min: '50000' }, { name: 'exact' }]);
  const input = await wish(account);
  expect(await guest('deposit', input)).toEqual({ code: 100, data: {} });
  const open = await guest('order', { secret: input.secret });
  expect(open.data).toMatchObject({ status: 'open', amount: '100000', instruction: { kind: 'redirect' } });
  const orderId = await onlyOrderOf(owner);
  await world.tell(paidMessage(orderId, { amount: '90000' }));
  const { data } = await guest('order', { secret: input.secret });
  expect(data).toMatchObject({
    ...{ status: 'credited', received: { amount: '90000' }, follows_order_number: null },
    timeline: [{ text: 'fast_payment_step.asked_for' }, {}, { text: 'fast_payment_step.paid_other_amount' }],
  });
  expect(JSON.stringify(data)).not.toContain(account);
  expect(await world.balanceOf(owner)).toBe(90_000n);
  // the member sees how it came, and may read all of it
  const { data: records } = await world.call(owner, 'records');
  expect(records.list).toMatchObject([{ order_number: orderId, is_fast: 1 }]);
  expect(await world.order(owner, orderId)).toMatchObject({ is_fast: 1 });
  expect((await world.order(owner, await world.openOrder(owner))).timeline[0]?.text).toBe(
    'deposit_step.asked_for',
  );
});

test('nothing is told apart of accounts that nobody has, that are closed, or in another currency', async () => {
  const { account } = await newMember();
  const close = (how: string) =>
    world.database.pool.query(`update app.member set ${how} where member_account = $1`, [account]);
  expect(await enter(account, { currency: 'USD' })).toEqual({ code: 101, data: {} });
  expect(await enter('nobody')).toEqual({ code: 101, data: {} });
  const input = await wish(account);
  await close(`frozen_until = '2027-01-01'`);
  expect(await enter(account)).toEqual({ code: 101, data: {} });
  // nor is anything opened by a pass from before
  expect((await guest('deposit', input)).code).toBe(104);
  await close(`frozen_until = '2026-01-01', status = 'disabled'`);
  expect(await enter(account)).toEqual({ code: 101, data: {} });
  expect((await guest('deposit', input)).code).toBe(104);
  await close(`status = 'active'`);
  expect((await enter(account)).code).toBe(100);
});

test('who has not solved the captcha learns nothing, and a pass is of no other use', async () => {
  const { account } = await newMember();
  const wrong = { account, currency: 'VND', captcha_token: 'none', answer: 'aaaa' };
  expect((await guest('pass', wrong)).code).toBe(102);
  const input = await wish(account);
  expect((await guest('deposit', { ...input, pass: `${input.pass as string}x` })).code).toBe(105);
  expect((await guest('deposit', { ...input, pass: 'sealed' })).code).toBe(105);
  const elsewhere = await world.callFrom(address, '/payment/fast/deposit', input, 2);
  expect(elsewhere.code).toBe(105);
  world.passTime(31 * 60_000);
  expect((await guest('deposit', input)).code).toBe(105);
});

test('one order for a secret, however often it is sent', async () => {
  const { account, owner } = await newMember();
  const input = await wish(account);
  const answers = await Promise.all([1, 2, 3, 4].map(() => guest('deposit', input)));
  expect(answers.map(({ code }) => code)).toEqual([100, 100, 100, 100]);
  const orderId = await onlyOrderOf(owner);
  expect(world.bank.opened.filter((each) => each === orderId)).toHaveLength(1);
  expect((await guest('deposit', { ...input, amount: '100001' })).code).toBe(409);
  // nor does one secret follow the orders of two members
  const other = await newMember();
  const theirs = await wish(other.account, { secret: input.secret });
  expect((await guest('deposit', theirs)).code).toBe(409);
  expect(await ordersOf(other.owner)).toEqual([]);
});

test('only its secret leads to an order: not its number, its hash, or another site', async () => {
  const { account, owner } = await newMember();
  const input = await wish(account);
  await guest('deposit', input);
  const orderId = await onlyOrderOf(owner);
  expect((await guest('order', { secret: newSecret() })).code).toBe(404);
  expect((await guest('order', { secret: orderId })).code).toBe(422);
  expect((await guest('order', { secret: orderId.padEnd(43, 'A') })).code).toBe(404);
  expect((await guest('order', { secret: hash(input.secret).toString('base64url') })).code).toBe(404);
  expect((await guest('order', { order_number: orderId })).code).toBe(422);
  expect((await world.callFrom(address, '/payment/fast/order', { secret: input.secret }, 2)).code).toBe(404);
  const { rows } = await world.database.pool.query('select * from cashier.deposit where order_id = $1', [
    orderId,
  ]);
  expect(JSON.stringify(rows)).not.toContain(input.secret);
});

test('three wait for an account and ten of a day are not paid; the member’s own are not among them', async () => {
  const { account, owner } = await newMember();
  /** How each of so many that are sent at once was answered. */
  const open = async (count: number) => {
    const input = await wish(account);
    const secrets = Array.from({ length: count }, newSecret);
    const answers = await Promise.all(secrets.map((secret) => guest('deposit', { ...input, secret })));
    return answers.map(({ code }) => code).toSorted((one, other) => one - other);
  };
  expect(await open(5)).toEqual([100, 100, 100, 103, 103]);
  for (const _ of [1, 2, 3, 4, 5]) await world.openOrder(owner);
  expect((await world.open(owner)).code).toBe(103);
  const wait = async (ms: number) => {
    world.passTime(ms);
    await world.ask();
  };
  await wait(16 * 60_000);
  expect(await open(4)).toEqual([100, 100, 100, 103]);
  await wait(16 * 60_000);
  expect(await open(4)).toEqual([100, 100, 100, 103]);
  await wait(16 * 60_000);
  expect(await open(2)).toEqual([100, 103]);
  await wait(16 * 60_000);
  expect(await open(1)).toEqual([103]);
  await wait(24 * 60 * 60_000);
  expect(await open(1)).toEqual([100]);
});

test('an address and an account have so many tries within an hour', async () => {
  const { account } = await newMember();
  const codes: number[] = [];
  for (let tried = 0; tried < 31; tried += 1) codes.push((await enter(account)).code);
  expect([codes.filter((code) => code === 100).length, codes.at(-1)]).toEqual([30, 103]);
  world.passTime(61 * 60_000);
  expect((await enter(account)).code).toBe(100);

  const from = '10.2.0.1';
  const answers: number[] = [];
  for (let tried = 0; tried < 61; tried += 1) {
    answers.push((await enter(`n${randomUUID()}`, { from })).code);
    // captchas are bounded by the minute
    if (tried % 10 === 9) world.passTime(61_000);
  }
  expect([answers.filter((code) => code === 101).length, answers.at(-1)]).toEqual([60, 103]);
  expect((await enter(account)).code).toBe(100);
});

test('what has expired says so, and money that comes late is credited and said to be', async () => {
  const { account, owner } = await newMember();
  const input = await wish(account);
  await guest('deposit', input);
  const orderId = await onlyOrderOf(owner);
  world.passTime(16 * 60_000);
  await world.ask();
  const expired = await guest('order', { secret: input.secret });
  expect(expired.data).toMatchObject({ status: 'expired', instruction: null });
  await world.tell(paidMessage(orderId));
  const late = await guest('order', { secret: input.secret });
  expect(late.data).toMatchObject({ status: 'credited' });
  expect(JSON.stringify(late.data)).toContain('fast_payment_step.paid_late');
  expect(await world.balanceOf(owner)).toBe(100_000n);
});

test('a site that shuts it lets nobody begin one, and what is under way is followed and credited', async () => {
  const { account, owner } = await newMember();
  const first = await wish(account);
  expect((await guest('deposit', first)).code).toBe(100);
  const second = await wish(account);
  const set = async (isOffered: boolean) => {
    await world.database.pool.query(
      `update app.site set settings = settings || jsonb_build_object('fast_payment', $1::boolean) where site_id = 1`,
      [isOffered],
    );
    await world.app.faceOf(siteModule).reload();
  };
  await set(false);
  try {
    expect((await enter(account)).code).toBe(104);
    expect((await guest('deposit', second)).code).toBe(106);
    const [order] = await ordersOf(owner);
    await world.tell(paidMessage(order?.order_id ?? ''));
    expect((await guest('order', { secret: first.secret })).data.status).toBe('credited');
    expect(await ordersOf(owner)).toHaveLength(1);
  } finally {
    await set(true);
  }
  expect((await guest('deposit', second)).code).toBe(100);
});

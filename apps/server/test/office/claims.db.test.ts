import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cashierModule, insertMethod, writeService } from '#modules/cashier';
import { ledgerModule, type WalletOwner } from '#modules/ledger';
import type { Member } from '#platform/actor.ts';
import { applyWord } from '../../src/modules/cashier/deposit/apply-word.ts';
import { openDeposit } from '../../src/modules/cashier/deposit/open-deposit.ts';
import type { PaymentAdapter } from '../../src/modules/cashier/service/payment-adapter.ts';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../office-world.ts';

const pspId = 'BANK';
const reason = 'The bank has written';
let world: OfficeWorld;
let maker: Desk;
let checker: Desk;
let auditor: Desk;
let lastMember = 0;

beforeAll(async () => {
  world = await createOfficeWorld({ modules: [cashierModule] });
  const { sql, sealing } = world.app.platform;
  const unclear = async () => ({ state: 'unknown', why: 'nobody is asked here' }) as const;
  const planted: PaymentAdapter = {
    ...{ openDeposit: unclear, askDeposit: unclear, sendPayout: unclear, askPayout: unclear },
    refunds: { send: unclear, ask: unclear },
    readMessage: async () => ({ kind: 'untrusted', distrust: 'SIGNATURE', orderId: null }),
    close: async () => {},
  };
  Object.assign(deps().adapters, { planted });
  await writeService(
    { sql, sealing },
    {
      ...{ pspId, adapter: 'planted', baseUrl: 'http://bank', messageUrl: 'http://halls' },
      ...{ operatorId: 'halls', keyId: 'bank-1', secret: 'secret-of-a-bank', state: 'active' },
    },
  );
  await insertMethod(sql, {
    ...{ siteId: 1, currency: 'VND', pspId, pspMethod: 'plain', code: 'plain', kind: 'bank_transfer' },
    ...{ amountRule: 'as_paid', minMinor: 50_000n, maxMinor: 1_000_000n, name: { en_US: 'Bank' } },
    ...{ icon: 'lucide:landmark', fields: [], sort: 0, direction: 'deposit', canRefund: true },
  });
  maker = await world.seat('maker', ['maker']);
  checker = await world.seat('checker', ['checker']);
  auditor = await world.seat('auditor', ['auditor']);
});
afterAll(() => world.close());

const deps = () => world.app.faceOf(cashierModule);

async function newMember(): Promise<WalletOwner> {
  lastMember += 1;
  const { rows } = await world.test.pool.query<{ member_id: string }>(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
     values (1, $1, 'no-hash', 'VND', upper($1), now()) returning member_id`,
    [`member${lastMember}`],
  );
  return { siteId: 1, memberId: Number(rows[0]?.member_id), currency: 'VND' };
}

/** A deposit of 100,000 that is credited. */
async function credited(owner: WalletOwner) {
  const { rows } = await world.test.pool.query<{ method_id: string }>('select method_id from cashier.method');
  const more = { sessionId: randomUUID(), account: 'x', mustChangePassword: false, agent: null };
  const member: Member = { kind: 'member', ...more, ...owner };
  const opened = await openDeposit(deps(), member, {
    ...{ methodId: String(rows[0]?.method_id), amount: '100000', clientKey: randomUUID() },
    ...{ fields: {}, language: 'en_US', returnUrl: 'http://site/user' },
  });
  if (!opened.ok) throw new Error(`the deposit was answered with ${opened.code}`);
  const orderId = opened.data;
  const payment = { paymentRef: `pay-${orderId}`, currency: 'VND' as const, amountMinor: 100_000n };
  const came = { pspRef: `ref-${orderId}`, payments: [payment] };
  await applyWord(deps(), { pspId, orderId }, { state: 'succeeded', ...came }, source);
  return { orderId, payment, came };
}

const source = { actor: 'psp', messageId: null } as const;

/** One that is spent but for so much, and of which the bank takes it all back. */
async function takenBack(owner: WalletOwner, leftMinor = 0n) {
  const { orderId, payment, came } = await credited(owner);
  const ledger = world.app.faceOf(ledgerModule);
  await ledger.adjust(world.app.platform.sql, owner, randomUUID(), leftMinor - 100_000n);
  const reversal = {
    ...payment,
    reversalRef: `R-${orderId}`,
    cause: 'chargeback',
    reason: 'Not me',
  } as const;
  const reversals = [{ ...reversal, wonBackRef: null }];
  await applyWord(deps(), { pspId, orderId }, { state: 'reversed', ...came, reversals }, source);
  return { orderId, reversal_ref: reversal.reversalRef };
}

const read = async (orderId: string) =>
  (await auditor.ask('/cashier/deposit', { site_id: 1, order_number: orderId })).data;
const debtsOf = async ({ memberId }: WalletOwner) =>
  (await auditor.ask('/cashier/debts', { site_id: 1 })).data.list.filter(
    (debt: { member_id: number }) => debt.member_id === memberId,
  );
const vote = (desk: Desk, change_request_id: number) =>
  desk.ask('/change-request/vote', { change_request_id, verdict: 'approve', reason });
const balanceOf = (owner: WalletOwner) => world.app.faceOf(ledgerModule).balanceOf(owner);

it('what a bank took back stands on the deposit with what was booked, and in the queue until it is won back', async () => {
  const owner = await newMember();
  const { orderId, reversal_ref } = await takenBack(owner, 30_000n);
  const found = await read(orderId);
  expect(found).toMatchObject({
    ...{ state: 'reversed', owes: '70000' },
    reversals: [{ reversal_ref, state: 'taken', amount: '100000', owed: '70000', reason: 'Not me' }],
  });
  expect(found.transactions.at(-1)).toMatchObject({
    kind: 'deposit_reversal',
    legs: [
      { account: 'member_main', amount: '-30000' },
      { account: 'psp_float', amount: '100000' },
      { account: 'house_receivable', amount: '-70000' },
    ],
  });
  const { list } = (await auditor.ask('/cashier/reversals', { site_id: 1, state: 'open' })).data;
  expect(list.at(-1)).toMatchObject({ order_number: orderId, member_account: 'member1', state: 'taken' });
  expect(await debtsOf(owner)).toMatchObject([{ member_account: 'member1', owed: '70000' }]);
});

it('a chargeback is won back once two people agree, however many requests say so, and pays what is owed', async () => {
  const owner = await newMember();
  const { orderId, reversal_ref } = await takenBack(owner);
  const wonBack = {
    ...{ site_id: 1, order_number: orderId, reversal_ref, won_back_ref: 'FT-1', reason },
    evidence: 'Letter of the bank, 12 March',
  };
  expect((await maker.ask('/cashier/won-back', { ...wonBack, evidence: ' ' })).status).toBe(422);
  expect((await maker.ask('/cashier/won-back', { ...wonBack, reversal_ref: 'other' })).status).toBe(404);
  expect((await auditor.ask('/cashier/won-back', wonBack)).status).toBe(403);
  const asked = await Promise.all(Array.from({ length: 5 }, () => maker.ask('/cashier/won-back', wonBack)));
  expect(asked.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
  expect((await vote(maker, asked[0]?.data.change_request_id)).code).not.toBe(100);
  const votes = await Promise.all(asked.map(({ data }) => vote(checker, data.change_request_id)));
  expect(votes.filter(({ data }) => data.state === 'applied')).toHaveLength(1);
  expect(await read(orderId)).toMatchObject({
    ...{ state: 'credited', owes: '0' },
    reversals: [{ state: 'won_back', won_back: { reference: 'FT-1' } }],
  });
  expect([await balanceOf(owner), await debtsOf(owner)]).toEqual([0n, []]);
  expect((await maker.ask('/cashier/won-back', wonBack)).code).toBe(101);
});

it('a debt is forgiven by two people, and never more of it than is owed', async () => {
  const owner = await newMember();
  await takenBack(owner);
  const forgive = { site_id: 1, member_id: owner.memberId, currency: 'VND', amount: '60000', reason };
  expect((await maker.ask('/cashier/forgive', { ...forgive, amount: '100001' })).code).toBe(101);
  expect((await maker.ask('/cashier/forgive', { ...forgive, amount: '0' })).status).toBe(422);
  expect((await maker.ask('/cashier/forgive', { ...forgive, amount: '1.5' })).status).toBe(422);
  const asked = [await maker.ask('/cashier/forgive', forgive), await maker.ask('/cashier/forgive', forgive)];
  const votes = await Promise.all(asked.map(({ data }) => vote(checker, data.change_request_id)));
  expect(votes.filter(({ data }) => data.state === 'applied')).toHaveLength(1);
  expect(await debtsOf(owner)).toMatchObject([{ owed: '40000' }]);
  expect(await balanceOf(owner)).toBe(0n);
});

it('what was taken back of another site is not there, to look at or to decide', async () => {
  const owner = await newMember();
  const { orderId, reversal_ref } = await takenBack(owner);
  const elsewhere = await world.seat('elsewhere', [{ role: 'maker', siteIds: [2] }]);
  for (const [path, more] of Object.entries({
    '/cashier/won-back': { order_number: orderId, reversal_ref, won_back_ref: 'FT-2', evidence: 'x', reason },
    '/cashier/forgive': { member_id: owner.memberId, currency: 'VND', amount: '1', reason },
  })) {
    expect([path, (await elsewhere.ask(path, { site_id: 2, ...more })).status]).toEqual([path, 404]);
    expect([path, (await elsewhere.ask(path, { site_id: 1, ...more })).status]).toEqual([path, 403]);
  }
  for (const path of ['/cashier/reversals', '/cashier/debts']) {
    expect((await elsewhere.ask(path, { site_id: 2 })).data.list).toEqual([]);
    expect((await elsewhere.ask(path, { site_id: 1 })).status).toBe(403);
  }
});

it('the queue is read page by page, the oldest first', async () => {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const asked = { site_id: 1, state: 'open', limit: 1, ...(cursor !== null && { cursor }) };
    const page: { list: { reversal_ref: string }[]; next_cursor: string | null } = (
      await auditor.ask('/cashier/reversals', asked)
    ).data;
    seen.push(...page.list.map(({ reversal_ref }) => reversal_ref));
    cursor = page.next_cursor;
  } while (cursor !== null);
  const { list } = (await auditor.ask('/cashier/reversals', { site_id: 1, state: 'open' })).data;
  expect(seen).toEqual(list.map(({ reversal_ref }: { reversal_ref: string }) => reversal_ref));
});

it('money is given back once two people agree, however many ask, and stands on the deposit and in the list', async () => {
  const owner = await newMember();
  const { orderId } = await credited(owner);
  expect(await read(orderId)).toMatchObject({ refundable: '100000', refunds: [] });
  const refund = { site_id: 1, order_number: orderId, amount: '40000', reason };
  expect((await maker.ask('/cashier/refund', { ...refund, amount: '100001' })).code).toBe(102);
  expect((await maker.ask('/cashier/refund', { ...refund, amount: '0' })).status).toBe(422);
  expect((await maker.ask('/cashier/refund', { ...refund, amount: '1.5' })).status).toBe(422);
  expect((await auditor.ask('/cashier/refund', refund)).status).toBe(403);
  const asked = await Promise.all(Array.from({ length: 5 }, () => maker.ask('/cashier/refund', refund)));
  expect((await vote(maker, asked[0]?.data.change_request_id)).code).not.toBe(100);
  const votes = await Promise.all(asked.map(({ data }) => vote(checker, data.change_request_id)));
  expect(votes.filter(({ data }) => data?.state === 'applied')).toHaveLength(1);
  expect(await balanceOf(owner)).toBe(60_000n);
  const found = await read(orderId);
  expect(found).toMatchObject({
    ...{ state: 'credited', refundable: null },
    refunds: [{ state: 'asked', amount: '40000', decision: { operator: { account: 'checker' }, reason } }],
  });
  expect(found.transactions.at(-1)).toMatchObject({ kind: 'refund_hold' });
  expect((await maker.ask('/cashier/refund', refund)).code).toBe(104);
  const open = (await auditor.ask('/cashier/refunds', { site_id: 1, state: 'open', limit: 1 })).data;
  expect(open.list).toMatchObject([{ order_number: orderId, amount: '40000', state: 'asked' }]);
});

it('a deposit of another site is not given back, and what is not there is refused', async () => {
  const owner = await newMember();
  const { orderId } = await credited(owner);
  const elsewhere = await world.seat('elsewhere-too', [{ role: 'maker', siteIds: [2] }]);
  const refund = { order_number: orderId, amount: '1', reason };
  expect((await elsewhere.ask('/cashier/refund', { site_id: 2, ...refund })).status).toBe(404);
  expect((await elsewhere.ask('/cashier/refund', { site_id: 1, ...refund })).status).toBe(403);
  expect((await elsewhere.ask('/cashier/refunds', { site_id: 2 })).data.list).toEqual([]);
  const ledger = world.app.faceOf(ledgerModule);
  await ledger.adjust(world.app.platform.sql, owner, randomUUID(), -99_999n);
  expect((await maker.ask('/cashier/refund', { site_id: 1, ...refund, amount: '2' })).code).toBe(105);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cashierModule, insertMethod, writeService } from '#modules/cashier';
import { ledgerModule } from '#modules/ledger';
import type { Member } from '#platform/actor.ts';
import { applyWord } from '../../src/modules/cashier/deposit/apply-word.ts';
import { openDeposit } from '../../src/modules/cashier/deposit/open-deposit.ts';
import type { DepositWord, PaymentAdapter } from '../../src/modules/cashier/service/payment-adapter.ts';
import { takeMessage } from '../../src/modules/cashier/message/take-message.ts';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../office-world.ts';

const pspId = 'BANK';
const reason = 'The payer has called';
let world: OfficeWorld;
let maker: Desk;
let checker: Desk;
let auditor: Desk;
let anna = 0;
/** What the bank says of an order that it is asked about. */
let said: DepositWord = { state: 'unknown', why: 'nobody has asked for anything' };

beforeAll(async () => {
  world = await createOfficeWorld({ modules: [cashierModule] });
  const { sql, sealing } = world.app.platform;
  const { adapters } = world.app.faceOf(cashierModule);
  const planted: PaymentAdapter = {
    openDeposit: async (_, { orderId }) => pending(orderId),
    askDeposit: async () => said,
    sendPayout: async () => ({ state: 'unknown', why: 'nobody has asked for anything' }),
    askPayout: async () => ({ state: 'unknown', why: 'nobody has asked for anything' }),
    readMessage: async () => ({ kind: 'untrusted', distrust: 'SIGNATURE', orderId: null }),
    close: async () => {},
  };
  Object.assign(adapters, { planted });
  await writeService(
    { sql, sealing },
    {
      ...{ pspId, adapter: 'planted', baseUrl: 'http://bank', messageUrl: 'http://halls' },
      ...{ operatorId: 'halls', keyId: 'bank-1', secret: 'secret-of-a-bank', state: 'active' },
    },
  );
  await insertMethod(sql, {
    ...{
      siteId: 1,
      currency: 'VND',
      pspId,
      pspMethod: 'exact',
      code: 'exact',
      kind: 'bank_transfer',
      amountRule: 'exact',
    },
    ...{ minMinor: 50_000n, maxMinor: 1_000_000n, name: { en_US: 'Bank' }, icon: 'lucide:landmark' },
    ...{ fields: [], sort: 0, direction: 'deposit' },
  });
  const { rows } = await world.test.pool.query<{ member_id: string }>(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
     values (1, 'anna', 'no-hash', 'VND', 'ANNA', now()) returning member_id`,
  );
  anna = Number(rows[0]?.member_id);
  maker = await world.seat('maker', ['maker']);
  checker = await world.seat('checker', ['checker']);
  auditor = await world.seat('auditor', ['auditor']);
});
afterAll(() => world.close());

function pending(orderId: string): DepositWord {
  return {
    ...{ state: 'pending', pspRef: `ref-${orderId}`, isPaying: false, expiresAt: null },
    instruction: { kind: 'redirect', url: 'https://bank.example/pay' },
  };
}

const deps = () => world.app.faceOf(cashierModule);
const annas = () => ({ siteId: 1, memberId: anna, currency: 'VND' as const });
const balance = () => world.app.faceOf(ledgerModule).balanceOf(annas());

/** A deposit of 100,000 that is open. */
async function open(): Promise<string> {
  const methods = await world.test.pool.query<{ method_id: string }>('select method_id from cashier.method');
  const member: Member = {
    kind: 'member',
    ...{ sessionId: randomUUID(), account: 'anna', mustChangePassword: false, agent: null },
    ...annas(),
  };
  const opened = await openDeposit(deps(), member, {
    ...{ methodId: String(methods.rows[0]?.method_id), amount: '100000', clientKey: randomUUID() },
    ...{ fields: {}, language: 'en_US', returnUrl: 'http://site/user' },
  });
  if (!opened.ok) throw new Error(`the deposit was answered with ${opened.code}`);
  return opened.data;
}

/** One that another amount came for, which somebody has to look at. */
async function openInReview({
  amountMinor = 90_000n,
  currency = 'VND',
}: { amountMinor?: bigint; currency?: 'VND' | 'USD' } = {}) {
  const orderId = await open();
  const payments = [{ paymentRef: `pay-${orderId}`, currency, amountMinor }];
  const word = { state: 'succeeded', pspRef: `ref-${orderId}`, payments } as const;
  await applyWord(deps(), { pspId, orderId }, word, { actor: 'psp', messageId: null });
  return orderId;
}

const of = (orderId: string, siteId = 1) => ({ site_id: siteId, order_number: orderId });
const read = async (orderId: string, desk = auditor) =>
  (await desk.ask('/cashier/deposit', of(orderId))).data;
const askFor = async (what: 'credit' | 'send-back', orderId: string, desk = maker) =>
  desk.ask(`/cashier/${what}`, { ...of(orderId), reason });
const vote = (desk: Desk, change_request_id: number, verdict = 'approve') =>
  desk.ask('/change-request/vote', { change_request_id, verdict, reason });

it('what came for a deposit in review is credited once somebody else agrees, as much as came', async () => {
  const before = await balance();
  const orderId = await openInReview();
  const asked = await askFor('credit', orderId);
  expect([asked.status, asked.data.state]).toEqual([202, 'pending']);
  expect(await balance()).toBe(before);
  expect((await vote(checker, asked.data.change_request_id)).data).toMatchObject({ state: 'applied' });
  expect(await balance()).toBe(before + 90_000n);
  const found = await read(orderId);
  expect(found).toMatchObject({
    ...{ state: 'credited', asked: '100000', received: { amount: '90000', currency: 'VND' } },
    transactions: [
      {
        legs: expect.arrayContaining([
          { account: 'psp_float', currency: 'VND', amount: '-90000' },
          { account: 'member_main', currency: 'VND', amount: '90000' },
        ]),
      },
    ],
  });
  expect(found.steps.at(-1)).toMatchObject({
    ...{ state: 'credited', cause: 'credited_by_hand', actor: 'operator' },
    decision: {
      ...{ operator: { account: 'checker' }, reason },
      change_request_id: asked.data.change_request_id,
    },
  });
});

it('twenty that agree at once, each to a request of its own, credit once', async () => {
  const before = await balance();
  const orderId = await openInReview();
  const requests = await Promise.all(Array.from({ length: 20 }, () => askFor('credit', orderId)));
  const votes = await Promise.all(requests.map(({ data }) => vote(checker, data.change_request_id)));
  const states = votes.map(({ data }) => data.state);
  expect(states.filter((state) => state === 'applied')).toHaveLength(1);
  expect(states.filter((state) => state === 'stale' || state === 'failed')).toHaveLength(19);
  expect(await balance()).toBe(before + 90_000n);
});

it('twenty checkers who agree to one request at once credit once', async () => {
  const before = await balance();
  const { change_request_id } = (await askFor('credit', await openInReview())).data;
  const checkers: Desk[] = [];
  for (let number = 0; number < 20; number++)
    checkers.push(await world.seat(`checker${number}`, ['checker']));
  const votes = await Promise.all(checkers.map((desk) => vote(desk, change_request_id)));
  expect(votes.filter(({ data }) => data?.state === 'applied')).toHaveLength(1);
  expect(votes.filter(({ code }) => code === 100)).toHaveLength(1);
  expect(await balance()).toBe(before + 90_000n);
});

it('a request is stale once the deposit is sent back', async () => {
  const before = await balance();
  const orderId = await openInReview();
  const credit = (await askFor('credit', orderId)).data.change_request_id;
  const back = (await askFor('send-back', orderId)).data.change_request_id;
  expect((await vote(checker, back)).data).toMatchObject({ state: 'applied' });
  expect((await vote(checker, credit)).data).toMatchObject({ state: 'stale' });
  expect(await balance()).toBe(before);
  expect((await read(orderId)).state).toBe('returning');
});

it('money that is sent back is noted under a reference, and only where others have agreed to it', async () => {
  const orderId = await openInReview();
  const returned = { ...of(orderId), return_reference: 'FT-778', reason };
  expect((await maker.ask('/cashier/returned', returned)).code).toBe(101);
  await vote(checker, (await askFor('send-back', orderId)).data.change_request_id);
  expect((await checker.ask('/cashier/returned', returned)).status).toBe(403);
  expect((await maker.ask('/cashier/returned', { ...returned, return_reference: ' ' })).status).toBe(422);
  expect((await maker.ask('/cashier/returned', returned)).code).toBe(100);
  expect((await maker.ask('/cashier/returned', returned)).code).toBe(101);
  const found = await read(orderId);
  expect([found.state, found.transactions]).toEqual(['returned', []]);
  expect(found.steps.at(-1)).toMatchObject({ decision: { return_reference: 'FT-778' } });
});

it('nobody agrees to what they have asked for, whatever roles they hold', async () => {
  const before = await balance();
  const both = await world.seat('both', ['maker', 'checker']);
  const orderId = await openInReview();
  const { change_request_id } = (await askFor('credit', orderId, both)).data;
  expect((await vote(both, change_request_id)).code).toBe(102);
  expect((await read(orderId)).state).toBe('review');
  expect(await balance()).toBe(before);
});

it('up to the amount of the rule nobody else has to agree', async () => {
  await world.test.pool.query(
    `insert into app.change_policy (action, quorum, amount_over) values ('deposit.credited', 1, '{"VND": "90000"}')`,
  );
  try {
    const [small, large] = [await openInReview(), await openInReview({ amountMinor: 90_001n })];
    expect((await askFor('credit', small)).data.state).toBe('applied');
    expect((await askFor('credit', large)).data.state).toBe('pending');
  } finally {
    await world.test.pool.query(`delete from app.change_policy where action = 'deposit.credited'`);
  }
});

it('what came in another currency can only be sent back', async () => {
  const orderId = await openInReview({ currency: 'USD', amountMinor: 10_00n });
  expect((await askFor('credit', orderId)).code).toBe(102);
  expect((await askFor('send-back', orderId)).status).toBe(202);
});

it('a deposit of another site is not there, to look at or to decide', async () => {
  const orderId = await openInReview();
  const elsewhere = await world.seat('elsewhere', [{ role: 'maker', siteIds: [2] }]);
  const calls = {
    '/cashier/deposit': {},
    '/cashier/ask': { reason },
    '/cashier/credit': { reason },
    '/cashier/send-back': { reason },
    '/cashier/returned': { reason, return_reference: 'FT-1' },
  };
  for (const [path, more] of Object.entries(calls)) {
    expect([path, (await elsewhere.ask(path, { ...of(orderId, 2), ...more })).status]).toEqual([path, 404]);
    expect([path, (await elsewhere.ask(path, { ...of(orderId), ...more })).status]).toEqual([path, 403]);
  }
  const { list } = (await elsewhere.ask('/cashier/deposits', { site_id: 2, query: orderId })).data;
  expect(list).toEqual([]);
});

it('deposits that wait come the longest first, page by page, and are counted', async () => {
  const ask = async (more: object) =>
    (await auditor.ask('/cashier/deposits', { site_id: 1, state: 'waiting', ...more })).data;
  const first = await openInReview();
  world.pass(60_000);
  const second = await openInReview();
  const numbers: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { list: { order_number: string }[]; next_cursor: string | null } = await ask({
      limit: 2,
      ...(cursor !== null && { cursor }),
    });
    numbers.push(...page.list.map((line) => line.order_number));
    cursor = page.next_cursor;
  } while (cursor !== null);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.filter((number) => number === first || number === second)).toEqual([first, second]);
  const { list } = (await auditor.ask('/cashier/waiting', { site_id: 1 })).data;
  const counted = list.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  expect(counted).toBe(numbers.length);
});

it('a deposit is found by its number, by what its service calls it and by its member', async () => {
  const orderId = await openInReview();
  const find = async (query: string) =>
    (await auditor.ask('/cashier/deposits', { site_id: 1, query })).data.list.map(
      (line: { order_number: string }) => line.order_number,
    );
  expect(await find(orderId.toLowerCase())).toEqual([orderId]);
  expect(await find(`ref-${orderId}`)).toEqual([orderId]);
  expect(await find(`pay-${orderId}`)).toEqual([orderId]);
  expect(await find('anna')).toContain(orderId);
  expect(await find('nobody')).toEqual([]);
});

it('the service is asked now, and what it says is done once; what was sent back is not asked about', async () => {
  const orderId = await open();
  const before = await balance();
  said = {
    ...{ state: 'succeeded', pspRef: `ref-${orderId}` },
    payments: [{ paymentRef: `pay-${orderId}`, currency: 'VND', amountMinor: 100_000n }],
  };
  const asked = await maker.ask('/cashier/ask', { ...of(orderId), reason });
  expect(asked.data).toMatchObject({ state: 'credited', word: 'succeeded' });
  expect(await balance()).toBe(before + 100_000n);
  expect((await maker.ask('/cashier/ask', { ...of(orderId), reason })).data.state).toBe('credited');
  expect(await balance()).toBe(before + 100_000n);
  const returning = await openInReview();
  await vote(checker, (await askFor('send-back', returning)).data.change_request_id);
  expect((await maker.ask('/cashier/ask', { ...of(returning), reason })).code).toBe(101);
  expect((await checker.ask('/cashier/ask', { ...of(orderId), reason })).status).toBe(403);
});

it('messages that nobody can trust are shown as they came, to the house alone', async () => {
  const body = Buffer.from('{"forged":true}');
  await takeMessage(deps(), pspId, { path: '/payment/v1/message/BANK', headers: {}, body });
  const { list } = (await auditor.ask('/cashier/messages', { kind: 'untrusted' })).data;
  expect(list).toMatchObject([{ psp_id: pspId, raw: '{"forged":true}', distrust: 'SIGNATURE' }]);
  const ofOne = await world.seat('of-one', [{ role: 'auditor', siteIds: [1] }]);
  expect((await ofOne.ask('/cashier/messages', {})).status).toBe(403);
});

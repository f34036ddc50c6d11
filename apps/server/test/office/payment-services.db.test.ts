import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signedHeaders } from '@halls/provider-signature';
import { dumpDatabase } from '@halls/testkit';
import { cashierModule, insertMethod, writeService } from '#modules/cashier';
import type { Member } from '#platform/actor.ts';
import { applyPaymentSecrets } from '../../src/modules/cashier/service/apply-payment-secrets.ts';
import { askDeposits } from '../../src/modules/cashier/deposit/ask-deposits.ts';
import { openDeposit } from '../../src/modules/cashier/deposit/open-deposit.ts';
import type { DepositWord, PaymentAdapter } from '../../src/modules/cashier/service/payment-adapter.ts';
import {
  findService,
  replaceEndedServiceKeys,
} from '../../src/modules/cashier/service/payment-service.repo.ts';
import { takeMessage } from '../../src/modules/cashier/message/take-message.ts';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../office-world.ts';

const pspId = 'BANK';
const oldKey = { operatorId: 'halls', keyId: 'bank-1', secret: 'secret-of-before' };
const reason = 'The bank has called';
let world: OfficeWorld;
let admin: Desk;
let compliance: Desk;
let auditor: Desk;
let anna = 0;
let methodId = 0;
const asked: string[] = [];
/** What the bank says, whatever it is asked. */
let answer: (orderId: string) => Promise<DepositWord>;

beforeAll(async () => {
  world = await createOfficeWorld({ modules: [cashierModule] });
  const { adapters } = world.app.faceOf(cashierModule);
  const signed = adapters['signed-http'];
  if (!signed) throw new Error('there is no adapter for messages');
  const planted: PaymentAdapter = {
    openDeposit: (_, { orderId }) => answer(orderId),
    askDeposit(_, orderId) {
      asked.push(orderId);
      return answer(orderId);
    },
    sendPayout: async () => ({ state: 'unknown', why: 'nobody is paid here' }),
    askPayout: async () => ({ state: 'unknown', why: 'nobody is paid here' }),
    readMessage: signed.readMessage,
    close: async () => {},
  };
  Object.assign(adapters, { planted });
  await writeService(store(), {
    ...{ pspId, adapter: 'planted', baseUrl: 'http://bank', messageUrl: 'http://halls', ...oldKey },
    state: 'active',
  });
  await insertMethod(world.app.platform.sql, {
    ...{
      siteId: 1,
      currency: 'VND',
      pspId,
      pspMethod: 'plain',
      code: 'plain',
      kind: 'bank_transfer',
      amountRule: 'as_paid',
    },
    ...{
      minMinor: 50_000n,
      maxMinor: 1_000_000n,
      name: 'Bank',
      icon: 'lucide:landmark',
      fields: [],
      sort: 0,
      direction: 'deposit',
    },
  });
  const { rows } = await world.test.pool.query<{ member_id: string; method_id: string }>(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
     values (1, 'anna', 'no-hash', 'VND', 'ANNA', now())
     returning member_id, (select method_id from cashier.method)`,
  );
  [anna, methodId] = [Number(rows[0]?.member_id), Number(rows[0]?.method_id)];
  admin = await world.seat('admin', ['administrator']);
  compliance = await world.seat('compliance', ['compliance']);
  auditor = await world.seat('auditor', ['auditor']);
});
beforeEach(() => {
  answer = async (orderId) => pending(orderId);
  asked.length = 0;
});
afterAll(() => world.close());

const store = () => ({ sql: world.app.platform.sql, sealing: world.app.platform.sealing });
const deps = () => world.app.faceOf(cashierModule);
const setState = (state: string, desk = admin) =>
  desk.ask('/payment-service/set-state', { psp_id: pspId, state, reason });
const setMethod = (more: object) =>
  admin.ask('/payment-service/set-method', {
    ...{ method_id: methodId, min: '50000', max: '1000000', is_offered: true, reason },
    ...more,
  });
const health = async () => (await auditor.ask('/payment-service/list')).data.list[0];

function pending(orderId: string): DepositWord {
  return {
    ...{ state: 'pending', pspRef: `ref-${orderId}`, isPaying: false, expiresAt: null },
    instruction: { kind: 'redirect', url: 'https://bank.example/pay' },
  };
}

function paid(orderId: string): DepositWord {
  const payment = { paymentRef: `pay-${orderId}`, currency: 'VND', amountMinor: 100_000n } as const;
  return { state: 'succeeded', pspRef: `ref-${orderId}`, payments: [payment] };
}

function open(amount = '100000') {
  const member: Member = {
    ...{ kind: 'member', sessionId: randomUUID(), account: 'anna', mustChangePassword: false, agent: null },
    ...{ siteId: 1, memberId: anna, currency: 'VND' },
  };
  return openDeposit(deps(), member, {
    ...{ methodId: String(methodId), amount, clientKey: randomUUID(), fields: {} },
    ...{ language: 'en_US', returnUrl: 'http://site/user' },
  });
}

async function openOrder(): Promise<string> {
  const opened = await open();
  if (!opened.ok) throw new Error(`the deposit was answered with ${opened.code}`);
  return opened.data;
}

it('a service that drains takes nothing new, and says since when and why', async () => {
  expect((await setState('draining', auditor)).status).toBe(403);
  expect((await setState('draining')).code).toBe(100);
  expect((await setState('draining')).code).toBe(101);
  expect(await open()).toMatchObject({ ok: false, code: 102 });
  expect(await health()).toMatchObject({
    ...{ state: 'draining', state_reason: reason, state_at: world.now().toISOString() },
  });
  expect((await setState('active')).code).toBe(100);
  expect((await open()).ok).toBe(true);
});

it('a service that is paused is not asked about deposits until it is active again, and is heard meanwhile', async () => {
  const [first, second] = [await openOrder(), await openOrder()];
  await setState('paused');
  world.pass(9 * 60_000);
  await askDeposits(deps());
  expect(asked).toEqual([]);
  const message = { kind: 'deposit', message_id: randomUUID(), order_id: first, word: paidOnWire(first) };
  expect(await tell(message, oldKey)).toBe('taken');
  expect((await setState('active')).code).toBe(100);
  await askDeposits(deps());
  expect(asked).toContain(second);
  expect(asked).not.toContain(first);
});

it('the figures of a service are those of a day, and what it said last', async () => {
  await world.test.pool.query(`update cashier.deposit set created_at = created_at - interval '25 hours'`);
  const before = await health();
  expect(before).toMatchObject({ asked: 0, decided: 0, credited: 0, credit_p95_seconds: null });
  answer = async (orderId) => paid(orderId);
  await openOrder();
  answer = async () => ({ state: 'refused', code: 'REFUSED' });
  await openOrder();
  world.pass(10_000);
  answer = async () => {
    throw new Error('the line is dead');
  };
  await openOrder();
  expect(await health()).toMatchObject({
    ...{ asked: 3, decided: 2, credited: 1, credit_p95_seconds: 0, unknown: 1 },
    ...{ last_failure: 'the line is dead', last_failure_at: world.now().toISOString() },
    last_answer_at: new Date(world.now().getTime() - 10_000).toISOString(),
  });
});

it('limits of a method are set with a reason, hold for the next deposit, and are in the log', async () => {
  expect((await setMethod({})).code).toBe(101);
  expect((await setMethod({ min: '2000000' })).code).toBe(102);
  expect((await setMethod({ min: '0' })).status).toBe(422);
  expect((await setMethod({ max: '100000.5' })).status).toBe(422);
  expect((await setMethod({ min: '60000' })).code).toBe(100);
  expect(await open('50000')).toMatchObject({ ok: false, code: 101 });
  const { list } = (await auditor.ask('/payment-service/methods', { psp_id: pspId })).data;
  expect(list).toMatchObject([{ site_id: 1, currency: 'VND', min: '60000', max: '1000000' }]);
  const { rows } = await world.test.pool.query(
    `select reason from app.audit_event where action = 'payment_service.method_set'`,
  );
  expect(rows).toEqual([{ reason }]);
  expect((await setMethod({ is_offered: false })).code).toBe(100);
  expect(await open()).toMatchObject({ ok: false, code: 404 });
  expect((await setMethod({})).code).toBe(100);
});

const weightOf = async () => {
  const { rows } = await world.test.pool.query('select psp_id, weight from cashier.route order by psp_id');
  return rows;
};

it('routes of a method are changed once another has agreed, and unless they have changed meanwhile', async () => {
  const route = { psp_id: pspId, method: 'plain', weight: 70, cost_percent: '1.25', cost_fixed: '500' };
  const routes = [{ ...route, min: '60000', max: null, is_active: true }];
  const ask = (more: object = {}) =>
    admin.ask('/payment-service/set-routes', {
      method_id: methodId,
      policy: 'cheapest',
      routes,
      reason,
      ...more,
    });
  const changed = (more: object) => ask({ routes: [{ ...routes[0], ...more }] });
  expect(
    (
      await auditor.ask('/payment-service/set-routes', {
        method_id: methodId,
        policy: 'weight',
        routes,
        reason,
      })
    ).status,
  ).toBe(403);
  expect((await changed({ psp_id: 'NOBODY' })).code).toBe(103);
  expect((await ask({ routes: [...routes, ...routes] })).code).toBe(103);
  expect((await changed({ min: '2000000' })).code).toBe(102);
  expect((await changed({ weight: -1 })).status).toBe(422);
  expect((await changed({ cost_fixed: '0.5' })).data).toMatchObject({
    fields: { 'routes.0.cost_fixed': expect.any(String) },
  });

  const [first, second] = [await ask(), await changed({ weight: 30 })];
  expect([first.status, second.status]).toEqual([202, 202]);
  expect(await weightOf()).toEqual([{ psp_id: pspId, weight: 100 }]);
  const agree = (request: typeof first) => {
    const vote = { change_request_id: request.data.change_request_id, verdict: 'approve', reason };
    return compliance.ask('/change-request/vote', vote);
  };
  expect((await agree(first)).code).toBe(100);
  expect(await weightOf()).toEqual([{ psp_id: pspId, weight: 70 }]);
  // what it was asked over is not there any more
  await agree(second);
  expect(await weightOf()).toEqual([{ psp_id: pspId, weight: 70 }]);
  expect((await ask()).code).toBe(101);
  expect((await auditor.ask('/payment-service/routes', { method_id: methodId })).data).toMatchObject({
    method: { policy: 'cheapest', services: [pspId] },
    list: [{ weight: 70, cost_percent: '1.25', cost_fixed: '500', min: '60000', max: null, state: 'active' }],
  });
  expect(await open('55000')).toMatchObject({ ok: false, code: 101 });
  expect((await open('60000')).ok).toBe(true);
});

it('a service that has drained by itself says why, and is taken back by hand', async () => {
  await world.test.pool.query(
    `insert into cashier.psp_health (psp_id, drained_at, drained_why, drained_part, drained_of)
     values ($1, now(), 'failures', 12, 20) on conflict (psp_id) do update set drained_at = excluded.drained_at,
       drained_why = excluded.drained_why, drained_part = excluded.drained_part, drained_of = excluded.drained_of`,
    [pspId],
  );
  expect(await health()).toMatchObject({ state: 'active', drained: { why: 'failures', part: 12, of: 20 } });
  expect((await setState('active')).code).toBe(100);
  expect(await health()).toMatchObject({ state: 'active', drained: null });
  expect((await setState('active')).code).toBe(101);
});

async function changeKey(): Promise<{ key_id: string; secret: string }> {
  // the clock of the database says when a key ends
  const old_ends_at = new Date(Date.now() + 3_600_000).toISOString();
  const changed = await admin.ask('/payment-service/change-key', { psp_id: pspId, old_ends_at, reason });
  expect([changed.status, changed.data.state]).toEqual([202, 'pending']);
  const { change_request_id } = changed.data;
  const vote = { change_request_id, verdict: 'approve', reason };
  expect((await admin.ask('/change-request/vote', vote)).code).not.toBe(100);
  expect((await compliance.ask('/change-request/vote', vote)).code).toBe(100);
  return (await admin.ask('/payment-service/show-key', { psp_id: pspId, reason })).data;
}

it('a new key is taken beside the one before it, and in its place once its time has come', async () => {
  const made = await changeKey();
  const newKey = { operatorId: oldKey.operatorId, keyId: made.key_id, secret: made.secret };
  expect((await admin.ask('/payment-service/show-key', { psp_id: pspId, reason })).code).toBe(101);
  expect(await dumpDatabase(world.test.pool)).not.toContain(made.secret);
  const message = () => ({
    kind: 'deposit',
    message_id: randomUUID(),
    order_id: 'D1',
    word: paidOnWire('D1'),
  });
  expect(await tell(message(), oldKey)).toBe('taken');
  expect(await tell(message(), newKey)).toBe('taken');
  expect(await findService(store(), pspId)).toMatchObject({ keyId: oldKey.keyId });

  // what the settings say at the next start leaves the office's alone
  await applyPaymentSecrets(store(), { [pspId]: { key_id: 'settings', secret: 'secret-of-settings' } });
  await world.test.pool.query(`update cashier.psp set next_from = now() - interval '1 second'`);
  const holds = async () => {
    expect(await findService(store(), pspId)).toMatchObject({ keyId: made.key_id, secret: made.secret });
    expect(await tell(message(), oldKey)).toBe('untrusted');
    expect(await tell(message(), newKey)).toBe('taken');
  };
  await holds();
  await replaceEndedServiceKeys(world.app.platform.sql);
  await holds();
  expect(await dumpDatabase(world.test.pool)).not.toContain(made.secret);
});

function paidOnWire(orderId: string) {
  const paid_at = world.now().toISOString();
  const payment = { payment_ref: `pay-${orderId}`, currency: 'VND', amount: '100000', paid_at };
  return { state: 'succeeded', psp_ref: `ref-${orderId}`, payments: [payment] };
}

function tell(message: object, key: typeof oldKey) {
  const path = `/payment/v1/message/${pspId}`;
  const body = JSON.stringify(message);
  const timestamp = String(world.now().getTime());
  const headers = signedHeaders({ timestamp, nonce: randomUUID(), method: 'POST', path, body }, key);
  return takeMessage(deps(), pspId, { path, headers, body: Buffer.from(body) });
}

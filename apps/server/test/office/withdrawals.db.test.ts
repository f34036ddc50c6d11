import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cashierModule, insertMethod, writeService } from '#modules/cashier';
import { ledgerModule } from '#modules/ledger';
import { memberModule } from '#modules/member';
import { accountNumber } from '../../src/modules/payout-account/payout-account.repo.ts';
import { carryOn } from '../../src/modules/cashier/withdrawal/carry-on.ts';
import { insertWithdrawal } from '../../src/modules/cashier/withdrawal/withdrawal.repo.ts';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../office-world.ts';

const reason = 'The papers are in order';
const balanceMinor = 10_000_000n;
const amountMinor = 100_000n;
let world: OfficeWorld;
let maker: Desk;
let checker: Desk;
let auditor: Desk;
let anna = 0;
const accountId = randomUUID();

beforeAll(async () => {
  world = await createOfficeWorld({ modules: [cashierModule] });
  const { rows } = await world.test.pool.query<{ member_id: string }>(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
     values (1, 'anna', 'no-hash', 'VND', 'ANNA', now()) returning member_id`,
  );
  anna = Number(rows[0]?.member_id);
  await world.test.pool.query(
    `insert into app.payout_account (account_id, site_id, member_id, currency, bank_code, number_sealed, number_end,
       number_hash, created_at, usable_at) values ($1, 1, $2, 'VND', 'VND_VCB', $3, '6789', '\\x00', now(), now())`,
    [accountId, anna, accountNumber.seal(world.app.platform.sealing, { accountId }, '0123456789')],
  );
  const { sql } = world.app.platform;
  const { personal } = world.app.faceOf(memberModule);
  await sql
    .transaction()
    .execute((transaction) => personal.write(transaction, anna, { member_name: 'Nguyễn Thị Anna' }));
  const ledger = world.app.faceOf(ledgerModule);
  await ledger.openMemberWallet(sql, annas());
  await ledger.openWithdrawals(sql, annas());
  await ledger.creditDeposit(sql, annas(), 'funds', balanceMinor);
  maker = await world.seat('maker', ['maker']);
  checker = await world.seat('checker', ['checker']);
  auditor = await world.seat('auditor', ['auditor']);
});
afterAll(() => world.close());

const deps = () => world.app.faceOf(cashierModule);
const annas = () => ({ siteId: 1, memberId: anna, currency: 'VND' as const });
const balance = () => world.app.faceOf(ledgerModule).balanceOf(annas());

/** A withdrawal that waits for a person, as a site without bounds of its own has them. */
async function openInReview(): Promise<string> {
  const orderId = `W${randomUUID().slice(0, 8).toUpperCase()}`;
  const now = deps().clock();
  const order = { ...annas(), orderKey: orderId, amountMinor };
  await insertWithdrawal(world.test.pool, {
    ...{
      orderId,
      owner: annas(),
      payoutAccountId: accountId,
      clientKey: orderId,
      amountMinor,
      now,
      nextAt: now,
    },
    ...{ requestHash: Buffer.alloc(1), heldMinor: 0n, mostUnderWay: 100 },
    booking: deps().ledger.withdrawalPosting({ step: 'hold' }, order),
  });
  await carryOn(deps(), orderId);
  return orderId;
}

const of = (orderId: string, siteId = 1) => ({ site_id: siteId, order_number: orderId });
const read = async (orderId: string, desk = auditor) =>
  (await desk.ask('/cashier/withdrawal', of(orderId))).data;
const approve = (orderId: string, desk = maker) =>
  desk.ask('/cashier/approve-withdrawal', { ...of(orderId), reason });
const reject = (orderId: string, desk = maker) =>
  desk.ask('/cashier/reject-withdrawal', { ...of(orderId), told: 'documents', reason });
const vote = (desk: Desk, change_request_id: number, verdict = 'approve') =>
  desk.ask('/change-request/vote', { change_request_id, verdict, reason });

it('a withdrawal in review is approved once somebody else agrees, and its money stays held', async () => {
  const orderId = await openInReview();
  const before = await balance();
  const asked = await approve(orderId);
  expect([asked.status, asked.data.state]).toEqual([202, 'pending']);
  expect((await vote(maker, asked.data.change_request_id)).code).toBe(102);
  expect((await read(orderId)).state).toBe('review');
  expect((await vote(checker, asked.data.change_request_id)).data).toMatchObject({ state: 'applied' });
  const shown = await read(orderId);
  expect(shown).toMatchObject({ state: 'approved', bank_name: 'Vietcombank', number_end: '6789' });
  expect(shown.steps.at(-1)).toMatchObject({
    cause: 'approved_by_hand',
    decision: { operator: { account: 'checker' }, reason },
  });
  expect(shown.transactions.map(({ kind }: { kind: string }) => kind)).toEqual(['withdrawal_hold']);
  expect(await balance()).toBe(before);
});

it('one that is not approved goes back to the wallet, and the member is told why in words of ours', async () => {
  const before = await balance();
  const orderId = await openInReview();
  const asked = await reject(orderId);
  await vote(checker, asked.data.change_request_id);
  await carryOn(deps(), orderId);
  const { state, steps, transactions } = await read(orderId);
  expect(state).toBe('returned');
  expect(steps.map(({ cause }: { cause: string }) => cause)).toEqual([
    ...['asked_for', 'looked_at', 'in_review', 'rejected_documents', 'given_back'],
  ]);
  expect(transactions).toHaveLength(2);
  expect(await balance()).toBe(before);
});

it('of two requests about one withdrawal the first that is agreed to decides', async () => {
  const orderId = await openInReview();
  const [one, other] = [await approve(orderId), await reject(orderId)];
  const votes = await Promise.all([one, other].map(({ data }) => vote(checker, data.change_request_id)));
  expect(votes.filter(({ data }) => data?.state === 'applied')).toHaveLength(1);
  expect(['approved', 'rejected']).toContain((await read(orderId)).state);
  expect((await approve(orderId)).code).toBe(101);
});

it('one that was approved before the member was closed is looked at again, and then paid once', async () => {
  const service = {
    pspId: 'BANK',
    adapter: 'planted',
    baseUrl: '',
    messageUrl: '',
    operatorId: 'h',
    keyId: 'k',
  };
  await writeService(world.app.platform, { ...service, secret: 'a-secret', state: 'active' });
  await insertMethod(world.app.platform.sql, {
    ...{ siteId: 1, currency: 'VND', pspId: 'BANK', pspMethod: 'transfer', code: 'transfer' },
    ...{ kind: 'bank_transfer', sort: 0 },
    ...{
      direction: 'withdrawal',
      amountRule: 'as_paid',
      fields: [],
      name: 'Transfer',
      icon: 'lucide:landmark',
    },
    ...{ minMinor: 1n, maxMinor: amountMinor },
  });
  const paid: string[] = [];
  const planted = {
    async sendPayout(_: unknown, { orderId }: { orderId: string }) {
      paid.push(orderId);
      return { state: 'succeeded', pspRef: orderId };
    },
    close: async () => {},
  };
  Object.assign(deps().adapters, { planted });
  const agree = async (orderId: string) => vote(checker, (await approve(orderId)).data.change_request_id);
  const setStatus = (status: string) =>
    world.test.pool.query('update app.member set status = $1 where member_id = $2', [status, anna]);

  const orderId = await openInReview();
  await agree(orderId);
  await setStatus('disabled');
  await carryOn(deps(), orderId);
  expect((await read(orderId)).steps.at(-1)).toMatchObject({ state: 'review', cause: 'member_closed' });
  expect(paid).toEqual([]);
  await agree(orderId);
  await carryOn(deps(), orderId);
  await setStatus('active');
  const { state, steps } = await read(orderId);
  expect([state, paid]).toEqual(['paid', [orderId]]);
  const decided = steps.filter(({ decision }: { decision: object | null }) => decision !== null);
  expect(decided.map(({ cause }: { cause: string }) => cause)).toEqual([
    ...['approved_by_hand', 'approved_though_closed'],
  ]);
});

it('what waits stands first, the longest on top, and is found by number and member', async () => {
  const first = await openInReview();
  const second = await openInReview();
  await world.test.pool.query(
    `update cashier.withdrawal set changed_at = changed_at - interval '1 hour' where order_id = $1`,
    [first],
  );
  const list = async (input: object) =>
    (await auditor.ask('/cashier/withdrawals', { site_id: 1, ...input })).data.list.map(
      ({ order_number: order }: { order_number: string }) => order,
    );
  const waiting = await list({ state: 'waiting' });
  expect(waiting.indexOf(first)).toBeLessThan(waiting.indexOf(second));
  expect(await list({ query: second.toLowerCase() })).toEqual([second]);
  expect(await list({ query: 'Anna' })).toContain(first);
  expect(await list({ state: 'sending' })).toEqual([]);
});

it('nobody sees or decides what is of another site, nor without a permission', async () => {
  const orderId = await openInReview();
  expect((await auditor.ask('/cashier/withdrawal', of(orderId, 2))).status).toBe(404);
  expect((await maker.ask('/cashier/approve-withdrawal', { ...of(orderId, 2), reason })).status).toBe(404);
  expect((await approve(orderId, auditor)).status).toBe(403);
  const editor = await world.seat('editor', ['editor']);
  expect((await editor.ask('/cashier/withdrawals', { site_id: 1 })).status).toBe(403);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RiskRules } from '@halls/contract/office';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../../../test/office-world.ts';
import { riskModule } from './index.ts';

let world: OfficeWorld;
let risk: Desk;
let compliance: Desk;
beforeAll(async () => {
  world = await createOfficeWorld({ modules: [riskModule] });
  risk = await world.seat('risk', ['risk']);
  compliance = await world.seat('comply', ['compliance']);
});
afterAll(() => world.close());

const body = (over: Partial<RiskRules> = {}): RiskRules => ({
  rules: [
    { fact: 'member_age', threshold: 24, points: 30 },
    { fact: 'first_withdrawal', threshold: 1, points: 20 },
    { fact: 'withdrawals_in_day', threshold: 3, points: 40 },
    { fact: 'amount_to_usual', threshold: 300, points: 50 },
  ],
  review_from: 50,
  decline_from: 100,
  turnover_percent: 100,
  ...over,
});
async function draft(siteId: number, rules: RiskRules): Promise<number> {
  const { data } = await risk.ask('/risk/draft', { site_id: siteId, base: 0, body: rules, reason: 'new' });
  return data.version;
}
async function putLive(siteId: number, rules = body()): Promise<void> {
  const version = await draft(siteId, rules);
  const asked = await risk.ask('/risk/publish', { site_id: siteId, version, reason: 'they fit' });
  const vote = { change_request_id: asked.data.change_request_id, verdict: 'approve', reason: 'yes' };
  expect((await compliance.ask('/change-request/vote', vote)).data.state).toBe('applied');
}

async function addMember(siteId: number, hoursAgo = 0): Promise<number> {
  const account = randomUUID();
  const { rows } = await world.test.pool.query<{ member_id: string }>(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
     values ($1, $2, 'x', 'USD', $2, $3) returning member_id`,
    [siteId, account, new Date(world.now().getTime() - hoursAgo * 3_600_000)],
  );
  return Number(rows[0]?.member_id);
}
const decide = (siteId: number, memberId: number, orderId: string = randomUUID(), amountMinor = 100n) =>
  world.app.faceOf(riskModule).decideWithdrawal({
    ...{ orderId, siteId, memberId, currency: 'USD', amountMinor, payoutAccountId: randomUUID() },
  });
const decisions = async (siteId: number, memberId: number) =>
  (await risk.ask('/risk/decisions', { site_id: siteId, member_id: memberId })).data.list;

test('a site without rules has nothing against anything, and that is kept', async () => {
  const member = await addMember(2);
  expect(await decide(2, member, 'W-none')).toMatchObject({ outcome: 'approve' });
  expect(await decisions(2, member)).toMatchObject([
    { order_number: 'W-none', role: 'live', version: null, score: 0, outcome: 'approve', hits: [] },
  ]);
});

test('an order is decided once, asked at once or when the rules are others', async () => {
  await putLive(1);
  const member = await addMember(1);
  const at = await Promise.all(Array.from({ length: 8 }, () => decide(1, member, 'W-once')));
  expect(new Set(at.map(({ decisionId }) => decisionId)).size).toBe(1);
  expect(at[0]).toMatchObject({ outcome: 'review' });
  await putLive(1, body({ review_from: 60 }));
  expect((await decide(1, member, 'W-once')).decisionId).toBe(at[0]?.decisionId);
  expect(await decide(1, member, 'W-later')).toMatchObject({ outcome: 'approve' });
  const [, once] = (await decisions(1, member)).toSorted(
    (one: { version: number }, other: { version: number }) => other.version - one.version,
  );
  expect(once).toMatchObject({
    ...{ order_number: 'W-once', version: 1, score: 50, outcome: 'review' },
    hits: [
      { fact: 'member_age', threshold: 24, points: 30, value: 0, is_snoozed: false },
      { fact: 'first_withdrawal', threshold: 1, points: 20, value: 1, is_snoozed: false },
    ],
  });
});

test('what runs beside decides nothing, and is compared', async () => {
  await putLive(1);
  const version = await draft(1, body({ review_from: 20, decline_from: 50 }));
  await risk.ask('/risk/shadow', { site_id: 1, version, runs: 1, reason: 'to see' });
  const [young, old] = [await addMember(1), await addMember(1, 100)];
  expect(await decide(1, young)).toMatchObject({ outcome: 'review' });
  expect(await decide(1, old)).toMatchObject({ outcome: 'approve' });
  expect(await decide(1, old)).toMatchObject({ outcome: 'approve' });
  expect((await risk.ask('/risk/compare', { site_id: 1, version })).data.list).toEqual([
    { live: 'approve', shadow: 'review', orders: 2 },
    { live: 'review', shadow: 'decline', orders: 1 },
  ]);
});

test('nothing that was decided is written again', async () => {
  await decide(2, await addMember(2));
  for (const change of [`update risk.decision set outcome = 'approve'`, 'delete from risk.decision'])
    await expect(world.test.pool.query(change)).rejects.toThrow(/append-only/);
});

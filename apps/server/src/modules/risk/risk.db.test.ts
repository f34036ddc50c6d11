import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RiskRules } from '@halls/contract/office';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../../../test/office-world.ts';
import { riskModule } from './index.ts';
import { siteModule } from '#modules/site';

let world: OfficeWorld;
let risk: Desk;
let other: Desk;
let compliance: Desk;
beforeAll(async () => {
  world = await createOfficeWorld({ modules: [riskModule] });
  await world.test.pool.query(
    `insert into app.site (site_id, template, name, name_zh, hosts, default_language, languages, currencies, default_currency)
     select id, 'site02', 'Own', 'Own', array['own' || id || '.localhost'], 'en_US', '{en_US}', '{USD}', 'USD'
     from generate_series(11, 20) id`,
  );
  await world.app.faceOf(siteModule).reload();
  risk = await world.seat('risk', ['risk']);
  other = await world.seat('other', ['risk', 'compliance']);
  compliance = await world.seat('comply', ['compliance']);
});
afterAll(() => world.close());

/** Each test has a site of its own. */
let siteId = 10;
beforeEach(() => {
  siteId += 1;
});

const body = (over: Partial<RiskRules> = {}): RiskRules => ({
  rules: [
    { fact: 'password_changed', threshold: 24, points: 50 },
    { fact: 'device_shared', threshold: 1, points: 40 },
  ],
  review_from: 50,
  decline_from: 90,
  turnover_percent: 100,
  ...over,
});
const draft = (who: Desk, more: object = {}) =>
  who.ask('/risk/draft', { site_id: siteId, base: 0, body: body(), reason: 'first rules', ...more });
const publish = (who: Desk, version: number) =>
  who.ask('/risk/publish', { site_id: siteId, version, reason: 'they fit' });
const shadow = (version: number, runs = 1) =>
  risk.ask('/risk/shadow', { site_id: siteId, version, runs, reason: 'to see' });
const vote = (who: Desk, id: number) =>
  who.ask('/change-request/vote', { change_request_id: id, verdict: 'approve', reason: 'agreed' });
async function states(): Promise<string[]> {
  const { list } = (await risk.ask('/risk/rules', { site_id: siteId })).data;
  return list.map(({ version, state }: { version: number; state: string }) => `${version} ${state}`);
}
async function putLive(rules = body()): Promise<void> {
  const base = 0;
  const { version } = (await draft(risk, { base, body: rules })).data;
  const asked = await publish(risk, version);
  expect((await vote(compliance, asked.data.change_request_id)).data.state).toBe('applied');
}

test('rules hold when somebody agrees who has written none of them', async () => {
  expect((await draft(risk)).data).toEqual({ version: 1 });
  expect((await draft(other, { base: 1, body: body({ review_from: 60 }) })).code).toBe(100);
  const asked = await publish(risk, 1);
  expect(asked.status).toBe(202);
  // wrote of it, although they did not ask
  expect((await vote(other, asked.data.change_request_id)).code).not.toBe(100);
  expect(await states()).toEqual(['1 draft']);
  expect((await vote(compliance, asked.data.change_request_id)).data.state).toBe('applied');
  const [live] = (await risk.ask('/risk/rules', { site_id: siteId })).data.list;
  expect(live).toMatchObject({
    ...{ version: 1, revision: 2, state: 'live', body: body({ review_from: 60 }) },
    ...{ written_by: { account: 'other' }, published_by: { account: 'comply' } },
  });
});

test('what is asked to be published and is written again meanwhile is stale', async () => {
  await draft(risk);
  const asked = await publish(risk, 1);
  await draft(risk, { base: 1, body: body({ turnover_percent: 0 }) });
  expect((await vote(compliance, asked.data.change_request_id)).data.state).toBe('stale');
  expect(await states()).toEqual(['1 draft']);
});

test('a draft that somebody else wrote on meanwhile is not written over', async () => {
  await draft(risk);
  expect((await draft(other)).code).toBe(101);
  const at = await Promise.all([risk, other].map((who) => draft(who, { base: 1 })));
  expect(at.map(({ code }) => code).toSorted((one, another) => one - another)).toEqual([100, 101]);
});

test('one version holds, one runs beside it and one is written, and what ended stays to be seen', async () => {
  await putLive();
  await draft(risk);
  expect((await shadow(2)).code).toBe(100);
  await draft(risk);
  expect(await states()).toEqual(['3 draft', '2 shadow', '1 live']);
  expect((await shadow(3)).code).toBe(100);
  expect(await states()).toEqual(['3 shadow', '1 live', '2 ended']);
  const asked = await publish(risk, 3);
  await vote(compliance, asked.data.change_request_id);
  expect(await states()).toEqual(['3 live', '2 ended', '1 ended']);
  expect((await shadow(3, 0)).code).toBe(101);
  expect((await publish(risk, 2)).code).toBe(101);
});

test('nothing but a draft can be written, by whatever hand', async () => {
  await putLive();
  const { pool } = world.test;
  await expect(
    pool.query(`update risk.rule_set set body = '{}' where site_id = $1`, [siteId]),
  ).rejects.toThrow(/can't become/);
  await expect(pool.query('delete from risk.rule_set where site_id = $1', [siteId])).rejects.toThrow(
    /not deleted/,
  );
  await expect(
    pool.query(
      `insert into risk.rule_set (site_id, version, state, body, writer_ids, written_by, written_at, published_by, published_at)
       values ($1, 9, 'live', '{}', '{5}', 5, now(), 5, now())`,
      [siteId],
    ),
  ).rejects.toThrow(/check/);
});

test('rules that make no sense are refused', async () => {
  const rule = { fact: 'never_deposited', threshold: 1, points: 10 };
  for (const wrong of [
    { decline_from: 50 },
    { rules: [rule, { ...rule, points: 20 }] },
    { rules: [{ ...rule, threshold: 2 }] },
    { rules: [{ ...rule, fact: 'shoe_size' }] },
    { turnover_percent: 1_001 },
  ])
    expect((await draft(risk, { body: { ...body(), ...wrong } })).status).toBe(422);
  expect((await draft(compliance)).status).toBe(403);
  expect((await draft(risk, { site_id: 999 })).status).toBe(404);
});

async function addMember(account: string): Promise<number> {
  const { rows } = await world.test.pool.query<{ member_id: string }>(
    `insert into app.member (site_id, member_account, password_hash, withdraw_password_hash, currency, recommend_code, created_at)
     values ($1, $2, 'x', 'x', 'USD', $2, $3) returning member_id`,
    [siteId, account, new Date(world.now().getTime() - 240 * 3_600_000)],
  );
  return Number(rows[0]?.member_id);
}
async function tried(memberId: number) {
  const { data } = await risk.ask('/risk/try', { site_id: siteId, member_id: memberId });
  const facts = data.facts as { fact: string; value: number | null }[];
  return { ...data, facts: Object.fromEntries(facts.map(({ fact, value }) => [fact, value])) };
}
const hoursAgo = (hours: number) => new Date(world.now().getTime() - hours * 3_600_000);

test('what rules look at is read as it stands', async () => {
  await putLive();
  const [one, two, elsewhere] = [
    await addMember('one'),
    await addMember('two'),
    await addMember('elsewhere'),
  ];
  const { pool } = world.test;
  expect((await tried(one)).facts).toEqual({
    ...{ account_age: null, account_shared: null, account_of_former_name: null, password_changed: null },
    ...{ phone_changed: null, device_added: null, device_shared: 0, network_shared: 0, member_age: 240 },
    charged_back: 0,
    ...{ never_deposited: 1, played_since_deposit: null },
    ...{ first_withdrawal: 1, withdrawals_in_day: 1, amount_to_usual: null },
  });
  await pool.query(
    `insert into app.payout_account (account_id, site_id, member_id, currency, bank_code, number_sealed, number_end, number_hash, created_at, usable_at, removed_at)
     values (gen_random_uuid(), $1, $2, 'USD', 'USD_JPM', '1', '1', 'same', $4, $4, null), (gen_random_uuid(), $1, $3, 'USD', 'USD_JPM', '1', '1', 'same', $4, $4, $4)`,
    [siteId, one, two, hoursAgo(5)],
  );
  await pool.query(
    `insert into app.member_personal (member_id, content, phone_changed_at, name_changed_at) values ($1, '', $2, $3)`,
    [one, hoursAgo(7), hoursAgo(4)],
  );
  await pool.query(
    `insert into app.member_device (member_id, device_hash, first_seen_at)
     values ($1, 'd1', $4), ($1, 'd2', $5), ($2, 'd2', $4), ($3, 'd1', $4)`,
    [one, two, elsewhere, hoursAgo(200), hoursAgo(3)],
  );
  await pool.query(`update app.member set site_id = 1 where member_id = $1`, [elsewhere]);
  await pool.query(
    `insert into app.member_place (member_id, address_block, last_seen_at)
     values ($1, '10.0.0.1', $4), ($2, '10.0.0.1', $4), ($1, '10.0.0.2', $4), ($3, '10.0.0.2', $4)`,
    [one, two, elsewhere, hoursAgo(1)],
  );
  expect((await tried(one)).facts).toMatchObject({
    ...{ account_age: 5, account_shared: 1, account_of_former_name: 1 },
    // those of another site do not count
    ...{ phone_changed: 7, device_added: 3, device_shared: 1, network_shared: 1 },
  });
  expect((await tried(two)).facts).toMatchObject({ account_age: null, device_added: null, device_shared: 1 });
});

test('a password that is changed is noted, and the first one for withdrawals is not', async () => {
  const [one, two] = [await addMember('pass1'), await addMember('pass2')];
  const { pool } = world.test;
  const noted = async (memberId: number) =>
    (await pool.query('select from risk.password_change where member_id = $1', [memberId])).rowCount;
  await pool.query(`update app.member set withdraw_password_hash = null where member_id = $1`, [two]);
  await pool.query(`delete from risk.password_change`);
  await pool.query(`update app.member set withdraw_password_hash = 'y' where member_id = $1`, [two]);
  await pool.query(`update app.member set language = 'en_US' where member_id = $1`, [one]);
  expect([await noted(one), await noted(two)]).toEqual([0, 0]);
  await pool.query(`update app.member set withdraw_password_hash = 'z' where member_id = $1`, [two]);
  await pool.query(`update app.member set password_hash = 'y' where member_id = $1`, [one]);
  expect([await noted(one), await noted(two)]).toEqual([1, 1]);
});

test('each version says what it would decide, and by what', async () => {
  await putLive();
  await draft(risk, { body: body({ review_from: 10, decline_from: 40 }) });
  const [one, two] = [await addMember('judge1'), await addMember('judge2')];
  await world.test.pool.query(
    `insert into app.member_device (member_id, device_hash, first_seen_at) values ($1, 'j', $3), ($2, 'j', $3)`,
    [one, two, hoursAgo(300)],
  );
  const hit = { fact: 'device_shared', threshold: 1, points: 40, value: 1, is_snoozed: false };
  expect((await tried(one)).results).toEqual([
    { version: 2, state: 'draft', score: 40, outcome: 'decline', hits: [hit] },
    { version: 1, state: 'live', score: 40, outcome: 'approve', hits: [hit] },
  ]);
});

test('something is set aside for a member until its day, and can be ended before', async () => {
  await putLive(body({ review_from: 40 }));
  const [one, two] = [await addMember('snooze1'), await addMember('snooze2')];
  await world.test.pool.query(
    `insert into app.member_device (member_id, device_hash, first_seen_at) values ($1, 's', $3), ($2, 's', $3)`,
    [one, two, hoursAgo(300)],
  );
  const outcome = async () => (await tried(one)).results[0].outcome;
  expect(await outcome()).toBe('review');
  const which = { site_id: siteId, member_id: one, fact: 'device_shared' };
  const set = () => risk.ask('/risk/snooze', { ...which, days: 2, reason: 'brothers' });
  expect((await set()).code).toBe(100);
  expect(await tried(one)).toMatchObject({
    results: [{ score: 0, outcome: 'approve', hits: [{ is_snoozed: true }] }],
    snoozes: [{ fact: 'device_shared', reason: 'brothers', by: { account: 'risk' } }],
  });
  expect(await outcome()).toBe('approve');
  const wake = () => risk.ask('/risk/wake', { ...which, reason: 'no brothers' });
  expect((await wake()).code).toBe(100);
  expect([await outcome(), (await wake()).code]).toEqual(['review', 101]);
  await set();
  await world.test.pool.query(`update risk.snooze set until = $2 where member_id = $1`, [one, world.now()]);
  expect([await outcome(), (await wake()).code]).toEqual(['review', 101]);
  expect((await risk.ask('/risk/snooze', { ...which, site_id: 2, days: 2, reason: 'x' })).status).toBe(404);
});

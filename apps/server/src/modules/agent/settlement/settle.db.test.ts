import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReportWorld, type ReportWorld } from '../../../../test/office/report-world.ts';
import type { Desk } from '../../../../test/office-world.ts';
import { agentModule } from '../index.ts';
import { takeCommission } from './commission.repo.ts';
import { settle, type SettleDeps } from './settle.ts';

let world: ReportWorld;
let agents: Desk;
let compliance: Desk;
let openDay = '2026-04-02';
beforeAll(async () => {
  world = await createReportWorld([agentModule]);
  agents = await world.seat('agents', ['agents']);
  compliance = await world.seat('comply', ['compliance']);
});
afterAll(() => world.close());

const query = async (text: string, values: unknown[] = []) =>
  (await world.test.pool.query(text, values)).rows;
const site = { siteId: 1, timezone: 'America/Caracas' };
const run = () =>
  settle({
    ...{ sql: world.app.platform.sql, clock: world.now },
    site: { all: () => [site], findById: () => site } as unknown as SettleDeps['site'],
    play: { firstOpenDay: () => Promise.resolve(openDay) },
  });
async function add(account: string, under: number | null = null, isAgent = false): Promise<number> {
  const rows = await query(
    `insert into app.member
       (site_id, member_account, password_hash, currency, recommend_code, created_at, agent_id, is_agent, agent_active)
     values (1, $1, '', 'USD', upper($1), '2026-01-01', $2, $3, $3) returning member_id::int as id`,
    [account, under, isAgent],
  );
  return rows[0].id;
}
async function agreed(path: string, body: object) {
  const asked = await agents.ask(path, { site_id: 1, reason: 'as agreed', ...body });
  if (asked.code !== 100) return asked;
  return compliance.ask('/change-request/vote', {
    ...{ change_request_id: asked.data.change_request_id, verdict: 'approve', reason: 'seen' },
  });
}
const terms = {
  ...{ name: 'Standard', currency: 'USD', active_turnover: '1', min_payout: '0' },
  lines: [
    { kind: 'turnover', pool: 'all', rate_bp: 50 },
    { kind: 'differential', pool: 'casino', rate_bp: 100 },
    {
      ...{ kind: 'net_loss', pool: 'casino', carry_months: 3, cost_share_percent: 100 },
      tiers: [{ from: '0', active_members: 0, rate_bp: 3_000 }],
    },
  ],
};
const period = async () =>
  (await agents.ask('/agent/periods', { site_id: 1 })).data.list[0] as {
    period_id: number;
    state: string;
    input_hash: string;
    output_hash: string;
  };

let agent: number;
let below: number;
let player: number;

test('a month goes from what was played to what is paid, and every figure opens to its days', async () => {
  agent = await add('earner', null, true);
  below = await add('belowearner', agent, true);
  player = await add('player', agent);
  const deep = await add('deep', below);
  await world.tell('m1', player, 'GPSL koi', { stake: 100_000, payout: 40_000, at: '2026-03-10T12:00:00Z' });
  await world.tell('m2', player, 'GPSL koi', { stake: 20_000, payout: 0, at: '2026-03-31T12:00:00Z' });
  await world.tell('m3', deep, 'GPCD war', { stake: 50_000, payout: 0, at: '2026-03-12T12:00:00Z' });
  await world.count();

  expect((await agreed('/agent/set-plan', terms)).data.state).toBe('applied');
  const [plan] = (await agents.ask('/agent/plans', { site_id: 1 })).data.list;
  expect(plan).toMatchObject({ version: 1, name: 'Standard', active_turnover: '1.00' });
  const give = { member_id: agent, plan_id: plan.plan_id, from_month: '2026-03' };
  expect((await agreed('/agent/give-plan', give)).data.state).toBe('applied');
  expect((await agreed('/agent/give-plan', give)).code).toBe(104);
  expect((await agreed('/agent/give-plan', { ...give, from_month: '2026-02' })).code).toBe(101);

  openDay = '2026-03-31';
  await run();
  expect((await period()).state).toBe('open');
  openDay = '2026-04-02';
  await Promise.all([run(), run()]);
  const { period_id } = await period();
  expect((await period()).state).toBe('calculated');
  const of = { site_id: 1, period_id, member_id: agent };
  const { data } = await agents.ask('/agent/period-statement', of);
  expect(data.statement).toMatchObject({
    amount: '263.00',
    state: 'due',
    agent: { member_account: 'earner' },
  });
  expect(data.lines).toMatchObject([
    { kind: 'turnover', base: '1200.00', amount: '6.00' },
    { kind: 'differential', source: { account: 'earner' }, base: '1200.00', amount: '12.00' },
    { kind: 'differential', source: { account: 'belowearner' }, base: '500.00', amount: '5.00' },
    { kind: 'net_loss', base: '800.00', rate_bp: 3_000, amount: '240.00' },
  ]);
  const members = await agents.ask('/agent/period-members', { ...of, seq: 1 });
  expect(members.data.list).toMatchObject([
    { member_id: player, account: 'player', valid_turnover: '1200.00' },
  ]);
  const days = await agents.ask('/agent/period-days', { ...of, seq: 1, below_id: player });
  expect(days.data.list).toMatchObject([
    { day: '2026-03-10', stake: '1000.00', is_late: 0 },
    { day: '2026-03-31', stake: '200.00' },
  ]);
});

test('what becomes known late changes no byte of a month that is closed, and counts in the next', async () => {
  const before = await period();
  await query(
    `insert into app.provider_round (gp_id, round_id, member_id, game_code, currency, stake_minor, payout_minor, ended_at)
     select 'GPSL', 'late' || n, $1, 'koi', 'USD', 1000, 0, '2026-03-15' from generate_series(1, 10000) n`,
    [player],
  );
  await world.setCountedUntil('2026-04-02T12:00:00Z');
  await world.count();
  const again = await agents.ask('/agent/period-review', {
    ...{ site_id: 1, period_id: before.period_id, step: 'recalculate', reason: 'to be sure' },
  });
  expect(again.code).toBe(100);
  expect(await period()).toMatchObject({
    ...{ calculations: 2, input_hash: before.input_hash, output_hash: before.output_hash },
  });
  const late = await query(
    `select count(*)::int as count from play.member_day where member_id = $1 and day >= '2026-04-01'`,
    [player],
  );
  expect(late[0].count).toBeGreaterThan(0);
}, 120_000);

test('a month is reviewed, agreed to by another, and paid once', async () => {
  const { period_id } = await period();
  const of = { site_id: 1, period_id, reason: 'looked at' };
  const decide = (verdict: string) => agreed('/agent/period-decide', { period_id, verdict });
  const pay = () => agents.ask('/agent/period-pay', of);
  expect((await decide('approve')).code).toBe(101);
  expect((await pay()).code).toBe(101);
  expect((await agents.ask('/agent/period-review', { ...of, step: 'review' })).code).toBe(100);
  expect((await decide('approve')).data.state).toBe('applied');
  expect((await agents.ask('/agent/period-review', { ...of, step: 'recalculate' })).code).toBe(101);
  const paid = await Promise.all([pay(), pay()]);
  expect(paid.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([100, 101]);
  expect((await decide('void')).code).toBe(101);
  expect(await balance()).toBe('26300');
});

const balance = async () =>
  (
    await query(
      `select b.balance_minor::text as minor from ledger.account a join ledger.balance b using (account_id)
       where a.kind = 'agent_commission' and a.member_id = $1`,
      [agent],
    )
  )[0]?.minor;

test('commission goes to the own wallet once for each key, and never more than there is', async () => {
  const { sql } = world.app.platform;
  const take = (clientKey: string, amountMinor: bigint) =>
    takeCommission(sql, {
      siteId: 1,
      memberId: agent,
      currency: 'USD',
      amountMinor,
      clientKey,
      now: world.now(),
    });
  const twice = await Promise.all([take('key-one-1', 10_000n), take('key-one-1', 10_000n)]);
  expect(twice.toSorted()).toEqual(['known', 'made']);
  expect(await take('key-one-1', 20_000n)).toBe('conflict');
  const both = await Promise.all([take('key-two-2', 10_000n), take('key-three', 10_000n)]);
  expect(both.toSorted()).toEqual(['insufficient', 'made']);
  expect(await balance()).toBe('6300');
});

test('an agent who shares a device with a member below is held until two have agreed', async () => {
  await query(
    `insert into app.member_device (member_id, device_hash, first_seen_at) values ($1, 'd', now()), ($2, 'd', now())`,
    [agent, player],
  );
  openDay = '2026-05-02';
  world.pass(40 * 24 * 60 * 60_000);
  agents = await world.signIn('agents');
  compliance = await world.signIn('comply');
  await run();
  const { period_id } = await period();
  const of = { site_id: 1, period_id, member_id: agent };
  const statement = async () => (await agents.ask('/agent/period-statement', of)).data.statement;
  expect(await statement()).toMatchObject({ month: '2026-04-01', state: 'held', held_for: ['device'] });
  const { amount } = await statement();
  expect(Number(amount)).toBeGreaterThan(0);
  await agents.ask('/agent/period-review', { site_id: 1, period_id, step: 'review', reason: 'looked at' });
  await agreed('/agent/period-decide', { period_id, verdict: 'approve' });
  const pay = await agents.ask('/agent/period-pay', { site_id: 1, period_id, reason: 'all agreed' });
  expect(pay.data.paid).toBe(0);
  expect((await agreed('/agent/release-statement', { period_id, member_id: agent })).data.state).toBe(
    'applied',
  );
  expect(await statement()).toMatchObject({ state: 'paid', amount });
  expect(await balance()).toBe(String(6_300 + Math.round(Number(amount) * 100)));
});

test('a month that is voided begins anew', async () => {
  await closeMonth('2026-06-02');
  const { period_id: first } = await period();
  expect((await agreed('/agent/period-decide', { period_id: first, verdict: 'void' })).data.state).toBe(
    'applied',
  );
  await run();
  const again = await period();
  expect(again).toMatchObject({ month: '2026-05-01', state: 'calculated' });
  expect(again.period_id).toBeGreaterThan(first);
});

test('a loss goes on through a month without a plan, and is set off under the next one', async () => {
  const loser = await add('loser', null, true);
  const winner = await add('winner', loser);
  const [plan] = (await agents.ask('/agent/plans', { site_id: 1 })).data.list;
  for (const [from_month, plan_id] of [
    ['2026-06', plan.plan_id],
    ['2026-07', undefined],
    ['2026-08', plan.plan_id],
  ])
    await agreed('/agent/give-plan', { member_id: loser, plan_id, from_month });
  await world.tell('m4', winner, 'GPSL koi', { stake: 10_000, payout: 40_000, at: '2026-06-10T12:00:00Z' });
  await world.tell('m5', winner, 'GPSL koi', { stake: 50_000, payout: 0, at: '2026-08-10T12:00:00Z' });
  await world.setCountedUntil('2026-06-05T12:00:00Z');
  await world.count();
  const statementOf = async (month: string) => {
    const { period_id } = await period();
    const { data } = await agents.ask('/agent/period-statement', {
      ...{ site_id: 1, period_id, member_id: loser },
    });
    expect(data.statement.month).toBe(month);
    return data;
  };
  const goesOn = { kind: 'carry', pool: 'casino', base: '-300.00', amount: '0.00' };

  await payMonth();
  await closeMonth('2026-07-02');
  expect((await statementOf('2026-06-01')).lines.at(-1)).toMatchObject(goesOn);
  await payMonth();
  await closeMonth('2026-08-02');
  const between = await statementOf('2026-07-01');
  expect(between).toMatchObject({ plan: null, statement: { amount: '0.00' }, lines: [goesOn] });
  const { period_id } = await period();
  const opened = await agents.ask('/agent/period-members', {
    ...{ site_id: 1, period_id, member_id: loser, seq: 1 },
  });
  expect(opened.code).toBe(404);
  await payMonth();
  await closeMonth('2026-09-02');
  expect((await statementOf('2026-08-01')).lines.at(-1)).toMatchObject({
    ...{ kind: 'net_loss', base: '200.00', amount: '60.00' },
    terms: expect.arrayContaining([{ name: 'carried', amount: '-300.00' }]),
  });
});

test('a month that is paid is put right by a line of the next one, once two have agreed', async () => {
  const loser = Number(
    (await query(`select member_id from app.member where member_account = 'loser'`))[0].member_id,
  );
  const { period_id } = await period();
  const adjust = (amount: string) =>
    agreed('/agent/adjust', { period_id, member_id: loser, amount, note: 'A day was miscounted' });
  expect((await adjust('-100.00')).code).toBe(101);
  await payMonth();
  expect((await adjust('0.00')).code).toBe(422);
  expect((await adjust('-100.00')).data.state).toBe('applied');
  expect((await adjust('30.5')).data.state).toBe('applied');
  const linesOf = async (member_id: number) => {
    const { period_id: latest } = await period();
    const { data } = await agents.ask('/agent/period-statement', {
      ...{ site_id: 1, period_id: latest, member_id },
    });
    return data;
  };

  await closeMonth('2026-10-02');
  expect(await linesOf(loser)).toMatchObject({
    statement: { month: '2026-09-01', amount: '0.00' },
    lines: [
      { kind: 'net_loss', amount: '0.00' },
      { kind: 'adjustment', amount: '-100.00', month: '2026-08-01', note: 'A day was miscounted' },
      { kind: 'adjustment', amount: '30.50' },
      { kind: 'after', amount: '69.50' },
    ],
  });
  await payMonth();
  await closeMonth('2026-11-02');
  expect((await linesOf(loser)).lines.slice(1)).toMatchObject([
    { kind: 'before', amount: '-69.50' },
    { kind: 'after', amount: '69.50' },
  ]);
});

async function closeMonth(day: string): Promise<void> {
  openDay = day;
  world.pass(31 * 24 * 60 * 60_000);
  agents = await world.signIn('agents');
  compliance = await world.signIn('comply');
  await run();
}

async function payMonth(): Promise<void> {
  const { period_id } = await period();
  const of = { site_id: 1, period_id, reason: 'looked at' };
  await agents.ask('/agent/period-review', { ...of, step: 'review' });
  await agreed('/agent/period-decide', { period_id, verdict: 'approve' });
  expect((await agents.ask('/agent/period-pay', of)).code).toBe(100);
}

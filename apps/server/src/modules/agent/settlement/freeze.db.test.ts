import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createCashierWorld,
  paidMessage,
  type CashierWorld,
} from '../../../../test/cashier/cashier-world.ts';
import { agentModule } from '../index.ts';

let world: CashierWorld;
beforeAll(async () => {
  world = await createCashierWorld({ modules: [agentModule] });
});
afterAll(() => world.close());

const query = async (text: string, values: unknown[] = []) =>
  (await world.database.pool.query(text, values)).rows;

async function add(account: string, under: number | null): Promise<number> {
  const [row] = await query(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at, agent_id,
       is_agent, agent_active)
     values (1, $1, '', 'VND', upper($1), '2026-02-01', $2::bigint, $2 is null, $2 is null) returning member_id::int as id`,
    [account, under],
  );
  return row.id;
}

/** A new depositor is paid for after so many days. */
async function givePlan(agentId: number, withinDays: number, from = '2026-03-01'): Promise<void> {
  const [{ plan_id }] = await query(
    `insert into agency.plan (site_id, name) values (1, 'New depositors') returning plan_id`,
  );
  const line = { kind: 'cpa', deposit: '1', turnover: '0', within_days: withinDays, amount: '1' };
  await query(
    `insert into agency.plan_version (plan_id, version, currency, active_turnover_minor, lines, change_request_id, created_at)
     values ($1, 1, 'VND', 0, $2, 1, '2026-02-01')`,
    [plan_id, JSON.stringify([line])],
  );
  await query(`insert into agency.agent_plan values ($1, $3, $2, 1, 1)`, [agentId, plan_id, from]);
}

async function freeze(month: string) {
  const [{ period_id }] = await query(
    `insert into agency.period (site_id, month, changed_at) values (1, $1::date, now()) returning period_id`,
    [month],
  );
  await query(`select agency.freeze($1, 'UTC', now())`, [period_id]);
  return query(
    `select member_id::int, deposit_minor::int from agency.period_first where period_id = $1 order by member_id`,
    [period_id],
  );
}

test('a first deposit is the one that was credited first, on the day on which it was', async () => {
  const agentId = await add('bringer', null);
  await givePlan(agentId, 20);
  const memberId = await add('newcomer', agentId);
  const owner = { siteId: 1, memberId, currency: 'VND' as const };
  const pay = async (order: string, amount: string) =>
    expect((await world.tell(paidMessage(order, { amount }))).statusCode).toBe(200);
  const early = await world.openOrder(owner);
  world.passTime(19 * 24 * 60 * 60_000);
  await pay(await world.openOrder(owner, { amount: '200000' }), '200000');
  world.passTime(1_000);
  await pay(early, '100000');

  // opened on the 1st, credited on the 20th
  expect(await freeze('2026-03-01')).toEqual([]);
  expect(await freeze('2026-04-01')).toEqual([{ member_id: memberId, deposit_minor: 200_000 }]);

  // of the month that is paid the agent's part is held: under a plan with more days nobody counts again
  await query(`update agency.period set state = 'paid' where month <= '2026-04-01'`);
  await query(
    `with held as (
       insert into agency.statement (period_id, agent_id, currency, amount_minor, state, held_for)
       select period_id, $1, 'VND', 1, 'held', '{device}' from agency.period where month = '2026-04-01'
       returning period_id, agent_id)
     insert into agency.commission_line (period_id, agent_id, seq, kind, pool, source_agent_id, member_id, base_minor, rate_bp,
       amount_minor, terms)
     select period_id, agent_id, 1, 'cpa', 'all', agent_id, $2, 1, 10000, 1, '{}' from held`,
    [agentId, memberId],
  );
  await givePlan(agentId, 60, '2026-05-01');
  expect(await freeze('2026-05-01')).toEqual([]);
});

test('what is left for commissions is the least edge of a hall, less its highest rebate and what levels add', async () => {
  await query(`
    insert into app.hall (site_id, gt_id, name) values (1, 2, '{}'), (1, 3, '{}') on conflict do nothing;
    insert into app.provider (site_id, gp_id, gt_id, name, has_demo) values (1, 'GPED', 2, 'Slots', false), (1, 'GPED', 3, 'Tables', false);
    insert into app.game (site_id, gp_id, gt_id, game_code, name, rtp, rtp_max) values
      (1, 'GPED', 2, 'known', '{}', 96.5, null), (1, 'GPED', 2, 'best', '{}', 95, 98.72),
      (1, 'GPED', 2, 'silent', '{}', null, null), (1, 'GPED', 3, 'table', '{}', 97.3, null)`);
  const terms = (rates: readonly number[]) => ({
    lines: [
      { gt_id: 2, gp_id: null, tiers: rates.map((rate_bp, n) => ({ from_minor: String(n), rate_bp })) },
    ],
  });
  await query(
    `insert into rebate.plan (site_id, currency, kind, period) values (1, 'VND', 'turnover', 'day')`,
  );
  await query(
    `insert into rebate.version (plan_id, version, from_day, terms, created_at)
     select p.plan_id, v.version, v.day::date, v.terms, now() from rebate.plan p
     cross join (values (1, '2026-01-01', $1::jsonb), (2, '2026-06-30', $2), (3, '2026-07-01', $3)) v (version, day, terms)
     where p.currency = 'VND'`,
    [terms([10]), terms([50, 70]), terms([500])].map((each) => JSON.stringify(each)),
  );
  await query(
    `insert into vip.version (site_id, currency, version, from_day, terms, created_at)
     values (1, 'VND', 1, '2026-01-01', '{"levels": [{"rebate_plus_bp": 0}, {"rebate_plus_bp": 15}]}', now())`,
  );
  await givePlan(await add('edgewise', null), 20, '2026-06-01');
  await freeze('2026-06-01');
  expect(
    await query(`select r.currency, r.gt_id, r.room_bp from agency.period_room r join agency.period p using (period_id)
      where p.month = '2026-06-01' order by r.gt_id`),
  ).toEqual([
    { currency: 'VND', gt_id: 2, room_bp: 128 - 70 - 15 },
    { currency: 'VND', gt_id: 3, room_bp: 270 },
  ]);
});

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

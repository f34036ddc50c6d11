import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { PlanLine, Pool } from '@halls/contract/agent';
import type { SqlTransaction } from '#platform/database.ts';
import type { Adjustment, FrozenPeriod } from './frozen-period.ts';
import type { CarryPart } from './carry.rules.ts';

/** What was frozen of a period, added up by agent. */
export async function readFrozen(
  transaction: SqlTransaction,
  { periodId, siteId, month }: { readonly periodId: number; readonly siteId: number; readonly month: string },
): Promise<FrozenPeriod> {
  const all = async <Row>(query: ReturnType<typeof raw<Row>>) => (await query.execute(transaction)).rows;
  const plans = await all(raw<PlannedRow>`
    select p.agent_id, v.currency, v.min_payout_minor::text as least, v.lines from agency.period_plan p
    join agency.plan_version v using (plan_id, version) where p.period_id = ${periodId}`);
  const tree = await all(raw<{ ancestor_id: number; descendant_id: number; distance: number }>`
    select ancestor_id, descendant_id, distance from agency.period_tree where period_id = ${periodId}`);
  const played = await all(raw<PlayedRow>`
    select agent_id, currency, gt_id, sum(stake_minor)::text as stake, sum(payout_minor)::text as payout,
      sum(valid_turnover_minor)::text as valid
    from agency.period_input where period_id = ${periodId} group by agent_id, currency, gt_id`);
  const costs = await all(raw<{ agent_id: number; currency: string; cost: string }>`
    select agent_id, currency, sum(cost_minor)::text as cost from agency.period_cost
    where period_id = ${periodId} group by agent_id, currency`);
  const actives = await all(raw<{ agent_id: number; members: number }>`
    select agent_id, count(*)::int as members from (
      select i.agent_id from agency.period_input i
      join agency.period_plan p on p.period_id = i.period_id and p.agent_id = i.agent_id
      join agency.plan_version v on v.plan_id = p.plan_id and v.version = p.version and v.currency = i.currency
      where i.period_id = ${periodId}
      group by i.agent_id, i.member_id, v.active_turnover_minor
      having sum(i.valid_turnover_minor) >= v.active_turnover_minor and sum(i.valid_turnover_minor) > 0) active
    group by agent_id`);
  const firsts = await all(raw<{ agent_id: number; member_id: number; deposit: string; valid: string }>`
    select agent_id, member_id, deposit_minor::text as deposit, valid_turnover_minor::text as valid
    from agency.period_first where period_id = ${periodId}`);
  const carried = await all(raw<{ agent_id: number; currency: Currency; pool: Pool; parts: CarryPart[] }>`
    select c.agent_id, s.currency, c.pool, c.parts
    from agency.carry c join agency.statement s using (period_id, agent_id)
    where c.period_id = (select period_id from agency.period
      where site_id = ${siteId} and state = 'paid' and month < ${month}::date order by month desc limit 1)`);
  const flags = await all(raw<{ agent_id: number; reason: string }>`
    select distinct agent_id, reason from agency.period_flag where period_id = ${periodId}`);
  const rooms = await readRooms(transaction, periodId);
  return {
    month,
    plans: plans.map((row) => ({
      ...{ agentId: row.agent_id, currency: row.currency, lines: row.lines },
      minPayoutMinor: BigInt(row.least),
    })),
    tree: tree.map((row) => ({
      ...{ ancestorId: row.ancestor_id, descendantId: row.descendant_id, distance: row.distance },
    })),
    played: played.map((row) => ({
      ...{ agentId: row.agent_id, currency: row.currency, gtId: row.gt_id },
      ...{ stakeMinor: BigInt(row.stake), payoutMinor: BigInt(row.payout) },
      validTurnoverMinor: BigInt(row.valid),
    })),
    costs: costs.map((row) => ({
      ...{ agentId: row.agent_id, currency: row.currency, costMinor: BigInt(row.cost) },
    })),
    actives: actives.map((row) => ({ agentId: row.agent_id, members: row.members })),
    firsts: firsts.map((row) => ({
      ...{ agentId: row.agent_id, memberId: row.member_id, depositMinor: BigInt(row.deposit) },
      validTurnoverMinor: BigInt(row.valid),
    })),
    carried: carried.map((row) => ({
      ...{ agentId: row.agent_id, currency: row.currency, pool: row.pool, parts: row.parts },
    })),
    // left out where there are none, as in months that were frozen without: their bytes stay
    ...(rooms.length > 0 && { rooms }),
    flags: flags.map((row) => ({ agentId: row.agent_id, reason: row.reason })),
    adjustments: await readAdjustments(transaction, periodId),
    before: await readBefore(transaction, { siteId, month }),
  };
}

/** What the statements of the month before have taken off, to go on. */
async function readBefore(
  transaction: SqlTransaction,
  { siteId, month }: { readonly siteId: number; readonly month: string },
): Promise<FrozenPeriod['before']> {
  const { rows } = await raw<{ agent_id: number; currency: Currency; minor: string }>`
    select l.agent_id, s.currency, (-l.amount_minor)::text as minor
    from agency.commission_line l join agency.statement s using (period_id, agent_id)
    where l.kind = 'after' and l.period_id = (select period_id from agency.period
      where site_id = ${siteId} and state = 'paid' and month < ${month}::date order by month desc limit 1)`.execute(
    transaction,
  );
  return rows.map((row) => ({
    ...{ agentId: row.agent_id, currency: row.currency, amountMinor: BigInt(row.minor) },
  }));
}

async function readRooms(
  transaction: SqlTransaction,
  periodId: number,
): Promise<NonNullable<FrozenPeriod['rooms']>> {
  const { rows } = await raw<{ currency: string; gt_id: number; room_bp: number }>`
    select currency, gt_id, room_bp from agency.period_room where period_id = ${periodId}`.execute(
    transaction,
  );
  return rows.map((row) => ({ currency: row.currency, gtId: row.gt_id, roomBp: row.room_bp }));
}

async function readAdjustments(transaction: SqlTransaction, periodId: number): Promise<Adjustment[]> {
  const { rows } = await raw<{
    adjustment_id: number;
    agent_id: number;
    currency: Currency;
    minor: string;
    month: string;
    note: string;
  }>`
    select a.adjustment_id, a.agent_id, a.currency, a.amount_minor::text as minor, p.month::text, a.note
    from agency.adjustment a join agency.period p on p.period_id = a.corrects_period_id
    where a.period_id = ${periodId}`.execute(transaction);
  return rows.map((row) => ({
    ...{ adjustmentId: row.adjustment_id, agentId: row.agent_id, currency: row.currency },
    ...{ amountMinor: BigInt(row.minor), month: row.month, note: row.note },
  }));
}

interface PlannedRow {
  agent_id: number;
  currency: Currency;
  least: string;
  lines: PlanLine[];
}

interface PlayedRow {
  agent_id: number;
  currency: string;
  gt_id: number;
  stake: string;
  payout: string;
  valid: string;
}

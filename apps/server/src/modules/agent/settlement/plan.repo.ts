import { sql as raw } from 'kysely';
import type { PlanLine } from '@halls/contract/agent';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

export interface PlanRow {
  readonly plan_id: number;
  readonly version: number;
  readonly name: string;
  readonly currency: string;
  readonly active_turnover_minor: string;
  readonly min_payout_minor: string;
  readonly lines: PlanLine[];
}

const columns = raw`p.plan_id, v.version, p.name, v.currency, v.active_turnover_minor::text,
  v.min_payout_minor::text, v.lines`;
const mostPlans = 500;

/** A site's plans in their latest versions. */
export async function listPlans(sql: SqlOrTransaction, siteId: number): Promise<PlanRow[]> {
  const { rows } = await raw<PlanRow>`
    select distinct on (p.plan_id) ${columns} from agency.plan p join agency.plan_version v using (plan_id)
    where p.site_id = ${siteId} order by p.plan_id, v.version desc limit ${mostPlans}`.execute(sql);
  return rows;
}

/** The latest version; the plan is locked until the transaction ends where that is asked for. */
export async function findPlan(
  sql: SqlOrTransaction,
  siteId: number,
  planId: number,
): Promise<PlanRow | undefined> {
  const { rows } = await raw<PlanRow>`
    select ${columns} from agency.plan p join agency.plan_version v using (plan_id)
    where p.site_id = ${siteId} and p.plan_id = ${planId} order by v.version desc limit 1`.execute(sql);
  return rows[0];
}

/** By what an agent earns in a month. */
export async function planOf(
  sql: SqlOrTransaction,
  agentId: number,
  month: string,
): Promise<PlanRow | undefined> {
  const { rows } = await raw<PlanRow>`
    select ${columns} from (select g.plan_id, g.version from agency.agent_plan g
      where g.agent_id = ${agentId} and g.from_month <= ${month}::date order by g.from_month desc limit 1) held
    join agency.plan_version v using (plan_id, version) join agency.plan p using (plan_id)`.execute(sql);
  return rows[0];
}

/** By what an agent has earned in a period that is closed. */
export async function planOfPeriod(
  sql: SqlOrTransaction,
  periodId: number,
  agentId: number,
): Promise<PlanRow | undefined> {
  const { rows } = await raw<PlanRow>`
    select ${columns} from agency.period_plan held
    join agency.plan_version v using (plan_id, version) join agency.plan p using (plan_id)
    where held.period_id = ${periodId} and held.agent_id = ${agentId}`.execute(sql);
  return rows[0];
}

/** Writes a version of a plan, which is new where it has no number. */
export async function insertPlanVersion(
  transaction: SqlTransaction,
  plan: {
    readonly siteId: number;
    readonly planId: number | null;
    readonly name: string;
    readonly currency: string;
    readonly activeTurnoverMinor: bigint;
    readonly minPayoutMinor: bigint;
    readonly lines: readonly PlanLine[];
    readonly changeRequestId: number;
    readonly now: Date;
  },
): Promise<{ planId: number; version: number }> {
  const planId =
    plan.planId ??
    (
      await transaction
        .insertInto('agency.plan')
        .values({ site_id: plan.siteId, name: plan.name })
        .returning('plan_id')
        .executeTakeFirstOrThrow()
    ).plan_id;
  const last = await transaction
    .selectFrom('agency.plan_version')
    .select('version')
    .where('plan_id', '=', planId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const version = (last?.version ?? 0) + 1;
  await transaction
    .insertInto('agency.plan_version')
    .values({
      ...{ plan_id: planId, version, currency: plan.currency, lines: JSON.stringify(plan.lines) },
      ...{ active_turnover_minor: plan.activeTurnoverMinor, change_request_id: plan.changeRequestId },
      ...{ min_payout_minor: plan.minPayoutMinor, created_at: plan.now },
    })
    .execute();
  return { planId, version };
}

/** False where another plan was given from that month on. */
export async function givePlan(
  transaction: SqlTransaction,
  given: {
    readonly agentId: number;
    readonly fromMonth: string;
    readonly plan: { readonly planId: number; readonly version: number } | null;
    readonly changeRequestId: number;
  },
): Promise<boolean> {
  const written = await transaction
    .insertInto('agency.agent_plan')
    .values({
      ...{ agent_id: given.agentId, from_month: given.fromMonth },
      ...{ plan_id: given.plan?.planId ?? null, version: given.plan?.version ?? null },
      change_request_id: given.changeRequestId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('agent_id')
    .executeTakeFirst();
  return written !== undefined;
}

export async function hasPlanFrom(sql: SqlOrTransaction, agentId: number, month: string): Promise<boolean> {
  const { rows } = await raw`select from agency.agent_plan
    where agent_id = ${agentId} and from_month = ${month}::date`.execute(sql);
  return rows.length > 0;
}

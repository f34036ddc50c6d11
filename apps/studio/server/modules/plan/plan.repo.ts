import type { PlanTerms } from '#games/picks/plans/plan-terms.ts';
import { totalStakeMinor } from '#games/round-math.ts';
import { readBet, type StoredBet } from '#modules/round';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { PlanEnd } from '../../../play-protocol/plan-views.ts';
import type { PlanTable } from './plan.tables.ts';

export interface Plan {
  readonly planId: number;
  readonly playerId: number;
  readonly sessionId: string;
  readonly gameCode: string;
  readonly clientSeed: string;
  readonly bet: StoredBet;
  readonly terms: PlanTerms;
  readonly mostCostMinor: bigint;
  readonly state: 'running' | 'ended';
  readonly endReason: PlanEnd | null;
  readonly startedAt: Date;
  readonly lastsUntil: Date;
  readonly endedAt: Date | null;
}

export interface NewPlan {
  readonly playerId: number;
  readonly sessionId: string;
  readonly gameCode: string;
  readonly clientPlanId: string;
  readonly clientSeed: string;
  readonly bet: StoredBet;
  readonly terms: PlanTerms;
  readonly mostCostMinor: bigint;
  readonly startedAt: Date;
  readonly lastsUntil: Date;
}

export async function insertPlan(tx: SqlTransaction, plan: NewPlan): Promise<number> {
  const { terms } = plan;
  const { plan_id: planId } = await tx
    .insertInto('studio.plan')
    .values({
      player_id: plan.playerId,
      session_id: plan.sessionId,
      game_code: plan.gameCode,
      client_plan_id: plan.clientPlanId,
      client_seed: plan.clientSeed,
      bet: JSON.stringify(plan.bet),
      draws: terms.draws,
      schedule: terms.schedule,
      ends_at_win: terms.endsAtWin,
      win_stop_minor: terms.winStopMinor?.toString() ?? null,
      loss_stop_minor: terms.lossStopMinor?.toString() ?? null,
      most_cost_minor: plan.mostCostMinor.toString(),
      started_at: plan.startedAt,
      lasts_until: plan.lastsUntil,
      next_look_at: plan.startedAt,
    })
    .returning('plan_id')
    .executeTakeFirstOrThrow();
  return planId;
}

const columns = [
  'plan_id',
  'player_id',
  'session_id',
  'game_code',
  'client_seed',
  'bet',
  'draws',
  'schedule',
  'ends_at_win',
  'win_stop_minor',
  'loss_stop_minor',
  'most_cost_minor',
  'state',
  'end_reason',
  'started_at',
  'lasts_until',
  'ended_at',
] as const;

/** A plan of the player's. */
export async function findPlan(
  sql: SqlOrTransaction,
  { playerId, planId }: { readonly playerId: number; readonly planId: number },
): Promise<Plan | undefined> {
  const row = await sql
    .selectFrom('studio.plan')
    .select(columns)
    .where('player_id', '=', playerId)
    .where('plan_id', '=', planId)
    .executeTakeFirst();
  return row && readPlan(row);
}

export async function findPlanByClientId(
  tx: SqlTransaction,
  playerId: number,
  clientPlanId: string,
): Promise<Plan | undefined> {
  const row = await tx
    .selectFrom('studio.plan')
    .select(columns)
    .where('player_id', '=', playerId)
    .where('client_plan_id', '=', clientPlanId)
    .executeTakeFirst();
  return row && readPlan(row);
}

export async function hasRunningPlan(tx: SqlTransaction, playerId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('studio.plan')
    .select('plan_id')
    .where('player_id', '=', playerId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return row !== undefined;
}

/** The player's plans at a game, the latest first. */
export async function listPlans(
  sql: SqlOrTransaction,
  of: { readonly playerId: number; readonly gameCode: string; readonly limit: number },
): Promise<Plan[]> {
  const rows = await sql
    .selectFrom('studio.plan')
    .select(columns)
    .where('player_id', '=', of.playerId)
    .where('game_code', '=', of.gameCode)
    .orderBy('plan_id', 'desc')
    .limit(of.limit)
    .execute();
  return rows.map(readPlan);
}

/** Running plans whose time to be looked at has come, the longest waiting first. */
export async function listDuePlans(
  sql: SqlOrTransaction,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<{ readonly planId: number; readonly playerId: number }[]> {
  return sql
    .selectFrom('studio.plan')
    .select(['plan_id as planId', 'player_id as playerId'])
    .where('state', '=', 'running')
    .where('next_look_at', '<=', now)
    .orderBy('next_look_at')
    .limit(limit)
    .execute();
}

/** What plans have staked on, in the order of the draws, with the ids of the rounds. */
export async function listStakedDraws(
  sql: SqlOrTransaction,
  planIds: readonly number[],
): Promise<{ readonly planId: number; readonly drawNumber: number; readonly roundId: string }[]> {
  if (planIds.length === 0) return [];
  return sql
    .selectFrom('studio.plan_stake')
    .select(['plan_id as planId', 'draw_number as drawNumber', 'round_id as roundId'])
    .where('plan_id', 'in', [...planIds])
    .orderBy('plan_id')
    .orderBy('draw_number')
    .limit(planIds.length * mostStakesOfPlan)
    .execute();
}

/** Those that count, and those that were called off in the time that a plan may take. */
const mostStakesOfPlan = 100;

/** The key refuses a second stake of the plan on a draw. */
export async function insertPlanStake(
  tx: SqlTransaction,
  stake: { readonly planId: number; readonly drawNumber: number; readonly roundId: string },
): Promise<void> {
  await tx
    .insertInto('studio.plan_stake')
    .values({ plan_id: stake.planId, draw_number: stake.drawNumber, round_id: stake.roundId })
    .execute();
}

export async function postponeLook(sql: SqlOrTransaction, planId: number, until: Date): Promise<void> {
  await sql
    .updateTable('studio.plan')
    .set({ next_look_at: until })
    .where('plan_id', '=', planId)
    .where('state', '=', 'running')
    .execute();
}

/** Ends a plan that runs; one that has ended keeps its reason. */
export async function endPlan(
  tx: SqlTransaction,
  planId: number,
  end: { readonly reason: PlanEnd; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('studio.plan')
    .set({ state: 'ended', end_reason: end.reason, ended_at: end.now })
    .where('plan_id', '=', planId)
    .where('state', '=', 'running')
    .execute();
}

type PlanRow = Pick<
  { [Column in keyof PlanTable]: PlanTable[Column] },
  'player_id' | 'session_id' | 'game_code' | 'client_seed' | 'draws' | 'schedule' | 'ends_at_win'
> & {
  readonly plan_id: number;
  readonly bet: StoredBet;
  readonly win_stop_minor: number | string | null;
  readonly loss_stop_minor: number | string | null;
  readonly most_cost_minor: number | string;
  readonly state: 'running' | 'ended';
  readonly end_reason: PlanEnd | null;
  readonly started_at: Date;
  readonly lasts_until: Date;
  readonly ended_at: Date | null;
};

function readPlan(row: PlanRow): Plan {
  return {
    planId: row.plan_id,
    playerId: row.player_id,
    sessionId: row.session_id,
    gameCode: row.game_code,
    clientSeed: row.client_seed,
    bet: row.bet,
    terms: {
      baseMinor: totalStakeMinor(readBet(row.bet)),
      draws: row.draws,
      schedule: row.schedule,
      endsAtWin: row.ends_at_win,
      winStopMinor: row.win_stop_minor === null ? null : BigInt(row.win_stop_minor),
      lossStopMinor: row.loss_stop_minor === null ? null : BigInt(row.loss_stop_minor),
    },
    mostCostMinor: BigInt(row.most_cost_minor),
    state: row.state,
    endReason: row.end_reason,
    startedAt: row.started_at,
    lastsUntil: row.lasts_until,
    endedAt: row.ended_at,
  };
}

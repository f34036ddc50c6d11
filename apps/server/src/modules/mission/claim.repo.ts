import { sql as raw } from 'kysely';
import type { Currency, PerLanguage } from '@halls/contract';
import type { RewardPays } from '@halls/contract/promotion';
import type { Sql } from '#platform/database.ts';

/** A period of a mission as it stands for a member. */
export interface Standing {
  readonly missionId: number;
  readonly periodDay: string;
  readonly endsAt: Date;
  readonly isOver: boolean;
  /** In the units of the mission's target. */
  readonly progress: bigint;
  readonly claimedAt: Date | null;
}

const mostStandings = 200;

/** What a member can fulfil or claim: see `mission.standing_of`. */
export async function listStandings(
  sql: Sql,
  { memberId, now }: { readonly memberId: number; readonly now: Date },
): Promise<Standing[]> {
  const { rows } = await raw<{
    mission_id: number;
    period_day: string;
    ends_at: Date;
    is_over: boolean;
    progress: string;
    claimed_at: Date | null;
  }>`
    select mission_id, period_day::text, ends_at, is_over, progress::text, claimed_at
    from mission.standing_of(${memberId}, ${now})
    order by mission_id desc, period_day desc limit ${mostStandings}`.execute(sql);
  return rows.map((row) => ({
    missionId: row.mission_id,
    periodDay: row.period_day,
    endsAt: row.ends_at,
    isOver: row.is_over,
    progress: BigInt(row.progress),
    claimedAt: row.claimed_at,
  }));
}

export type ClaimOutcome = 'given' | 'done' | 'ended' | 'short' | 'used_up' | 'blocked';

/** Gives what a mission gives: see `mission.claim`. The amount is null where nothing is given. */
export async function claimPeriod(
  sql: Sql,
  asked: {
    readonly missionId: number;
    readonly memberId: number;
    readonly periodDay: string;
    readonly now: Date;
  },
): Promise<{ readonly outcome: ClaimOutcome; readonly amountMinor: bigint | null }> {
  const { rows } = await raw<{ outcome: ClaimOutcome; amount_minor: string | null }>`
    select outcome, amount_minor::text
    from mission.claim(${asked.missionId}, ${asked.memberId}, ${asked.periodDay}::date, ${asked.now})`.execute(
    sql,
  );
  const [row] = rows;
  if (!row) throw new Error('mission.claim answered nothing');
  return {
    outcome: row.outcome,
    amountMinor: row.amount_minor === null ? null : BigInt(row.amount_minor),
  };
}

export interface MemberClaim {
  readonly claimId: number;
  readonly title: PerLanguage;
  readonly periodDay: string;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  readonly pays: RewardPays;
  readonly claimedAt: Date;
}

/** What a member had for missions, the newest first. */
export async function listClaimsOfMember(sql: Sql, memberId: number, limit: number): Promise<MemberClaim[]> {
  const rows = await sql
    .selectFrom('mission.claim as claim')
    .innerJoin('mission.mission as mission', 'mission.mission_id', 'claim.mission_id')
    .select(['claim.claim_id', 'mission.title', 'mission.currency', 'mission.pays', 'claim.amount_minor'])
    .select(['claim.claimed_at', raw<string>`claim.period_day::text`.as('period_day')])
    .where('claim.member_id', '=', memberId)
    .orderBy('claim.claim_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    claimId: row.claim_id,
    title: row.title,
    periodDay: row.period_day,
    currency: row.currency,
    amountMinor: BigInt(row.amount_minor),
    pays: row.pays,
    claimedAt: row.claimed_at,
  }));
}

export interface MissionClaimLine {
  readonly claimId: number;
  readonly memberId: number;
  readonly periodDay: string;
  readonly amountMinor: bigint;
  readonly claimedAt: Date;
}

/** Who was given what for a mission, the newest first, from before one on. */
export async function listClaimsOfMission(
  sql: Sql,
  asked: { readonly missionId: number; readonly beforeId: number | null; readonly limit: number },
): Promise<MissionClaimLine[]> {
  const { beforeId } = asked;
  const rows = await sql
    .selectFrom('mission.claim')
    .select(['claim_id', 'member_id', 'amount_minor', 'claimed_at'])
    .select(raw<string>`period_day::text`.as('period_day'))
    .where('mission_id', '=', asked.missionId)
    .$if(beforeId !== null, (query) => query.where('claim_id', '<', beforeId))
    .orderBy('claim_id', 'desc')
    .limit(asked.limit)
    .execute();
  return rows.map((row) => ({
    claimId: row.claim_id,
    memberId: row.member_id,
    periodDay: row.period_day,
    amountMinor: BigInt(row.amount_minor),
    claimedAt: row.claimed_at,
  }));
}

export interface ClaimSums {
  readonly claims: number;
  readonly members: number;
}

/** How often these missions were claimed, and by how many. */
export async function countClaims(
  sql: Sql,
  missionIds: readonly number[],
): Promise<ReadonlyMap<number, ClaimSums>> {
  if (missionIds.length === 0) return new Map();
  const { rows } = await raw<{ mission_id: number; claims: number; members: number }>`
    select mission_id, count(*)::integer as claims, count(distinct member_id)::integer as members
    from mission.claim where mission_id = any(${[...missionIds]}::bigint[])
    group by mission_id order by mission_id limit ${missionIds.length}`.execute(sql);
  return new Map(rows.map(({ mission_id: missionId, ...sums }) => [missionId, sums]));
}

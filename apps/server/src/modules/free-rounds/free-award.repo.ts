import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import {
  shownFreeAwardStates,
  type FreeAwardPays,
  type FreeAwardState,
  type ShownFreeAwardState,
} from '@halls/contract/free-rounds';
import type { SqlOrTransaction } from '#platform/database.ts';

/** Free rounds of a member, with how they stand. */
export interface FreeAward {
  readonly awardId: number;
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
  readonly gpId: string;
  readonly gtId: number;
  readonly gameCode: string;
  readonly count: number;
  readonly stakeMinor: bigint;
  readonly pays: FreeAwardPays;
  readonly wageringPercent: number;
  /** Null where cash is paid. */
  readonly bonusDays: number | null;
  /** Null where something else than an operator gave it. */
  readonly changeRequestId: number | null;
  readonly state: FreeAwardState;
  readonly used: number;
  readonly wonMinor: bigint;
  readonly isCancelling: boolean;
  readonly givenAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  readonly creditedAt: Date | null;
}

/** What operators give. */
export interface FreeTerms extends Omit<
  FreeAward,
  | 'awardId'
  | 'state'
  | 'used'
  | 'wonMinor'
  | 'isCancelling'
  | 'givenAt'
  | 'endedAt'
  | 'creditedAt'
  | 'changeRequestId'
> {
  readonly changeRequestId: number;
}

/** The number of an award that operators give; the same one for the same change request. */
export async function insertAward(sql: SqlOrTransaction, terms: FreeTerms, now: Date): Promise<number> {
  const row = {
    site_id: terms.siteId,
    member_id: terms.memberId,
    currency: terms.currency,
    gp_id: terms.gpId,
    gt_id: terms.gtId,
    game_code: terms.gameCode,
    round_count: terms.count,
    stake_minor: String(terms.stakeMinor),
    pays: terms.pays,
    wagering_percent: terms.wageringPercent,
    bonus_days: terms.bonusDays,
    change_request_id: terms.changeRequestId,
    ...{ source_type: 'operator', source_id: String(terms.changeRequestId) },
    expires_at: terms.expiresAt.toISOString(),
  };
  const { rows } = await raw<{ award_id: number }>`
    select free.give(${JSON.stringify(row)}, ${now}) as award_id`.execute(sql);
  const [given] = rows;
  if (!given) throw new Error('free.give answered nothing');
  return given.award_id;
}

/** False where it is over, or is ending already. */
export async function cancelAward(
  sql: SqlOrTransaction,
  { siteId, awardId, now }: { readonly siteId: number; readonly awardId: number; readonly now: Date },
): Promise<boolean> {
  const { rows } = await raw<{ is_ending: boolean }>`
    select free.cancel(${siteId}, ${awardId}, ${now}) as is_ending`.execute(sql);
  return rows[0]?.is_ending ?? false;
}

const columns = [
  ...(['award_id', 'site_id', 'member_id', 'currency', 'gp_id', 'gt_id', 'game_code'] as const),
  ...(['round_count', 'stake_minor', 'pays', 'wagering_percent', 'bonus_days', 'change_request_id'] as const),
  ...(['state', 'used_count', 'won_minor', 'is_cancelling', 'given_at', 'expires_at'] as const),
  ...(['ended_at', 'credited_at'] as const),
];

function select(sql: SqlOrTransaction) {
  return sql.selectFrom('free.award').select(columns);
}
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** A member's that the provider has agreed to, and that have not ended before a moment; the newest first. */
export async function listAwardsOfMember(
  sql: SqlOrTransaction,
  whose: {
    readonly memberId: number;
    readonly currency: Currency;
    readonly since: Date;
    readonly limit: number;
  },
): Promise<(FreeAward & { readonly state: ShownFreeAwardState })[]> {
  const rows = await select(sql)
    .where('member_id', '=', whose.memberId)
    .where('currency', '=', whose.currency)
    .where('state', 'in', shownFreeAwardStates)
    .$narrowType<{ state: ShownFreeAwardState }>()
    .where((row) => row.or([row('ended_at', 'is', null), row('ended_at', '>=', whose.since)]))
    .orderBy('award_id', 'desc')
    .limit(whose.limit)
    .execute();
  return rows.map((row) => ({ ...toAward(row), state: row.state }));
}

/** Those of a site's members, the newest first, from before one on. */
export async function listAwardsOfSite(
  sql: SqlOrTransaction,
  asked: {
    siteId: number;
    memberId: number | undefined;
    state: FreeAwardState | undefined;
    beforeId: number | null;
    limit: number;
  },
): Promise<FreeAward[]> {
  const { memberId, state, beforeId } = asked;
  const rows = await select(sql)
    .where('site_id', '=', asked.siteId)
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? 0))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'active'))
    .$if(beforeId !== null, (query) => query.where('award_id', '<', beforeId))
    .orderBy('award_id', 'desc')
    .limit(asked.limit)
    .execute();
  return rows.map(toAward);
}

export async function findAward(
  sql: SqlOrTransaction,
  which: { readonly siteId: number; readonly awardId: number },
): Promise<FreeAward | null> {
  const row = await select(sql)
    .where('site_id', '=', which.siteId)
    .where('award_id', '=', which.awardId)
    .executeTakeFirst();
  return row ? toAward(row) : null;
}

export interface PlayedRound {
  readonly roundId: string;
  readonly winMinor: bigint;
  readonly at: Date;
}

/** The newest first. */
export async function listPlayedRounds(
  sql: SqlOrTransaction,
  awardId: number,
  limit: number,
): Promise<PlayedRound[]> {
  const rows = await sql
    .selectFrom('free.round')
    .select(['round_id', 'win_minor', 'counted_at'])
    .where('award_id', '=', awardId)
    .orderBy('counted_at', 'desc')
    .orderBy('round_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    roundId: row.round_id,
    winMinor: BigInt(row.win_minor),
    at: row.counted_at,
  }));
}

/** Awards that something is to be done about; nobody else does it until `until`. */
export async function takeDueAwards(
  sql: SqlOrTransaction,
  { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<FreeAward[]> {
  const { rows } = await raw<Row>`
    select ${raw.join(columns.map((column) => raw.ref(column)))} from free.take_due(${now}, ${until}, ${limit})
    limit ${limit}`.execute(sql);
  return rows.map(toAward);
}

/** How it stands at its provider, `refused` where it takes no such rounds, `unknown` where nothing certain came back. */
export type ToldState = Exclude<FreeAwardState, 'given'> | 'rejected';

export async function noteAnswer(
  sql: SqlOrTransaction,
  { awardId, told, now }: { readonly awardId: number; readonly told: ToldState; readonly now: Date },
): Promise<void> {
  await raw`select free.note_answer(${awardId}, ${told}, ${now})`.execute(sql);
}

/** Cancelled or past its time, so that two people may end it where its provider does not. */
export const isEndable = ({ isCancelling, expiresAt }: FreeAward, now: Date): boolean =>
  isCancelling || expiresAt <= now;

/** Whether it was ended without its provider's word; see `free.end_unanswered`. */
export async function endUnanswered(sql: SqlOrTransaction, awardId: number, now: Date): Promise<boolean> {
  const { rows } = await raw<{ is_ended: boolean }>`
    select free.end_unanswered(${awardId}, ${now}) as is_ended`.execute(sql);
  return rows[0]?.is_ended ?? false;
}

/** Gives what was won, once; see `free.credit`. */
export async function creditAward(sql: SqlOrTransaction, awardId: number, now: Date): Promise<void> {
  await raw`select free.credit(${awardId}, ${now})`.execute(sql);
}

function toAward(row: Row): FreeAward {
  return {
    awardId: row.award_id,
    siteId: row.site_id,
    memberId: row.member_id,
    currency: row.currency,
    gpId: row.gp_id,
    gtId: row.gt_id,
    gameCode: row.game_code,
    count: row.round_count,
    stakeMinor: BigInt(row.stake_minor),
    pays: row.pays,
    wageringPercent: row.wagering_percent,
    bonusDays: row.bonus_days,
    changeRequestId: row.change_request_id,
    state: row.state,
    used: row.used_count,
    wonMinor: BigInt(row.won_minor),
    isCancelling: row.is_cancelling,
    givenAt: row.given_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
    creditedAt: row.credited_at,
  };
}

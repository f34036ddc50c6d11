import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { Sql } from '#platform/database.ts';
import type { Reach } from '#platform/office/may.ts';
import { withinReach } from '#platform/office/within-reach.repo.ts';

/** Where a list of rounds goes on. */
export interface RoundPlace {
  readonly closedMicros: string;
  readonly roundId: string;
}

export interface ClosedRound {
  readonly roundId: string;
  readonly gpId: string;
  readonly gtId: number;
  readonly gameCode: string;
  readonly currency: Currency;
  readonly openedAt: Date;
  readonly closedAt: Date;
  readonly bets: number;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly freeStakeMinor: bigint;
  readonly validTurnoverMinor: bigint;
  /** Once when it closed, and again with each later change. */
  readonly revision: number;
  readonly place: RoundPlace;
}

export interface RoundQuery {
  readonly reach: readonly Reach[];
  readonly memberId: number;
  readonly gtId?: number | undefined;
  readonly gpId?: string | undefined;
  readonly gameCode?: string | undefined;
  readonly from: Date;
  readonly until: Date;
  readonly after: RoundPlace | null;
  readonly limit: number;
}

/** The rounds of a member that closed within a time, the latest first. */
export async function listClosedRounds(sql: Sql, query: RoundQuery): Promise<ClosedRound[]> {
  const { after, gtId, gpId, gameCode } = query;
  const isOf = [
    ...(gtId === undefined ? [] : [raw`and gt_id = ${gtId}`]),
    ...(gpId === undefined ? [] : [raw`and gp_id = ${gpId}`]),
    ...(gameCode === undefined ? [] : [raw`and game_code = ${gameCode}`]),
  ];
  // one bound alone: of two the index would be read from the looser one on
  const isBefore = after
    ? raw`(closed_at, round_id) <
        ('epoch'::timestamptz + ${after.closedMicros}::bigint * interval '1 microsecond', ${after.roundId})`
    : raw`closed_at < ${query.until}`;
  const { rows } = await raw<{
    round_id: string;
    gp_id: string;
    gt_id: number;
    game_code: string;
    currency: Currency;
    opened_at: Date;
    closed_at: Date;
    closed_micros: string;
    bet_count: number;
    cash_stake_minor: string;
    cash_payout_minor: string;
    free_stake_minor: string;
    valid_turnover_minor: string;
    revision: number;
  }>`
    select round_id, gp_id, gt_id, game_code, currency, opened_at, closed_at,
      (extract(epoch from closed_at) * 1000000)::bigint::text as closed_micros, bet_count, cash_stake_minor::text,
      cash_payout_minor::text, free_stake_minor::text, valid_turnover_minor::text, revision
    from play.round
    where member_id = ${query.memberId} and closed_at >= ${query.from} and ${isBefore}
      and ${withinReach(query.reach)} ${raw.join(isOf, raw` `)}
    order by closed_at desc, round_id desc limit ${query.limit}`.execute(sql);
  return rows.map((row) => ({
    roundId: row.round_id,
    gpId: row.gp_id,
    gtId: row.gt_id,
    gameCode: row.game_code,
    currency: row.currency,
    openedAt: row.opened_at,
    closedAt: row.closed_at,
    bets: row.bet_count,
    stakeMinor: BigInt(row.cash_stake_minor),
    payoutMinor: BigInt(row.cash_payout_minor),
    freeStakeMinor: BigInt(row.free_stake_minor),
    validTurnoverMinor: BigInt(row.valid_turnover_minor),
    revision: row.revision,
    place: { closedMicros: row.closed_micros, roundId: row.round_id },
  }));
}

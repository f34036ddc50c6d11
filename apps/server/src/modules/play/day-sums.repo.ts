import { sql as raw, type RawBuilder } from 'kysely';
import type { Sql } from '#platform/database.ts';
import type { DaySums } from './count-round.rules.ts';

/** Days such as 2026-03-31, of the site's time zone, the last one included. Null is any. */
export interface DayQuery {
  readonly siteId: number;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly memberId?: number | null;
  readonly gpId?: string | null;
  readonly gtId?: number | null;
  readonly gameCode?: string | null;
  /** Goes on behind it: the last row of the page before. */
  readonly after?: DayKey | null;
  readonly limit: number;
}

/** What a row of sums is of; rows are in this order. */
export interface DayKey {
  readonly day: string;
  readonly memberId: number;
  readonly gpId: string;
  /** 0: in no hall. */
  readonly gtId: number;
  readonly gameCode: string;
  readonly currency: string;
}

/**
 * What was played on days of a site: the rounds that closed on them, and what became known on them of rounds that had
 * been counted before. Days before the first open one never change.
 */
export async function listDaySums(sql: Sql, query: DayQuery): Promise<(DayKey & DaySums)[]> {
  const { rows } = await raw<{
    day: string;
    member_id: number;
    gp_id: string;
    gt_id: number;
    game_code: string;
    currency: string;
    rounds: string;
    cash_stake_minor: string;
    cash_payout_minor: string;
    free_stake_minor: string;
    valid_turnover_minor: string;
  }>`
    select day::text, member_id, gp_id, gt_id, game_code, currency, sum(rounds)::text as rounds,
      sum(cash_stake_minor)::text as cash_stake_minor, sum(cash_payout_minor)::text as cash_payout_minor,
      sum(free_stake_minor)::text as free_stake_minor, sum(valid_turnover_minor)::text as valid_turnover_minor
    from (
      (select ${columns} from play.day where ${matches(query)} order by ${order} limit ${query.limit})
      union all
      (select ${columns} from play.day_change where ${matches(query)} order by ${order} limit ${query.limit})
    ) known
    group by known.day, member_id, gp_id, gt_id, game_code, currency
    order by known.day, member_id, gp_id, gt_id, game_code, currency limit ${query.limit}`.execute(sql);
  return rows.map((row) => ({
    day: row.day,
    memberId: row.member_id,
    gpId: row.gp_id,
    gtId: row.gt_id,
    gameCode: row.game_code,
    currency: row.currency,
    rounds: Number(row.rounds),
    cashStakeMinor: BigInt(row.cash_stake_minor),
    cashPayoutMinor: BigInt(row.cash_payout_minor),
    freeStakeMinor: BigInt(row.free_stake_minor),
    validTurnoverMinor: BigInt(row.valid_turnover_minor),
  }));
}

const order = raw`day, member_id, gp_id, gt_id, game_code, currency`;
const columns = raw`day, member_id, gp_id, gt_id, game_code, currency, rounds, cash_stake_minor, cash_payout_minor,
  free_stake_minor, valid_turnover_minor`;

function matches(query: DayQuery): RawBuilder<boolean> {
  const { memberId = null, gpId = null, gtId = null, gameCode = null, after = null } = query;
  const conditions = [
    raw`site_id = ${query.siteId} and day between ${query.firstDay}::date and ${query.lastDay}::date`,
    ...(memberId === null ? [] : [raw`member_id = ${memberId}`]),
    ...(gpId === null ? [] : [raw`gp_id = ${gpId}`]),
    ...(gtId === null ? [] : [raw`gt_id = ${gtId}`]),
    ...(gameCode === null ? [] : [raw`game_code = ${gameCode}`]),
    ...(after === null
      ? []
      : [
          raw`(day, member_id, gp_id, gt_id, game_code, currency) > (${after.day}::date, ${after.memberId}::bigint,
            ${after.gpId}, ${after.gtId}::smallint, ${after.gameCode}, ${after.currency})`,
        ]),
  ];
  return raw<boolean>`${raw.join(conditions, raw` and `)}`;
}

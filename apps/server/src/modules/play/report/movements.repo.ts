import { sql as raw, type RawBuilder } from 'kysely';
import type { Currency } from '@halls/contract';
import type { Sql } from '#platform/database.ts';
import { lineBy, matches, tableFor, type FigureFilter } from './figure-filter.repo.ts';
import { isOfAllPlay, membersWithin } from './member-spans.repo.ts';

export interface Movement {
  readonly key: string;
  readonly currency: Currency;
  /** GGR and turnover of the days that are asked for, and of as many days before them. */
  readonly ggrMinor: bigint;
  readonly ggrBeforeMinor: bigint;
  readonly stakeMinor: bigint;
  readonly stakeBeforeMinor: bigint;
}

interface AskedMovements extends FigureFilter {
  readonly by: 'provider' | 'game' | 'member';
  readonly since: string;
  readonly most: number;
}

/** Of each currency, whose GGR has changed most against the days before; `since` is the first of those. */
export async function listMovements(sql: Sql, asked: AskedMovements): Promise<Movement[]> {
  const { by, since, most, ...filter } = asked;
  if (by === 'member' && isOfAllPlay(filter)) return listMovedMembers(sql, asked);
  const { columns, key } = lineBy[by];
  const isNow = raw`day >= ${filter.from}::date`;
  const { rows } = await raw<MovementRow>`
    with summed as (
      select ${columns}, currency,
        sum(case when ${isNow} then cash_stake_minor - cash_payout_minor else 0 end) as ggr,
        sum(case when ${isNow} then 0 else cash_stake_minor - cash_payout_minor end) as ggr_before,
        sum(case when ${isNow} then cash_stake_minor else 0 end) as stake,
        sum(case when ${isNow} then 0 else cash_stake_minor end) as stake_before
      from ${tableFor(by, filter)} known where ${matches({ ...filter, from: since })}
      group by ${columns}, currency
    ), played as (
      select ${key} as key, currency, ggr, ggr_before, stake, stake_before from summed where ggr <> ggr_before
    ), ranked as (
      select key, currency, ggr, ggr_before, stake, stake_before,
        row_number() over (partition by currency order by abs(ggr - ggr_before) desc, key) as place
      from played)
    select key, currency, ggr::text, ggr_before::text, stake::text, stake_before::text
    from ranked where place <= ${most} order by currency, place limit 1000`.execute(sql);
  return rows.map(readMovement);
}

/** All members are ranked by what has changed, and the sums are looked up for those who are shown. */
async function listMovedMembers(sql: Sql, { since, most, ...filter }: AskedMovements): Promise<Movement[]> {
  const now = membersWithin(filter);
  const before = membersWithin({ ...filter, from: since, to: dayBefore(filter.from) });
  const sumsOf = (known: RawBuilder<unknown>) => raw`
    select coalesce(sum(cash_stake_minor - cash_payout_minor), 0) as ggr, coalesce(sum(cash_stake_minor), 0) as stake
    from ${known} known
    where known.site_id = top.site_id and known.member_id = top.member_id and known.currency = top.currency`;
  const { rows } = await raw<MovementRow>`
    with played as (
      select site_id, member_id, currency, cash_stake_minor - cash_payout_minor as ggr from ${now} now
      union all select site_id, member_id, currency, cash_payout_minor - cash_stake_minor from ${before} earlier
    ), moved as (
      select site_id, member_id, currency, abs(sum(ggr)) as change from played
      group by site_id, member_id, currency having sum(ggr) <> 0
    ), ranked as (
      select site_id, member_id, currency,
        row_number() over (partition by currency order by change desc, site_id, member_id) as place
      from moved
    ), top as (
      select site_id, member_id, currency, place from ranked where place <= ${most} order by currency, place limit 1000)
    select ${lineBy.member.key} as key, currency, present.ggr::text, earlier.ggr::text as ggr_before,
      present.stake::text, earlier.stake::text as stake_before
    from top cross join lateral (${sumsOf(now)}) present cross join lateral (${sumsOf(before)}) earlier
    order by currency, place limit 1000`.execute(sql);
  return rows.map(readMovement);
}

interface MovementRow {
  key: string;
  currency: Currency;
  ggr: string;
  ggr_before: string;
  stake: string;
  stake_before: string;
}

function readMovement(row: MovementRow): Movement {
  return {
    key: row.key,
    currency: row.currency,
    ggrMinor: BigInt(row.ggr),
    ggrBeforeMinor: BigInt(row.ggr_before),
    stakeMinor: BigInt(row.stake),
    stakeBeforeMinor: BigInt(row.stake_before),
  };
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 24 * 60 * 60_000).toISOString().slice(0, 10);
}

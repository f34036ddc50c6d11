import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { Sql } from '#platform/database.ts';
import { lineBy, matches, tableFor, type FigureFilter } from './figure-filter.repo.ts';

export interface Movement {
  readonly key: string;
  readonly currency: Currency;
  /** GGR and turnover of the days that are asked for, and of as many days before them. */
  readonly ggrMinor: bigint;
  readonly ggrBeforeMinor: bigint;
  readonly stakeMinor: bigint;
  readonly stakeBeforeMinor: bigint;
}

/** Of each currency, whose GGR has changed most against the days before; `since` is the first of those. */
export async function listMovements(
  sql: Sql,
  {
    by,
    since,
    most,
    ...filter
  }: FigureFilter & {
    readonly by: 'provider' | 'game' | 'member';
    readonly since: string;
    readonly most: number;
  },
): Promise<Movement[]> {
  const { columns, key } = lineBy[by];
  const isNow = raw`day >= ${filter.from}::date`;
  const { rows } = await raw<{
    key: string;
    currency: Currency;
    ggr: string;
    ggr_before: string;
    stake: string;
    stake_before: string;
  }>`
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
  return rows.map((row) => ({
    key: row.key,
    currency: row.currency,
    ggrMinor: BigInt(row.ggr),
    ggrBeforeMinor: BigInt(row.ggr_before),
    stakeMinor: BigInt(row.stake),
    stakeBeforeMinor: BigInt(row.stake_before),
  }));
}

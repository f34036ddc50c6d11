import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { Sql } from '#platform/database.ts';
import type { Reach } from '#platform/office/may.ts';
import { withinReach } from '#platform/office/within-reach.repo.ts';

export interface CohortQuery {
  readonly reach: readonly Reach[];
  readonly currency?: Currency | undefined;
  /** First plays from this day to that one. */
  readonly from: string;
  readonly to: string;
  readonly unit: 'day' | 'week';
  /** So many days or weeks after the first one are looked at. */
  readonly most: number;
}

/** How many members of those who first played in a day or week have played again so many of them later. */
export interface CohortCount {
  /** The first day of it; weeks begin on Monday. */
  readonly start: string;
  /** 0 is the cohort's own day or week. */
  readonly later: number;
  readonly members: number;
}

/** All days are of the members' site. */
export async function countCohorts(sql: Sql, query: CohortQuery): Promise<CohortCount[]> {
  const { unit, most } = query;
  const days = unit === 'week' ? 7 : 1;
  const start = unit === 'week' ? raw`day - (extract(isodow from day)::int - 1)` : raw`day`;
  const isOfCurrency = query.currency === undefined ? raw`true` : raw`currency = ${query.currency}`;
  const { rows } = await raw<CohortCount>`
    with cohort as materialized (
      select member_id, ${start} as start from play.first_day
      where ${withinReach(query.reach)} and ${isOfCurrency} and day between ${query.from}::date and ${query.to}::date
    ), played as (
      select distinct c.start, c.member_id, (d.day - c.start) / ${days}::int as later
      from cohort c join play.day d on d.member_id = c.member_id
        and d.day >= c.start and d.day < c.start + ${days * (most + 1)}::int)
    select start::text, later, count(*)::int as members from played group by start, later
    order by start desc, later limit 10000`.execute(sql);
  return rows;
}

import { sql as raw, type RawBuilder } from 'kysely';
import type { Currency } from '@halls/contract';
import type { Sql } from '#platform/database.ts';
import { withinReach } from '#platform/office/within-reach.repo.ts';
import { lineBy, type FigureFilter } from './figure-filter.repo.ts';
import { spansOf } from './member-spans.rules.ts';

type SpanFilter = Pick<FigureFilter, 'reach' | 'from' | 'to' | 'currency'>;

/** Spans know no halls, providers and games: they have what is asked of all play. */
export function isOfAllPlay({ gtId, gpId, gameCode }: Omit<FigureFilter, 'reach'>): boolean {
  return gtId === undefined && gpId === undefined && gameCode === undefined;
}

/** The rows of members whose sums are what they played from one day to another. */
export function membersWithin({ reach, from, to, currency }: SpanFilter): RawBuilder<unknown> {
  const spans = spansOf({ from, to }).map(({ days, start }) => raw`(${days}::smallint, ${start}::date)`);
  const conditions = [
    withinReach(reach),
    spans.length === 0 ? raw<boolean>`false` : raw<boolean>`(days, start) in (${raw.join(spans)})`,
    ...(currency === undefined ? [] : [raw<boolean>`currency = ${currency}`]),
  ];
  return raw`(select site_id, member_id, currency, rounds, cash_stake_minor, cash_payout_minor, valid_turnover_minor,
      late_minor, has_played
    from play.member_span where ${raw.join(conditions, raw` and `)})`;
}

/** How many members have played, each counted once: of each of these sites, or on each of these days. */
export async function countOfAllPlay(
  sql: Sql,
  { by, keys, ...filter }: SpanFilter & { readonly by: 'site' | 'day'; readonly keys: readonly string[] },
): Promise<{ readonly key: string; readonly currency: Currency; readonly members: number }[]> {
  const counted =
    by === 'day'
      ? raw`select start as day, currency, count(*)::int as members from play.member_span
          where ${withinReach(filter.reach)} and days = 1 and start = any(${[...keys]}::date[])
            and start between ${filter.from}::date and ${filter.to}::date and has_played
            and ${filter.currency === undefined ? raw`true` : raw`currency = ${filter.currency}`}
          group by start, currency`
      : raw`select site_id, currency, count(distinct member_id)::int as members from ${membersWithin(filter)} known
          where has_played and site_id = any(${keys.map(Number)}::int[]) group by site_id, currency`;
  const { rows } = await raw<{ key: string; currency: Currency; members: number }>`
    select ${lineBy[by].key} as key, currency, members from (${counted}) counted
    order by key, currency limit ${keys.length * 100}`.execute(sql);
  return rows;
}

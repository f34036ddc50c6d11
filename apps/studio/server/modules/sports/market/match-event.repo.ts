import { sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { FeedEvent } from '../feed/sports-feed.ts';

/** Answers those that were new. */
export async function insertEvents(
  tx: SqlTransaction,
  matchId: number,
  events: readonly FeedEvent[],
): Promise<FeedEvent[]> {
  if (events.length === 0) return [];
  const rows = await tx
    .insertInto('sports.match_event')
    .values(events.map((event) => ({ match_id: matchId, ...event })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('ordinal')
    .execute();
  const inserted = new Set(rows.map(({ ordinal }) => ordinal));
  return events.filter(({ ordinal }) => inserted.has(ordinal));
}

export async function listEvents(sql: SqlOrTransaction, matchId: number): Promise<FeedEvent[]> {
  return (
    sql
      .selectFrom('sports.match_event')
      .select(['ordinal', 'at_ms', 'minute', 'kind', 'side', 'shirt'])
      .where('match_id', '=', matchId)
      .orderBy('ordinal')
      // a long match of tennis has some four hundred
      .limit(2_000)
      .execute()
  );
}

export interface Scored {
  readonly club: string;
  readonly shirt: number;
  readonly goals: number;
}

/** Of a season's players those with the most goals. */
export async function listScorers(
  sql: SqlOrTransaction,
  { league, season, limit }: { readonly league: string; readonly season: number; readonly limit: number },
): Promise<Scored[]> {
  const { rows } = await raw<Scored>`
    select case event.side when 'home' then match.home else match.away end as club,
      event.shirt, count(*)::integer as goals
    from sports.match as match
    join sports.match_event as event using (match_id)
    where match.kind = 'match' and match.league = ${league} and match.season = ${season}
      and event.kind = 'goal' and event.shirt is not null
    group by 1, 2
    order by goals desc, club, event.shirt
    limit ${limit}`.execute(sql);
  return rows;
}

/** Of several matches at once, those events alone that are named. */
export async function listEventsNamed(
  sql: SqlOrTransaction,
  named: readonly { readonly matchId: number; readonly ordinal: number }[],
): Promise<ReadonlyMap<string, FeedEvent>> {
  if (named.length === 0) return new Map();
  const { rows } = await raw<FeedEvent & { match_id: number }>`
    select event.match_id, event.ordinal, event.at_ms, event.minute, event.kind, event.side, event.shirt
    from sports.match_event as event
    join unnest(${named.map(({ matchId }) => matchId)}::bigint[], ${named.map(({ ordinal }) => ordinal)}::integer[])
      as named (match_id, ordinal) using (match_id, ordinal)`.execute(sql);
  return new Map(rows.map(({ match_id: matchId, ...event }) => [`${matchId}/${event.ordinal}`, event]));
}

import { sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

/** Matches that are over and on which nobody has a leg; the oldest first. */
export async function listForgettable(
  sql: SqlOrTransaction,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number[]> {
  const { rows } = await raw<{ match_id: number }>`
    select match.match_id from sports.match as match
    where match.status not in ('not_started', 'live') and match.kicks_off_at < ${before}
      and not exists (select from sports.ticket_leg as leg where leg.match_id = match.match_id)
    order by match.kicks_off_at limit ${limit}`.execute(sql);
  return rows.map(({ match_id: matchId }) => matchId);
}

/** With all that hangs on it. The caller holds the match alone, so that no bet is on its way. */
export async function deleteMatch(tx: SqlTransaction, matchId: number): Promise<void> {
  const ofMarkets = raw`market_id in (select market_id from sports.market where match_id = ${matchId})`;
  for (const statement of [
    raw`delete from sports.market_cancel where ${ofMarkets}`,
    raw`delete from sports.settle_due where ${ofMarkets}`,
    raw`delete from sports.exposure where ${ofMarkets}`,
    raw`delete from sports.match_exposure where match_id = ${matchId}`,
    raw`delete from sports.market where match_id = ${matchId}`,
    raw`delete from sports.match_event where match_id = ${matchId}`,
    raw`delete from sports.match where match_id = ${matchId}`,
  ])
    await statement.execute(tx);
}

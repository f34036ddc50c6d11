import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';

export interface FeedCount {
  readonly producer: string;
  readonly waiting: number;
  readonly lastMinute: number;
}

/** What waits for an earlier message, and what came since a time. */
export async function countMessages(sql: SqlOrTransaction, since: Date): Promise<readonly FeedCount[]> {
  const { rows } = await raw<FeedCount>`
    select producer.producer,
      (select count(*)::integer from sports.feed_message as message
        where message.producer = producer.producer and not message.is_applied) as "waiting",
      (select count(*)::integer from sports.feed_message as message
        where message.producer = producer.producer and message.received_at > ${since}) as "lastMinute"
    from sports.producer as producer order by producer.producer limit 20`.execute(sql);
  return rows;
}

export interface MatchRisk {
  readonly openTickets: number;
  readonly liability: number;
}

/** What open tickets may cost on each of these matches. */
export async function listMatchRisks(
  sql: SqlOrTransaction,
  matchIds: readonly number[],
): Promise<ReadonlyMap<number, MatchRisk>> {
  if (matchIds.length === 0) return new Map();
  const { rows } = await raw<MatchRisk & { matchId: number }>`
    select asked.match_id::float8 as "matchId",
      coalesce(exposure.liability, 0)::float8 as "liability",
      (select count(distinct ticket_id)::integer
        from sports.ticket_leg as leg join sports.ticket as ticket using (ticket_id)
        where leg.match_id = asked.match_id and ticket.state = 'accepted') as "openTickets"
    from unnest(${[...matchIds]}::bigint[]) as asked (match_id)
    left join sports.match_exposure as exposure using (match_id)`.execute(sql);
  return new Map(rows.map(({ matchId, ...risk }) => [matchId, risk]));
}

/** The same by outcome of a match's markets, as `market/outcome`. */
export async function listOutcomeRisks(
  sql: SqlOrTransaction,
  matchId: number,
): Promise<ReadonlyMap<string, MatchRisk>> {
  const { rows } = await raw<MatchRisk & { key: string }>`
    select exposure.market_id || '/' || exposure.outcome as "key", exposure.liability::float8 as "liability",
      (select count(*)::integer from sports.ticket_leg as leg join sports.ticket as ticket using (ticket_id)
        where leg.market_id = exposure.market_id and leg.outcome = exposure.outcome and ticket.state = 'accepted')
        as "openTickets"
    from sports.exposure as exposure join sports.market as market using (market_id)
    where market.match_id = ${matchId} limit 5000`.execute(sql);
  return new Map(rows.map(({ key, ...risk }) => [key, risk]));
}

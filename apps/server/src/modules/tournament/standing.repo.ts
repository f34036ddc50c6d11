import { sql as raw, type RawBuilder } from 'kysely';
import type { Sql, SqlOrTransaction } from '#platform/database.ts';

/** Where a member stands. */
export interface Standing {
  readonly rank: number;
  readonly memberId: number;
  readonly score: bigint;
  readonly rounds: number;
  readonly reachedAt: Date;
}

interface Row {
  rank: string;
  member_id: number;
  score: string;
  rounds: string;
  reached_at: Date;
}

/** Of the columns themselves: `score` alone would be the text that is selected. */
const order = raw`s.score desc, s.reached_at, s.member_id`;

/** Who stands where, from a rank on; of one that is frozen as it was then, since nothing is counted after that. */
export async function listStandings(
  sql: SqlOrTransaction,
  asked: { readonly tournamentId: number; readonly afterRank: number; readonly limit: number },
): Promise<Standing[]> {
  const { rows } = await raw<Row>`
    select (row_number() over (order by ${order}))::text as rank, s.member_id, s.score::text, s.rounds::text, s.reached_at
    from tournament.standing s where s.tournament_id = ${asked.tournamentId} and s.score > 0
    order by ${order} offset ${asked.afterRank} limit ${asked.limit}`.execute(sql);
  return rows.map(toStanding);
}

/** Who has a rank; null where nobody does. */
export async function findAtRank(sql: Sql, tournamentId: number, rank: number): Promise<Standing | null> {
  const [found] = await listStandings(sql, { tournamentId, afterRank: rank - 1, limit: 1 });
  return found ?? null;
}

/** Where a member stands; null while they have no score. */
export async function findStanding(
  sql: Sql,
  { tournamentId, memberId }: { readonly tournamentId: number; readonly memberId: number },
): Promise<Standing | null> {
  const isAhead = (): RawBuilder<boolean> => raw<boolean>`(a.score > s.score
    or a.score = s.score and (a.reached_at, a.member_id) < (s.reached_at, s.member_id))`;
  const { rows } = await raw<Row>`
    select (1 + (select count(*) from tournament.standing a
        where a.tournament_id = s.tournament_id and a.score >= s.score and a.score > 0 and ${isAhead()}))::text as rank,
      s.member_id, s.score::text, s.rounds::text, s.reached_at
    from tournament.standing s
    where s.tournament_id = ${tournamentId} and s.member_id = ${memberId} and s.score > 0
    limit 1`.execute(sql);
  return rows[0] ? toStanding(rows[0]) : null;
}

/** How many have joined, and how many have scored, by tournament. */
export async function countPlayers(
  sql: SqlOrTransaction,
  tournamentIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly joined: number; readonly players: number }>> {
  if (tournamentIds.length === 0) return new Map();
  const { rows } = await raw<{ tournament_id: number; joined: number; players: number }>`
    select t.tournament_id,
      (select count(*)::integer from tournament.entry e where e.tournament_id = t.tournament_id) as joined,
      (select count(*)::integer from tournament.standing s
        where s.tournament_id = t.tournament_id and s.score > 0) as players
    from tournament.tournament t where t.tournament_id = any(${[...tournamentIds]}::bigint[])
    order by t.tournament_id limit ${tournamentIds.length}`.execute(sql);
  return new Map(rows.map(({ tournament_id: id, ...counts }) => [id, counts]));
}

/** What became of the prizes of ranks that are final. */
export async function findResults(
  sql: Sql,
  { tournamentId, ranks }: { readonly tournamentId: number; readonly ranks: readonly number[] },
): Promise<ReadonlyMap<number, { readonly paidAt: Date | null; readonly nextTryAt: Date | null }>> {
  if (ranks.length === 0) return new Map();
  const rows = await sql
    .selectFrom('tournament.result')
    .select(['rank', 'paid_at', 'next_try_at'])
    .where('tournament_id', '=', tournamentId)
    .where('rank', 'in', [...ranks])
    .orderBy('rank')
    .limit(ranks.length)
    .execute();
  return new Map(rows.map((row) => [row.rank, { paidAt: row.paid_at, nextTryAt: row.next_try_at }]));
}

export async function isJoined(
  sql: Sql,
  { tournamentId, memberId }: { readonly tournamentId: number; readonly memberId: number },
): Promise<boolean> {
  const row = await sql
    .selectFrom('tournament.entry')
    .select('member_id')
    .where('tournament_id', '=', tournamentId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

/** False where the member has joined before. */
export async function insertEntry(
  sql: Sql,
  entry: { readonly tournamentId: number; readonly memberId: number; readonly now: Date },
): Promise<boolean> {
  const rows = await sql
    .insertInto('tournament.entry')
    .values({ tournament_id: entry.tournamentId, member_id: entry.memberId, joined_at: entry.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .execute();
  return rows.length > 0;
}

function toStanding(row: Row): Standing {
  return {
    rank: Number(row.rank),
    memberId: row.member_id,
    score: BigInt(row.score),
    rounds: Number(row.rounds),
    reachedAt: row.reached_at,
  };
}

import { sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { SportId } from '../../../../play-protocol/sports-protocol.ts';
import type { FeedState, Producer } from '../feed/sports-feed.ts';
import type { MatchStatus } from './market.tables.ts';

export interface Match {
  readonly matchId: number;
  /** A season has neither sides nor a proof, and another count. */
  readonly kind: 'match' | 'season';
  readonly sport: SportId;
  readonly league: string;
  readonly season: number;
  readonly matchday: number;
  readonly home: string;
  readonly away: string;
  readonly kicksOffAt: Date;
  readonly status: MatchStatus;
  readonly producer: Producer;
  readonly clockMs: number | null;
  readonly clockAt: Date | null;
  readonly isStopped: boolean;
  /** By the house's desk: nothing is taken. */
  readonly isHeld: boolean;
  readonly danger: 'home' | 'away' | null;
  readonly moves: number;
  readonly tally: FeedState['tally'];
  readonly commitment: string;
  readonly clientSeed: string;
  readonly serverSeed: string | null;
  readonly version: number;
}

/** What is read of a match. */
export const matchColumns = [
  'match_id as matchId',
  'kind',
  'sport',
  'league',
  'season',
  'matchday',
  'home',
  'away',
  'kicks_off_at as kicksOffAt',
  'status',
  'producer',
  'clock_ms as clockMs',
  'clock_at as clockAt',
  'is_stopped as isStopped',
  'is_held as isHeld',
  'danger',
  'moves',
  'tally',
  'commitment',
  'client_seed as clientSeed',
  'server_seed as serverSeed',
  'version',
] as const;

// every change has the next number; who changes matches holds the numbers meanwhile, so that they are committed in this order
export const nextVersion = raw<number>`nextval('sports.match_version')`;

/** Writes what a fixture is, with an empty count; what goes on in the match stays as it was. */
export async function writeFixture(
  tx: SqlTransaction,
  fixture: Pick<
    Match,
    | 'matchId'
    | 'sport'
    | 'league'
    | 'season'
    | 'matchday'
    | 'home'
    | 'away'
    | 'kicksOffAt'
    | 'commitment'
    | 'clientSeed'
    | 'serverSeed'
    | 'tally'
  >,
): Promise<void> {
  await tx
    .insertInto('sports.match')
    .values({
      match_id: fixture.matchId,
      sport: fixture.sport,
      league: fixture.league,
      season: fixture.season,
      matchday: fixture.matchday,
      home: fixture.home,
      away: fixture.away,
      kicks_off_at: fixture.kicksOffAt,
      status: 'not_started',
      producer: 'pre',
      clock_ms: null,
      clock_at: null,
      danger: null,
      tally: JSON.stringify(fixture.tally),
      commitment: fixture.commitment,
      client_seed: fixture.clientSeed,
      server_seed: fixture.serverSeed,
      version: nextVersion,
    })
    .onConflict((conflict) =>
      conflict.column('match_id').doUpdateSet({
        kicks_off_at: fixture.kicksOffAt,
        // shown once, it stays shown
        server_seed: raw`coalesce(excluded.server_seed, match.server_seed)`,
        version: nextVersion,
      }),
    )
    .execute();
}

/** The match goes on to what the feed says of it. */
export async function writeState(
  tx: SqlTransaction,
  matchId: number,
  state: {
    readonly producer: Producer;
    readonly state: FeedState;
    readonly isStopped: boolean;
    readonly newMoves: number;
    readonly clockAt: Date;
  },
): Promise<void> {
  const { status, clock_ms: clockMs, danger, tally } = state.state;
  await tx
    .updateTable('sports.match')
    .set({
      ...{ status, danger, producer: state.producer, clock_ms: clockMs, is_stopped: state.isStopped },
      clock_at: clockMs === null ? null : state.clockAt,
      tally: JSON.stringify(tally),
      moves: raw<number>`moves + ${state.newMoves}`,
      version: nextVersion,
    })
    .where('match_id', '=', matchId)
    .execute();
}

/** Something of its markets has changed. */
export async function touchMatch(tx: SqlTransaction, matchId: number): Promise<void> {
  await tx
    .updateTable('sports.match')
    .set({ version: nextVersion })
    .where('match_id', '=', matchId)
    .execute();
}

export async function findMatch(sql: SqlOrTransaction, matchId: number): Promise<Match | undefined> {
  return sql
    .selectFrom('sports.match')
    .select(matchColumns)
    .where('match_id', '=', matchId)
    .executeTakeFirst();
}

export async function listMatches(sql: SqlOrTransaction, ids: readonly number[]): Promise<Match[]> {
  if (ids.length === 0) return [];
  return sql
    .selectFrom('sports.match')
    .select(matchColumns)
    .where('match_id', 'in', [...ids])
    .orderBy('match_id')
    .limit(1_000)
    .execute();
}

/** Live ones and those that come, the first to kick off first. */
export async function listBoardMatches(sql: SqlOrTransaction, until: Date): Promise<Match[]> {
  return sql
    .selectFrom('sports.match')
    .select(matchColumns)
    .where('kind', '=', 'match')
    .where((where) =>
      where.or([
        where('status', '=', 'live'),
        where.and([where('status', '=', 'not_started'), where('kicks_off_at', '<', until)]),
      ]),
    )
    .orderBy('kicks_off_at')
    .orderBy('match_id')
    .limit(200)
    .execute();
}

/** The latest first, from behind that match on. */
export async function listEndedMatches(
  sql: SqlOrTransaction,
  {
    after,
    sports,
    limit,
  }: { readonly after: number | null; readonly sports: readonly SportId[]; readonly limit: number },
): Promise<Match[]> {
  if (sports.length === 0) return [];
  return sql
    .selectFrom('sports.match')
    .select(matchColumns)
    .where('kind', '=', 'match')
    .where('status', 'in', ['ended', 'abandoned'])
    .where('sport', 'in', [...sports])
    .where(
      raw<boolean>`(${after}::bigint is null or (kicks_off_at, match_id) <
        (select last.kicks_off_at, last.match_id from sports.match as last where last.match_id = ${after}))`,
    )
    .orderBy('kicks_off_at', 'desc')
    .orderBy('match_id', 'desc')
    .limit(limit)
    .execute();
}

/** A season's matches of a league, in order. */
export async function listSeason(sql: SqlOrTransaction, league: string, season: number): Promise<Match[]> {
  return sql
    .selectFrom('sports.match')
    .select(matchColumns)
    .where('kind', '=', 'match')
    .where('league', '=', league)
    .where('season', '=', season)
    .orderBy('kicks_off_at')
    .orderBy('match_id')
    .limit(400)
    .execute();
}

/** The season that each league is in: that of its latest match that has begun, or of its first one. */
export async function listSeasons(sql: SqlOrTransaction): Promise<ReadonlyMap<string, number>> {
  const { rows } = await raw<{ league: string; season: number }>`
    select league, coalesce(max(season) filter (where status <> 'not_started'), min(season)) as season
    from sports.match where kind = 'match' group by league`.execute(sql);
  return new Map(rows.map(({ league, season }) => [league, season]));
}

export interface ChangedMatch {
  readonly matchId: number;
  readonly version: number;
}

/** The number of the last change; 0 before the first. */
export async function readLastVersion(sql: SqlOrTransaction): Promise<number> {
  const row = await sql
    .selectFrom('sports.match')
    .select('version')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Matches that are others since a change, in the order of their last ones. */
export async function listChangedSince(sql: SqlOrTransaction, version: number): Promise<ChangedMatch[]> {
  return sql
    .selectFrom('sports.match')
    .select(['match_id as matchId', 'version'])
    .where('version', '>', version)
    .orderBy('version')
    .limit(1_000)
    .execute();
}

/** Before a match is held: the numbers of changes are given out to one after the other, up to the commit. */
export async function holdVersions(tx: SqlTransaction): Promise<void> {
  await raw`select pg_advisory_xact_lock(${versionLockClass}, 0)`.execute(tx);
}

/**
 * Whoever takes a bet shares the match; the feed changes it when it has it alone. The lock is a queue, so that a stream of
 * bets can't hold a message up. Read in a statement after this one: it sees what was committed before.
 */
export async function shareMatches(tx: SqlTransaction, ids: readonly number[]): Promise<void> {
  // one after the other in one order, as everybody does
  for (const id of ids.toSorted((a, b) => a - b))
    await raw`select pg_advisory_xact_lock_shared(${lockClass}, ${id})`.execute(tx);
}

export async function holdMatch(tx: SqlTransaction, id: number): Promise<void> {
  await raw`select pg_advisory_xact_lock(${lockClass}, ${id})`.execute(tx);
}

// apart from the locks of jobs, migrations and tables
const lockClass = 880_040;
const versionLockClass = 880_041;

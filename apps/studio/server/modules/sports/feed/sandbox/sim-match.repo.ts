import { sql as raw } from 'kysely';
import type { MatchCounts } from '#games/sports/outright/season-counts.ts';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { ScoreView } from '../../../../../play-protocol/sports-protocol.ts';
import { type Producer, producers } from '../sports-feed.ts';

/** A match of the simulated league. Its seed is sealed until it has ended. */
export interface SimMatch {
  readonly matchId: number;
  readonly league: string;
  readonly season: number;
  readonly matchday: number;
  readonly home: string;
  readonly away: string;
  readonly kicksOffAt: Date;
  readonly commitment: string;
  readonly sealedSeed: string | null;
  readonly serverSeed: string | null;
  readonly toldMs: number | null;
  /** Code and line of every market that was ever on offer. */
  readonly offered: readonly string[];
  readonly isOver: boolean;
}

const columns = [
  'match_id as matchId',
  'league',
  'season',
  'matchday',
  'home',
  'away',
  'kicks_off_at as kicksOffAt',
  'commitment',
  'sealed_seed as sealedSeed',
  'server_seed as serverSeed',
  'told_ms as toldMs',
  'offered',
  'is_over as isOver',
] as const;

/** The producers' counts, held until the transaction ends. */
export async function holdCounts(
  tx: SqlTransaction,
): Promise<ReadonlyMap<Producer, { readonly seq: number; readonly aliveAt: Date | null }>> {
  const rows = await tx
    .selectFrom('sports.sim_producer')
    .select(['producer', 'seq', 'alive_at as aliveAt'])
    .orderBy('producer')
    .limit(producers.length)
    .forUpdate()
    .execute();
  return new Map(rows.map(({ producer, seq, aliveAt }) => [producer, { seq, aliveAt }]));
}

export async function writeCount(
  tx: SqlTransaction,
  producer: Producer,
  { seq, aliveAt }: { readonly seq: number; readonly aliveAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('sports.sim_producer')
    .set({ seq, alive_at: aliveAt })
    .where('producer', '=', producer)
    .execute();
}

export async function insertSimMatches(
  tx: SqlTransaction,
  matches: readonly (Omit<SimMatch, 'matchId' | 'serverSeed' | 'toldMs' | 'offered' | 'isOver'> & {
    readonly sealedSeed: string;
  })[],
): Promise<SimMatch[]> {
  return tx
    .insertInto('sports.sim_match')
    .values(
      matches.map((match) => ({
        league: match.league,
        season: match.season,
        matchday: match.matchday,
        home: match.home,
        away: match.away,
        kicks_off_at: match.kicksOffAt,
        commitment: match.commitment,
        sealed_seed: match.sealedSeed,
        server_seed: null,
        told_ms: null,
        home_score: null,
        away_score: null,
        home_counts: null,
        away_counts: null,
      })),
    )
    .returning(columns)
    .execute();
}

/** The matchday of each league that was planned last. */
export async function listLatestMatchdays(
  sql: SqlOrTransaction,
): Promise<
  ReadonlyMap<string, { readonly season: number; readonly matchday: number; readonly kicksOffAt: Date }>
> {
  const rows = await sql
    .selectFrom('sports.sim_match')
    .distinctOn('league')
    .select(['league', 'season', 'matchday', 'kicks_off_at as kicksOffAt'])
    .orderBy('league')
    .orderBy('kicks_off_at', 'desc')
    .limit(100)
    .execute();
  return new Map(rows.map(({ league, ...latest }) => [league, latest]));
}

/** Those that have kicked off and are not over. */
export async function listSimMatchesOn(sql: SqlOrTransaction, now: Date): Promise<SimMatch[]> {
  return sql
    .selectFrom('sports.sim_match')
    .select(columns)
    .where('is_over', '=', false)
    .where('kicks_off_at', '<=', now)
    .orderBy('kicks_off_at')
    .orderBy('match_id')
    .limit(200)
    .execute();
}

/** What a snapshot tells of: all that are not over, and those that ended since then. */
export async function listSimMatchesSince(sql: SqlOrTransaction, since: Date): Promise<SimMatch[]> {
  return sql
    .selectFrom('sports.sim_match')
    .select(columns)
    .where((where) => where.or([where('is_over', '=', false), where('kicks_off_at', '>', since)]))
    .orderBy('kicks_off_at')
    .orderBy('match_id')
    .limit(1_000)
    .execute();
}

export async function writeTold(
  tx: SqlTransaction,
  matchId: number,
  told: {
    readonly toldMs: number | null;
    readonly offered: readonly string[];
    /** It has ended: from now on everybody may know. */
    readonly ended: {
      readonly serverSeed: string;
      readonly score: ScoreView;
      readonly counts: MatchCounts;
    } | null;
  },
): Promise<void> {
  const { ended } = told;
  await tx
    .updateTable('sports.sim_match')
    .set({
      told_ms: told.toldMs,
      offered: JSON.stringify(told.offered),
      ...(ended && {
        ...{ is_over: true, server_seed: ended.serverSeed, sealed_seed: null },
        ...{ home_score: ended.score.home, away_score: ended.score.away },
        ...{ home_counts: ended.counts.home, away_counts: ended.counts.away },
      }),
    })
    .where('match_id', '=', matchId)
    .execute();
}

/** Seeds that rest under another key than the first. */
export async function listStaleSeeds(
  sql: SqlOrTransaction,
  { prefix, limit }: { readonly prefix: string; readonly limit: number },
): Promise<{ readonly matchId: number; readonly commitment: string; readonly sealedSeed: string }[]> {
  return sql
    .selectFrom('sports.sim_match')
    .select(['match_id as matchId', 'commitment', 'sealed_seed as sealedSeed'])
    .where('sealed_seed', 'is not', null)
    .where('sealed_seed', 'not like', `${prefix}%`)
    .$narrowType<{ sealedSeed: string }>()
    .orderBy('match_id')
    .limit(limit)
    .execute();
}

export async function writeSealedSeed(
  sql: SqlOrTransaction,
  matchId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await sql
    .updateTable('sports.sim_match')
    .set({ sealed_seed: to })
    .where('match_id', '=', matchId)
    .where('sealed_seed', '=', from)
    .execute();
}

/** All but each league's latest, from which the next matchday follows, and those of seasons that are on. */
export async function deleteOldSimMatches(
  sql: SqlOrTransaction,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<void> {
  await raw`
    delete from sports.sim_match where match_id in (
      select old.match_id from sports.sim_match as old
      where old.is_over and old.kicks_off_at < ${before} and old.kicks_off_at < (
        select max(kicks_off_at) from sports.sim_match as latest where latest.league = old.league)
        and not exists (select from sports.sim_season as season
          where season.league = old.league and season.season = old.season and not season.is_over)
      order by old.kicks_off_at limit ${limit})`.execute(sql);
}

import type { MatchCounts } from '#games/sports/outright/season-counts.ts';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { ScoreView } from '../../../../../play-protocol/sports-protocol.ts';

/** A season of the simulated league; its number is one of the matches'. */
export interface SimSeason {
  readonly matchId: number;
  readonly league: string;
  readonly season: number;
}

/** What a season needs to know of a match that was planned. */
export interface SeasonMatch {
  readonly matchId: number;
  readonly league: string;
  readonly season: number;
  readonly home: string;
  readonly away: string;
  readonly kicksOffAt: Date;
  /** Null until it is over. */
  readonly counts: (MatchCounts & { readonly score: ScoreView }) | null;
}

const columns = ['match_id as matchId', 'league', 'season'] as const;

export async function insertSimSeason(tx: SqlTransaction, league: string, season: number): Promise<void> {
  await tx
    .insertInto('sports.sim_season')
    .values({ league, season })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listSimSeasonsOn(sql: SqlOrTransaction): Promise<SimSeason[]> {
  return sql
    .selectFrom('sports.sim_season')
    .select(columns)
    .where('is_over', '=', false)
    .orderBy('match_id')
    .limit(100)
    .execute();
}

/** Those whose matches may have ended since then are told again by a snapshot. */
export async function listSimSeasonsSince(sql: SqlOrTransaction, since: Date): Promise<SimSeason[]> {
  return sql
    .selectFrom('sports.sim_season as season')
    .select(['season.match_id as matchId', 'season.league', 'season.season'])
    .where((where) =>
      where.or([
        where('season.is_over', '=', false),
        where.exists(
          where
            .selectFrom('sports.sim_match as match')
            .select('match.match_id')
            .whereRef('match.league', '=', 'season.league')
            .whereRef('match.season', '=', 'season.season')
            .where('match.kicks_off_at', '>', since),
        ),
      ]),
    )
    .orderBy('season.match_id')
    .limit(100)
    .execute();
}

/** Of these seasons, in the order in which they are played. */
export async function listSeasonMatches(
  sql: SqlOrTransaction,
  seasonIds: readonly number[],
): Promise<SeasonMatch[]> {
  if (seasonIds.length === 0) return [];
  const rows = await sql
    .selectFrom('sports.sim_match as match')
    .innerJoin('sports.sim_season as season', (join) =>
      join
        .onRef('season.league', '=', 'match.league')
        .onRef('season.season', '=', 'match.season')
        .on('season.match_id', 'in', [...seasonIds]),
    )
    .select([
      'match.match_id as matchId',
      'match.league',
      'match.season',
      'match.home',
      'match.away',
      'match.kicks_off_at as kicksOffAt',
      'match.home_score as homeScore',
      'match.away_score as awayScore',
      'match.home_counts as homeCounts',
      'match.away_counts as awayCounts',
    ])
    .orderBy('match.kicks_off_at')
    .orderBy('match.match_id')
    .limit(5_000)
    .execute();
  return rows.map(({ homeScore, awayScore, homeCounts, awayCounts, ...match }) => ({
    ...match,
    counts:
      homeScore === null || awayScore === null || homeCounts === null || awayCounts === null
        ? null
        : { home: homeCounts, away: awayCounts, score: { home: homeScore, away: awayScore } },
  }));
}

export async function markSeasonOver(tx: SqlTransaction, matchId: number): Promise<void> {
  await tx.updateTable('sports.sim_season').set({ is_over: true }).where('match_id', '=', matchId).execute();
}

/** Those of which no match is left. */
export async function deleteOldSimSeasons(sql: SqlOrTransaction): Promise<void> {
  await sql
    .deleteFrom('sports.sim_season as season')
    .where('season.is_over', '=', true)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('sports.sim_match as match')
            .select('match.match_id')
            .whereRef('match.league', '=', 'season.league')
            .whereRef('match.season', '=', 'season.season'),
        ),
      ),
    )
    .execute();
}

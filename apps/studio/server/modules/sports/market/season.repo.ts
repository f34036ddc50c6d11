import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { type Match, matchColumns, nextVersion } from './match.repo.ts';

/** A season that is told for the first time, or whose next match has another time. */
export async function writeSeason(
  tx: SqlTransaction,
  season: Pick<Match, 'matchId' | 'sport' | 'league' | 'season' | 'kicksOffAt' | 'tally'>,
): Promise<void> {
  const { matchId, sport, league, kicksOffAt } = season;
  await tx
    .insertInto('sports.match')
    .values({
      ...{ match_id: matchId, kind: 'season', sport, league, season: season.season, matchday: 0 },
      // the live producer from the start: whose word on its matches counts while they are on
      ...{ home: '', away: '', kicks_off_at: kicksOffAt, status: 'not_started', producer: 'live' },
      ...{ clock_ms: null, clock_at: null, danger: null, tally: JSON.stringify(season.tally) },
      ...{ commitment: '', client_seed: '', server_seed: null, version: nextVersion },
    })
    .onConflict((conflict) =>
      conflict.column('match_id').doUpdateSet({ kicks_off_at: kicksOffAt, version: nextVersion }),
    )
    .execute();
}

/** Of a league: the season with this number, and the one after it where that is known. */
export async function listSeasonsFrom(
  sql: SqlOrTransaction,
  league: string,
  season: number,
): Promise<Match[]> {
  return sql
    .selectFrom('sports.match')
    .select(matchColumns)
    .where('kind', '=', 'season')
    .where('league', '=', league)
    .where('season', '>=', season)
    .orderBy('season')
    .limit(2)
    .execute();
}

/** Seasons that are bet on, and those that ended last. */
export async function listTradedSeasons(sql: SqlOrTransaction, since: Date): Promise<Match[]> {
  return sql
    .selectFrom('sports.match')
    .select(matchColumns)
    .where('kind', '=', 'season')
    .where((where) =>
      where.or([where('status', 'in', ['not_started', 'live']), where('kicks_off_at', '>', since)]),
    )
    .orderBy('league')
    .orderBy('season')
    .limit(60)
    .execute();
}

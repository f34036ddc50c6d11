import type { ScoreView, WonLostView } from '../../../play-protocol/sports-protocol.ts';
import type { Competition } from '../competition.ts';
import type { Counted, MatchCounts } from '../outright/season-counts.ts';
import { totalOf } from '../sport/sides.ts';
import { setsOf } from './tennis-score.ts';

export interface PlayedTennis {
  readonly home: string;
  readonly away: string;
  /** Games of each set. */
  readonly sets: readonly ScoreView[];
}

export interface Ranked {
  readonly player: string;
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly sets: WonLostView;
  readonly games: WonLostView;
}

/** A tour's players: by matches won, then by sets, then by games ahead, then in the order of the tour. */
export function rankingOf({ clubs }: Pick<Competition, 'clubs'>, matches: readonly PlayedTennis[]): Ranked[] {
  const ahead = ({ won, lost }: WonLostView): number => won - lost;
  return clubs
    .map(({ id }) => rankedOf(id, matches))
    .toSorted((a, b) => b.won - a.won || ahead(b.sets) - ahead(a.sets) || ahead(b.games) - ahead(a.games));
}

/** What a match brings its players in the ranking: whether it is won, then by how many sets and games one is ahead. */
export function countMatch(sets: readonly ScoreView[]): MatchCounts {
  const [ofSets, ofGames] = [setsOf(sets), totalOf(sets)];
  const ahead = (score: ScoreView): number => score.home - score.away;
  const [inSets, inGames] = [ahead(ofSets), ahead(ofGames)];
  const home: Counted = [inSets > 0 ? 1 : 0, inSets, inGames];
  return { home, away: [1 - home[0], 0 - inSets, 0 - inGames] };
}

function rankedOf(player: string, matches: readonly PlayedTennis[]): Ranked {
  const own = matches.flatMap(({ home, away, sets }) => {
    if (home === player) return [sets];
    return away === player ? [sets.map((set) => ({ home: set.away, away: set.home }))] : [];
  });
  const won = own.filter((sets) => setsOf(sets).home > setsOf(sets).away).length;
  return {
    ...{ player, played: own.length, won, lost: own.length - won },
    sets: sumOf(own.map(setsOf)),
    games: sumOf(own.flat()),
  };
}

function sumOf(counts: readonly ScoreView[]): WonLostView {
  return {
    won: counts.reduce((sum, { home }) => sum + home, 0),
    lost: counts.reduce((sum, { away }) => sum + away, 0),
  };
}

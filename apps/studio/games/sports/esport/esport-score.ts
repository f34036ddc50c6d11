import type { ScoreView, Side } from '../../../play-protocol/sports-protocol.ts';
import { nothing, oneMore, otherSide, sumOf } from '../sport/sides.ts';
import type { EsportTitle } from './titles.ts';

/** How a match stands. */
export interface EsportScore {
  /** Rounds of the maps that are over. */
  readonly maps: readonly ScoreView[];
  /** Of the map that is on. */
  readonly rounds: ScoreView;
  /** Who won the first round of each map. */
  readonly openers: readonly Side[];
  readonly winner: Side | null;
}

export const startScore: EsportScore = { maps: [], rounds: nothing, openers: [], winner: null };

/** The score after a round. */
export function addRound(title: EsportTitle, score: EsportScore, side: Side): EsportScore {
  const isFirst = sumOf(score.rounds) === 0;
  const openers = isFirst ? [...score.openers, side] : score.openers;
  const rounds = oneMore(score.rounds, side);
  if (!isMapWon(title, rounds, side)) return { ...score, rounds, openers };
  const maps = [...score.maps, rounds];
  const isMatch = mapsOf(maps)[side] === title.mapsToWin;
  return { maps, rounds: nothing, openers, winner: isMatch ? side : null };
}

export function isMapWon({ roundsToWin, ahead }: EsportTitle, rounds: ScoreView, side: Side): boolean {
  return rounds[side] >= roundsToWin && rounds[side] - rounds[otherSide(side)] >= ahead;
}

/** Both are one short of the map, and it takes two. */
export function isOvertime({ roundsToWin, ahead }: EsportTitle, { home, away }: ScoreView): boolean {
  return ahead === 2 && Math.min(home, away) >= roundsToWin - 1;
}

export function mapsOf(maps: readonly ScoreView[]): ScoreView {
  const home = maps.filter((map) => map.home > map.away).length;
  return { home, away: maps.length - home };
}

/** So many maps are played, whatever comes. */
export function certainMaps(mapsToWin: number, maps: readonly ScoreView[]): number {
  const { home, away } = mapsOf(maps);
  return maps.length + mapsToWin - Math.max(home, away);
}

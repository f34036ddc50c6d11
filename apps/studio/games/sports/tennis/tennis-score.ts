import type { ScoreView, Side } from '../../../play-protocol/sports-protocol.ts';
import { nothing, oneMore, otherSide, sumOf } from '../sport/sides.ts';

/** A set's games, and the points of its tie-break where there was one. */
export interface SetScore extends ScoreView {
  readonly tieBreak: ScoreView | null;
}

/** How a match stands: best of three sets, each to six games with two ahead, a tie-break at six all. */
export interface TennisScore {
  /** Those that are over. */
  readonly sets: readonly SetScore[];
  /** Of the set that is on. */
  readonly games: ScoreView;
  /** Of the game that is on, one by one: 3 is "40". */
  readonly points: ScoreView;
  /** Who serves the first game of the set that is on. */
  readonly firstServer: Side;
  readonly winner: Side | null;
}

export function startScore(firstServer: Side): TennisScore {
  return { sets: [], games: nothing, points: nothing, firstServer, winner: null };
}

export const gamesToTieBreak = 6;
const pointsOfTieBreak = 7;
const pointsOfGame = 4;
const setsToWin = 2;

export function isTieBreak({ games }: Pick<TennisScore, 'games'>): boolean {
  return games.home === gamesToTieBreak && games.away === gamesToTieBreak;
}

/** Who serves the next point: games in turn; in a tie-break one point, then two each. */
export function serverOf(score: Pick<TennisScore, 'games' | 'points' | 'firstServer'>): Side {
  const { games, points, firstServer } = score;
  const turn = isTieBreak(score) ? Math.floor((sumOf(points) + 1) / 2) : sumOf(games);
  return turn % 2 === 0 ? firstServer : otherSide(firstServer);
}

/** The score after a point. */
export function addPoint(score: TennisScore, side: Side): TennisScore {
  const points = oneMore(score.points, side);
  const least = isTieBreak(score) ? pointsOfTieBreak : pointsOfGame;
  if (!isWon(points, side, least)) return { ...score, points };
  return addGame({ ...score, points }, side);
}

/** The game is won with the points as they are. */
function addGame(score: TennisScore, side: Side): TennisScore {
  const games = oneMore(score.games, side);
  const isSet = isTieBreak(score) || isWon(games, side, gamesToTieBreak);
  if (!isSet) return { ...score, games, points: nothing };
  const sets = [...score.sets, { ...games, tieBreak: isTieBreak(score) ? score.points : null }];
  const isMatch = setsOf(sets)[side] === setsToWin;
  return {
    ...{ sets, games: nothing, points: nothing },
    firstServer: nextFirstServer(score.firstServer, games),
    winner: isMatch ? side : null,
  };
}

/** Service goes on in turn from set to set; a tie-break counts as a game of who served its first point. */
export function nextFirstServer(firstServer: Side, games: ScoreView): Side {
  return sumOf(games) % 2 === 0 ? firstServer : otherSide(firstServer);
}

export function setsOf(sets: readonly ScoreView[]): ScoreView {
  const home = sets.filter((set) => set.home > set.away).length;
  return { home, away: sets.length - home };
}

function isWon(count: ScoreView, side: Side, least: number): boolean {
  return count[side] >= least && count[side] - count[otherSide(side)] >= 2;
}

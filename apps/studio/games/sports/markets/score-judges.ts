import type { Score } from '../football/tally.ts';
import { type LegResult, resultOfQuarters, wonIf } from './leg-result.ts';

/** What decides a market from the count of a period. Each is a function of outcome, count and line alone. */
export type ScoreJudge = (outcome: string, score: Score, line: number) => LegResult;

export function winnerOf({ home, away }: Score): 'home' | 'draw' | 'away' {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

export const judgeResult: ScoreJudge = (outcome, score) => wonIf(winnerOf(score) === outcome);

/** `home_draw` wins with either of its two. */
export const judgeDoubleChance: ScoreJudge = (outcome, score) =>
  wonIf(outcome.split('_').includes(winnerOf(score)));

export const judgeDrawNoBet: ScoreJudge = (outcome, score) => {
  const winner = winnerOf(score);
  return winner === 'draw' ? 'void' : wonIf(winner === outcome);
};

/** `line` is what the home side is given, in quarters. */
export const judgeHandicap: ScoreJudge = (outcome, { home, away }, line) => {
  const homeQuarters = (home - away) * 4 + line;
  return resultOfQuarters(outcome === 'home' ? homeQuarters : -homeQuarters);
};

const judgeCount = (outcome: string, count: number, line: number): LegResult => {
  const overQuarters = count * 4 - line;
  return resultOfQuarters(outcome === 'over' ? overQuarters : -overQuarters);
};
export const judgeTotal: ScoreJudge = (outcome, { home, away }, line) =>
  judgeCount(outcome, home + away, line);
export const judgeHomeTotal: ScoreJudge = (outcome, { home }, line) => judgeCount(outcome, home, line);
export const judgeAwayTotal: ScoreJudge = (outcome, { away }, line) => judgeCount(outcome, away, line);

export const judgeBothScore: ScoreJudge = (outcome, { home, away }) =>
  wonIf((home > 0 && away > 0) === (outcome === 'yes'));
export const judgeHomeCleanSheet: ScoreJudge = (outcome, { away }) =>
  wonIf((away === 0) === (outcome === 'yes'));
export const judgeAwayCleanSheet: ScoreJudge = (outcome, { home }) =>
  wonIf((home === 0) === (outcome === 'yes'));
export const judgeHomeWinToNil: ScoreJudge = (outcome, { home, away }) =>
  wonIf((home > 0 && away === 0) === (outcome === 'yes'));
export const judgeAwayWinToNil: ScoreJudge = (outcome, { home, away }) =>
  wonIf((away > 0 && home === 0) === (outcome === 'yes'));

export const judgeOddEven: ScoreJudge = (outcome, { home, away }) =>
  wonIf((home + away) % 2 === (outcome === 'odd' ? 1 : 0));

/** "2:1", or `other` for whatever has none of its own. */
export function judgeCorrectScore(highest: number): ScoreJudge {
  return (outcome, { home, away }) =>
    outcome === 'other' ? wonIf(home > highest || away > highest) : wonIf(outcome === `${home}:${away}`);
}

/** "0" … "5+". */
export function judgeExactCount(highest: number): ScoreJudge {
  return (outcome, { home, away }) => {
    const count = home + away;
    return wonIf(outcome === (count >= highest ? `${highest}+` : String(count)));
  };
}

/** `home_1`, `home_2`, `home_3+`, the same of the other side, `draw`. */
export const judgeWinningMargin: ScoreJudge = (outcome, score) => {
  const winner = winnerOf(score);
  if (winner === 'draw') return wonIf(outcome === 'draw');
  const lead = Math.abs(score.home - score.away);
  return wonIf(outcome === `${winner}_${lead >= 3 ? '3+' : lead}`);
};

/** Three ways, with whole goals given to the home side: `line` in quarters is a multiple of four. */
export const judgeThreeWayHandicap: ScoreJudge = (outcome, { home, away }, line) =>
  wonIf(winnerOf({ home: home + line / 4, away }) === outcome);

import type { Grid, Outlook } from '../football/outlook.ts';
import type { Score } from '../football/tally.ts';
import { resultOfQuarters } from './leg-result.ts';

/** The line at which both sides are the likeliest to be even comes first, then its neighbours by quarters. */
const neighbours = [0, -1, 1, -2, 2] as const;

/** Lines of "over", in quarters: none at or below nothing. */
export function totalLines(grid: Grid, countOf: (score: Score) => number): readonly number[] {
  const main = evenLine(1, 4 * 30, (line) => shareFor(grid, (score) => countOf(score) * 4 - line));
  // a match's sum that is certain has no line: nobody would take the other side
  return neighbours.map((step) => main + step).filter((line) => line >= 1);
}

/** What the home side is given, in quarters. */
export function handicapLines(grid: Grid): readonly number[] {
  const main = evenLine(
    -4 * 20,
    4 * 20,
    (line) => 1 - shareFor(grid, ({ home, away }) => (home - away) * 4 + line),
  );
  return neighbours.map((step) => main + step);
}

/** Whole goals, about the middle: no line of none, which is the plain result. */
export function threeWayLines(outlook: Outlook): readonly number[] {
  const [main = 0] = handicapLines(outlook.grid('goals', 'full'));
  const middle = Math.round(main / 4) * 4;
  return [-4, 4, middle - 4, middle + 4].filter((line, at, all) => line !== 0 && all.indexOf(line) === at);
}

/** The chance of winning among what is not returned. */
function shareFor(grid: Grid, quartersOf: (score: Score) => number): number {
  let [won, lost] = [0, 0];
  for (const score of grid) {
    const result = resultOfQuarters(quartersOf(score));
    if (result === 'won') won += score.chance;
    else if (result === 'half_won') won += score.chance / 2;
    else if (result === 'half_lost') lost += score.chance / 2;
    else if (result === 'lost') lost += score.chance;
  }
  return won + lost === 0 ? 0.5 : won / (won + lost);
}

/** `shareAt` falls as the line rises; the line where it is nearest to a half. */
function evenLine(lowest: number, highest: number, shareAt: (line: number) => number): number {
  let [low, high] = [lowest, highest];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (shareAt(middle) > 0.5) low = middle + 1;
    else high = middle;
  }
  const before = Math.max(lowest, low - 1);
  return Math.abs(shareAt(before) - 0.5) < Math.abs(shareAt(low) - 0.5) ? before : low;
}

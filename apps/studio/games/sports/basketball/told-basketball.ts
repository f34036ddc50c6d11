import type { BasketballFigures, ClockView, ScoreView } from '../../../play-protocol/sports-protocol.ts';
import { totalOf } from '../sport/sides.ts';
import type { BasketballToldTally, ToldTally } from '../sport/told-tally.ts';
import { labelAt, nameOfPeriod } from './basketball-clock.ts';
import { type BasketballTally, ballNow, emptyBasketball } from './tally.ts';

/** The count in the words of the feed. */
export function tellBasketball({
  score,
  threes,
  freeThrows,
  turnovers,
}: BasketballTally): BasketballToldTally {
  return {
    ...{ periods: [...score.periods], ball: ballNow(score) },
    ...{ is_resting: score.isResting, is_over: score.isOver },
    ...{ threes, free_throws: freeThrows, turnovers },
  };
}

export const emptyBasketballTally: BasketballToldTally = tellBasketball(emptyBasketball);

export function basketballScore(told: ToldTally): ScoreView {
  return totalOf(readTally(told).periods);
}

/** The period that is on or was before the rest; the first one is no news. */
export function basketballNews(told: ToldTally): string | null {
  const { periods } = readTally(told);
  return periods.length > 1 ? nameOfPeriod(periods.length - 1) : null;
}

export function basketballFigures(told: ToldTally): BasketballFigures {
  const { periods, ball, is_resting, threes, free_throws, turnovers } = readTally(told);
  return { sport: 'basketball', periods, ball, is_resting, threes, free_throws, turnovers };
}

export function basketballClock(told: ToldTally, clockMs: number): Omit<ClockView, 'at'> {
  const { is_over: isOver } = readTally(told);
  return { period: isOver ? 'over' : 'quarter', ms: clockMs, label: labelAt(clockMs) };
}

function readTally(told: ToldTally): BasketballToldTally {
  if ('periods' in told) return told;
  throw new TypeError('that is no count of basketball');
}

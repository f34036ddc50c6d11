import type { MarketView, SportId } from '../../../play-protocol/sports-protocol.ts';
import { isOutright } from '../outright/outright-markets.ts';

export const leastParts = 2;
export const mostParts = 6;
/** Builders on one slip: each has its price worked out. */
export const mostBuilders = 3;

/** Sports whose model knows what several things together are worth. */
const builtSports: ReadonlySet<SportId> = new Set(['football', 'tennis', 'esport']);

export function canBuild(sport: SportId): boolean {
  return builtSports.has(sport);
}

/** Whether a market may be a part of a builder: each of its outcomes is won or lost, and never comes back. */
export function canCombine(
  sport: SportId,
  { code, line, line_kind: lineKind }: Pick<MarketView, 'code' | 'line' | 'line_kind'>,
): boolean {
  if (!canBuild(sport) || code === 'draw_no_bet' || isOutright(code)) return false;
  if (lineKind !== 'quarters' || code === 'three_way_handicap') return true;
  // halves alone: a whole line may be just met, a quarter is two bets
  return Math.abs(line % 4) === 2;
}

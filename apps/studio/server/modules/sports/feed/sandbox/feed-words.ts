import { isDeadHeat, type LegResult, readDeadHeat } from '#games/sports/markets/leg-result.ts';
import type { FeedMessage, Said } from '../sports-feed.ts';

type SaidOutcome = Said<
  Extract<FeedMessage, { kind: 'bet_settlement' }>
>['markets'][number]['outcomes'][number];

/** How an outcome ended, as a feed says it. */
export function inWordsOfFeed(outcome: string, result: LegResult): SaidOutcome {
  if (isDeadHeat(result)) {
    const { places, tied } = readDeadHeat(result);
    return [outcome, 1, 0, [places, tied]];
  }
  if (result === 'void') return [outcome, 0, 1];
  const isWon = result === 'won' || result === 'half_won';
  const isHalf = result === 'half_won' || result === 'half_lost';
  return [outcome, isWon ? 1 : 0, isHalf ? 0.5 : 0];
}

/** A price is told anew once it has moved by so much: small steps would only have bets refused. */
const toldFromPerMille = 15;

export function haveMoved(told: readonly number[], prices: readonly number[]): boolean {
  return told.length !== prices.length || told.some((price, at) => !isNear(price, prices[at] ?? 0));
}

function isNear(told: number, price: number): boolean {
  if (told === 0 || price === 0) return told === price;
  return Math.abs(price - told) * 1_000 <= told * toldFromPerMille;
}

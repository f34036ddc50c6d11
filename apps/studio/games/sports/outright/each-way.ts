import type { OutcomeChance } from '../markets/market-chances.ts';
import { worthPpm } from '../markets/price.ts';
import type { EachWayTerms } from './outright-markets.ts';

/** A kind of ticket beside `single` and the others: one selection, a stake on the win and the same on a place. */
export const eachWayKind = 'each_way';

/** The price of the place half, thousandths, rounded down once: 9.00 is 3.00 at a quarter of the odds. */
export function placePriceOf(winPrice: number, { part }: EachWayTerms): number {
  return winPrice <= 1_000 ? 0 : 1_000 + Math.floor((winPrice - 1_000) / part);
}

/**
 * The place half as it is on offer; 0 where it is not. Its price follows from the winner's: for a club that is sure of a
 * place it would be worth more than it costs, and then there is none.
 */
export function offeredPlacePrice(
  winPrice: number,
  terms: EachWayTerms,
  placed: Omit<OutcomeChance, 'outcome'>,
): number {
  const price = placePriceOf(winPrice, terms);
  const isFair = placed.wonPpm > 0 && worthPpm(placed, price) < 1_000_000n;
  return isFair ? price : 0;
}

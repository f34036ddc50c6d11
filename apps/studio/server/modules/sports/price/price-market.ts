import { findMarket } from '#games/sports/sport/sports.ts';
import { priceOf } from '#games/sports/markets/price.ts';
import { shiftChances } from '#games/sports/markets/shift-chances.ts';
import type { PricedOutcomes } from '../market/market.tables.ts';

/** What a trader has set for a market. */
export interface DeskPrice {
  /** Null: as its kind has it. */
  readonly marginBp: number | null;
  readonly shift: { readonly outcome: string; readonly bp: number } | null;
}

/**
 * The book's own prices: from the feed's chances as the desk sees them, less what the house keeps. However the desk shifts,
 * no price is above the one at which the house keeps nothing: what is sold is never worth more than it costs.
 */
export function priceMarket(
  code: string,
  outcomes: readonly (readonly [outcome: string, wonPpm: number, returnedPpm: number])[],
  desk?: DeskPrice,
): PricedOutcomes {
  const row = findMarket(code);
  const told = outcomes.map(([outcome, wonPpm, returnedPpm]) => ({ outcome, wonPpm, returnedPpm }));
  const seen = desk?.shift ? shiftChances(told, desk.shift) : told;
  return Object.fromEntries(
    told.map((chance, place) => {
      const price = row ? priceOf(seen[place] ?? chance, desk?.marginBp ?? row.marginBp) : 0;
      const most = desk?.shift ? priceOf(chance, 0) : price;
      return [chance.outcome, [Math.min(price, most), chance.wonPpm, chance.returnedPpm]];
    }),
  );
}

import type { OfferedMarket } from '../sport/sport.ts';
import type { OutcomeChance } from './market-chances.ts';
import type { MarketHead } from './market-head.ts';

/** Every market with its lines, the one that is shown first marked; what is decided is not on offer. */
export function offerOf<Market extends MarketHead>(
  markets: readonly Market[],
  {
    linesOf,
    isDecided,
    chancesOf,
  }: {
    linesOf(market: Market): readonly number[];
    isDecided(market: Market, line: number): boolean;
    chancesOf(market: Market, line: number): readonly OutcomeChance[];
  },
): OfferedMarket[] {
  return markets.flatMap((market) =>
    linesOf(market).flatMap((line, place) =>
      isDecided(market, line)
        ? []
        : [{ code: market.code, line, isMain: place === 0, chances: chancesOf(market, line) }],
    ),
  );
}

import { chanceOf, type OutcomeChance } from '../markets/market-chances.ts';
import { type MarketResults, type MatchEnd, settleOutcomes } from '../markets/settle-market.ts';
import type { EsportMarket } from './esport-markets.ts';
import type { EsportScore } from './esport-score.ts';
import type { EsportCount, EsportOutlook } from './outlook.ts';
import type { EsportTitle } from './titles.ts';

/** How a market is settled; null as long as it is not decided. What is decided stands whatever comes after. */
export function settleEsport(
  market: EsportMarket,
  line: number,
  { count, end }: { readonly count: EsportCount; readonly end: MatchEnd | null },
): MarketResults | null {
  return settleOutcomes(market.outcomes(line), end, (outcome) => market.judge(outcome, count, line));
}

export function countOf(
  { mapsToWin }: EsportTitle,
  { maps, rounds, openers, winner }: EsportScore,
): EsportCount {
  return { maps, rounds, openers, mapsToWin, isOver: winner !== null };
}

/** What a stake on each outcome is worth, by adding up whatever may come. */
export function esportChances(market: EsportMarket, line: number, outlook: EsportOutlook): OutcomeChance[] {
  const ends = market.ends(outlook, line);
  return market.outcomes(line).map((outcome) => {
    let won = 0;
    // lines are halves: a stake is won or lost
    for (const end of ends) if (market.judge(outcome, end, line) === 'won') won += end.chance;
    return chanceOf(outcome, won, 0);
  });
}

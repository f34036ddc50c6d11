import { chanceOf, type OutcomeChance } from '../markets/market-chances.ts';
import { type MarketResults, type MatchEnd, settleOutcomes } from '../markets/settle-market.ts';
import type { LegResult } from '../markets/leg-result.ts';
import type { BasketballMarket } from './basketball-markets.ts';
import { type BasketballOutlook, readFigure } from './outlook.ts';
import { type BasketballScore, type BasketballTally, isPartOver, scoreOfPart } from './tally.ts';

/** How a market is settled; null as long as it is not decided. What is decided stands whatever comes after. */
export function settleBasketball(
  market: BasketballMarket,
  line: number,
  { tally, end }: { readonly tally: BasketballTally; readonly end: MatchEnd | null },
): MarketResults | null {
  return settleOutcomes(market.outcomes(line), end, (outcome) =>
    judgeOne(market, line, outcome, tally.score),
  );
}

export function judgeOne(
  market: BasketballMarket,
  line: number,
  outcome: string,
  score: BasketballScore,
): LegResult | null {
  if (market.by === 'race') return market.judge(outcome, score.firsts, line, isPartOver(score, 'regulation'));
  const figure = readFigure(scoreOfPart(score, market.part), market.figure);
  return market.judge(outcome, figure, line, isPartOver(score, market.part));
}

/** What a stake on each outcome is worth, by adding up whatever may come. */
export function basketballChances(
  market: BasketballMarket,
  line: number,
  outlook: BasketballOutlook,
): OutcomeChance[] {
  if (market.by === 'race') {
    const race = outlook.race(line);
    return (['home', 'away'] as const).map((side) => chanceOf(side, race[side], 1 - race.home - race.away));
  }
  const { least, chances } = outlook.spread(market.part, market.figure);
  return market.outcomes(line).map((outcome) => {
    let won = 0;
    // lines are halves: a stake is won or lost
    for (let place = 0; place < chances.length; place += 1)
      if (market.judge(outcome, least + place, line, true) === 'won') won += chances[place]!;
    return chanceOf(outcome, won, 0);
  });
}

import type { OutcomeChance } from '../markets/market-chances.ts';
import { chanceOf } from '../markets/market-chances.ts';
import { type MarketResults, type MatchEnd, settleOutcomes } from '../markets/settle-market.ts';
import type { TennisCount, TennisOutlook } from './outlook.ts';
import type { TennisTally } from './tally.ts';
import type { TennisMarket } from './tennis-markets.ts';

/** How a market is settled; null as long as it is not decided. What is decided stands whatever comes after. */
export function settleTennis(
  market: TennisMarket,
  line: number,
  { tally, end }: { readonly tally: TennisTally; readonly end: MatchEnd | null },
): MarketResults | null {
  const count = countOf(tally);
  return settleOutcomes(market.outcomes(line), end, (outcome) => market.judge(outcome, count, line));
}

export function countOf({ score }: Pick<TennisTally, 'score'>): TennisCount {
  if (!score) return { sets: [], games: { home: 0, away: 0 }, isOver: false };
  return { sets: score.sets, games: score.games, isOver: score.winner !== null };
}

/** What a stake on each outcome is worth, by adding up whatever may come. */
export function tennisChances(
  { outcomes, judge }: TennisMarket,
  line: number,
  { counts }: TennisOutlook,
): OutcomeChance[] {
  return outcomes(line).map((outcome) => {
    let won = 0;
    // lines are halves: a stake is won or lost
    for (const count of counts) if (judge(outcome, count, line) === 'won') won += count.chance;
    return chanceOf(outcome, won, 0);
  });
}

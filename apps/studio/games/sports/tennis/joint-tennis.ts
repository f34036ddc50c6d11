import { atLeast, type JointChances, type MatchPart } from '../builder/joint-chances.ts';
import { outlookOf } from './outlook.ts';
import type { Players } from './play-tennis.ts';
import type { TennisTally } from './tally.ts';
import { findTennisMarket } from './tennis-markets.ts';

/** What several selections of a match are worth together, exactly: over every way in which it may end. */
export function tennisJoint(players: Players, tally: TennisTally, parts: readonly MatchPart[]): JointChances {
  const chances = new Float64Array(1 << parts.length);
  const judges = parts.map(({ code, line, outcome }) => {
    const market = findTennisMarket(code);
    if (!market) throw new Error(`there is no market of tennis ${code}`);
    return (count: Parameters<typeof market.judge>[1]) => market.judge(outcome, count, line) === 'won';
  });
  for (const count of outlookOf(players, tally).counts) {
    const set = judges.reduce((won, isWon, place) => (isWon(count) ? won | (1 << place) : won), 0);
    chances[set]! += count.chance;
  }
  return atLeast(chances);
}

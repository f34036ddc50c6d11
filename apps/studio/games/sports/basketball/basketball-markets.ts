import type { LegResult } from '../markets/leg-result.ts';
import { evenCount } from '../markets/even-count.ts';
import { type MarketGroup, type MarketHead, noLine } from '../markets/market-head.ts';
import * as judge from './basketball-judges.ts';
import type { BasketballOutlook, Figure } from './outlook.ts';
import { type BasketballScore, type Part, raceGoals } from './tally.ts';

/** What is settled by one figure of a part of the match. */
interface ByFigure {
  readonly by: 'figure';
  readonly part: Part;
  readonly figure: Figure;
  readonly judge: judge.FigureJudge;
}
/** What is settled by who first has so many points. */
interface ByRace {
  readonly by: 'race';
  judge(outcome: string, firsts: BasketballScore['firsts'], line: number, isOver: boolean): LegResult | null;
}

/** A market of basketball. */
export type BasketballMarket = MarketHead & {
  /** Those on offer, the one that is shown first at the first place. */
  lines(outlook: BasketballOutlook): readonly number[];
} & (ByFigure | ByRace);

const twoSides = ['home', 'away'] as const;
const threeWays = ['home', 'draw', 'away'] as const;
const overUnder = ['over', 'under'] as const;

/** Every market of a basketball match, one row each. */
export const basketballMarkets: readonly BasketballMarket[] = [
  plain('game_winner', 'main', 450, twoSides, ['match', 'lead', judge.judgeLeader]),
  handicap('points_handicap', 'main', 'match', 5),
  total('points_total', 'main', 450, ['match', 'sum', judge.judgeTotal], 5),
  plain('overtime', 'main', 700, ['yes', 'no'], ['regulation', 'lead', judge.judgeOvertime]),
  total('home_points_total', 'points', 500, ['match', 'home', judge.judgeTotal], 3),
  total('away_points_total', 'points', 500, ['match', 'away', judge.judgeTotal], 3),
  plain('winning_points', 'points', 900, judge.leadBands, ['match', 'lead', judge.judgeLeadBand]),
  plain('points_odd_even', 'points', 500, ['odd', 'even'], ['match', 'sum', judge.judgeOddEven]),
  {
    ...{ by: 'race', code: 'race_to_points', group: 'points', marginBp: 600, lineKind: 'count' },
    outcomes: () => twoSides,
    lines: () => raceGoals,
    judge: judge.judgeRace,
  },
  plain('half1_result', 'halves', 600, threeWays, ['half1', 'lead', judge.judgeLeader]),
  handicap('half1_points_handicap', 'halves', 'half1', 3),
  total('half1_points_total', 'halves', 500, ['half1', 'sum', judge.judgeTotal], 3),
  ...([1, 2, 3, 4] as const).flatMap((quarter): BasketballMarket[] => [
    plain(`quarter${quarter}_result`, 'quarters', 650, threeWays, [
      `quarter${quarter}`,
      'lead',
      judge.judgeLeader,
    ]),
    total(
      `quarter${quarter}_points_total`,
      'quarters',
      550,
      [`quarter${quarter}`, 'sum', judge.judgeTotal],
      3,
    ),
  ]),
];

const marketByCode = new Map(basketballMarkets.map((market) => [market.code, market]));

export function findBasketballMarket(code: string): BasketballMarket | undefined {
  return marketByCode.get(code);
}

type Judged = readonly [part: Part, figure: Figure, judge: judge.FigureJudge];

function plain(
  code: string,
  group: MarketGroup,
  marginBp: number,
  outcomes: readonly string[],
  [part, figure, judgeOne]: Judged,
): BasketballMarket {
  return {
    ...{ by: 'figure', code, group, marginBp, lineKind: 'none', part, figure, judge: judgeOne },
    outcomes: () => outcomes,
    lines: () => [noLine],
  };
}

function total(
  code: string,
  group: MarketGroup,
  marginBp: number,
  judged: Judged,
  count: number,
): BasketballMarket {
  const [part, figure] = judged;
  return {
    ...plain(code, group, marginBp, overUnder, judged),
    lineKind: 'quarters',
    lines: (outlook) => halvesAbout(evenOf(outlook, part, figure), count).filter((line) => line > 0),
  };
}

/** What the home side is given, in quarters: the opposite of its even lead. */
function handicap(code: string, group: MarketGroup, part: Part, count: number): BasketballMarket {
  return {
    ...plain(code, group, 450, twoSides, [part, 'lead', judge.judgeLead]),
    lineKind: 'quarters',
    lines: (outlook) => halvesAbout(evenOf(outlook, part, 'lead'), count).map((line) => -line),
  };
}

/** By two points, so that a match has not a market for every point that it may come to. */
const step = 2;
const neighbours = [0, -step, step, -2 * step, 2 * step] as const;

/** Half points alone, in quarters: nobody gets a stake back for a count that is just met. */
function halvesAbout(even: number, count: number): number[] {
  const main = Math.round(even / step) * step;
  return neighbours.slice(0, count).map((away) => (main + away) * 4 + 2);
}

function evenOf(outlook: BasketballOutlook, part: Part, figure: Figure): number {
  const { least, chances } = outlook.spread(part, figure);
  return evenCount(new Map(chances.map((chance, place) => [least + place, chance])));
}

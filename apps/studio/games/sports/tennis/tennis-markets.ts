import { evenCount } from '../markets/even-count.ts';
import type { MarketGroup, MarketHead } from '../markets/market-head.ts';
import { noLine } from '../markets/market-head.ts';
import { sumOf } from '../sport/sides.ts';
import { setScores, type TennisOutlook } from './outlook.ts';
import * as judge from './tennis-judges.ts';

export interface TennisMarket extends MarketHead {
  judge: judge.TennisJudge;
  /** Those on offer, the one that is shown first at the first place. */
  lines(outlook: TennisOutlook): readonly number[];
}

const twoSides = ['home', 'away'] as const;
const overUnder = ['over', 'under'] as const;
const yesNo = ['yes', 'no'] as const;
const setBetting = ['2:0', '2:1', '1:2', '0:2'] as const;
const gamesOfSet = setScores
  .map(({ home, away }) => `${home}:${away}`)
  .toSorted((a, b) => Number(a[0]! < a[2]!) - Number(b[0]! < b[2]!));

/** Two sets and a half. */
const setsLine = 10;

/** Every market of a tennis match, one row each. */
export const tennisMarkets: readonly TennisMarket[] = [
  plain('match_winner', 'main', 450, twoSides, judge.judgeMatch),
  lined('games_handicap', 'main', 450, twoSides, judge.judgeGamesHandicap, handicapLines),
  lined('games_total', 'main', 450, overUnder, judge.judgeGamesTotal, (outlook) =>
    totalLines(outlook, (sets) => sets.reduce((sum, set) => sum + sumOf(set), 0)),
  ),
  lined('sets_total', 'main', 500, overUnder, judge.judgeSetsTotal, () => [setsLine]),
  plain('set_score', 'sets', 800, setBetting, judge.judgeSetScore),
  plain('set1_winner', 'sets', 500, twoSides, judge.judgeSetWinner(1)),
  plain('set2_winner', 'sets', 500, twoSides, judge.judgeSetWinner(2)),
  plain('tie_break', 'sets', 600, yesNo, judge.judgeTieBreak),
  lined('set1_total', 'games', 550, overUnder, judge.judgeTotalOfSet(1), (outlook) =>
    totalLines(outlook, ([first]) => (first ? sumOf(first) : 0)).slice(0, 3),
  ),
  lined('set2_total', 'games', 550, overUnder, judge.judgeTotalOfSet(2), (outlook) =>
    totalLines(outlook, ([, second]) => (second ? sumOf(second) : 0)).slice(0, 3),
  ),
  plain('set1_score', 'games', 1_200, gamesOfSet, judge.judgeGamesOfSet(1)),
  plain('set2_score', 'games', 1_200, gamesOfSet, judge.judgeGamesOfSet(2)),
];

const marketByCode = new Map(tennisMarkets.map((market) => [market.code, market]));

export function findTennisMarket(code: string): TennisMarket | undefined {
  return marketByCode.get(code);
}

function plain(
  code: string,
  group: MarketGroup,
  marginBp: number,
  outcomes: readonly string[],
  judgeOne: judge.TennisJudge,
): TennisMarket {
  return {
    ...{ code, group, marginBp, lineKind: 'none', judge: judgeOne },
    outcomes: () => outcomes,
    lines: () => [noLine],
  };
}

function lined(
  code: string,
  group: MarketGroup,
  marginBp: number,
  outcomes: readonly string[],
  judgeOne: judge.TennisJudge,
  lines: TennisMarket['lines'],
): TennisMarket {
  return { ...plain(code, group, marginBp, outcomes, judgeOne), lineKind: 'quarters', lines };
}

type Sets = TennisOutlook['counts'][number]['sets'];

/** Whole games beside the line at which both sides are the likeliest to be even. */
const neighbours = [0, -1, 1, -2, 2] as const;

/** Half games alone: nobody gets a stake back for a count that is just met. */
function totalLines(outlook: TennisOutlook, countOf: (sets: Sets) => number): readonly number[] {
  const main = evenOf(outlook, countOf);
  return neighbours.map((step) => (main + step) * 4 + 2).filter((line) => line > 0);
}

/** What the home side is given, in quarters: the opposite of its even lead. */
function handicapLines(outlook: TennisOutlook): readonly number[] {
  const main = evenOf(outlook, (sets) => sets.reduce((sum, { home, away }) => sum + home - away, 0));
  return neighbours.map((step) => -((main + step) * 4 + 2));
}

/** What is exceeded about as often as not. */
function evenOf({ counts }: TennisOutlook, countOf: (sets: Sets) => number): number {
  const chances = new Map<number, number>();
  for (const { sets, chance } of counts) {
    const count = countOf(sets);
    chances.set(count, (chances.get(count) ?? 0) + chance);
  }
  return evenCount(chances);
}

import type { Outlook } from '../football/outlook.ts';
import { type Period, scoreOf, type Stat } from '../football/tally.ts';
import { wonIf } from './leg-result.ts';
import { handicapLines, threeWayLines, totalLines } from './lines.ts';
import { type MarketGroup, noLine } from './market-head.ts';
import type { MarketRow } from './market-row.ts';
import * as judge from './score-judges.ts';

const threeWays = ['home', 'draw', 'away'] as const;
const twoSides = ['home', 'away'] as const;
const overUnder = ['over', 'under'] as const;
const yesNo = ['yes', 'no'] as const;
const oddEven = ['odd', 'even'] as const;
const doubleChances = ['home_draw', 'home_away', 'draw_away'] as const;
const scoresUpTo = (highest: number): readonly string[] => [
  ...Array.from({ length: (highest + 1) ** 2 }, (_, place) => {
    const home = Math.floor(place / (highest + 1));
    return `${home}:${place % (highest + 1)}`;
  }),
  'other',
];
const countsUpTo = (highest: number): readonly string[] =>
  Array.from({ length: highest + 1 }, (_, count) => (count === highest ? `${count}+` : String(count)));

/** Every market of a football match, one row each. */
export const footballMarkets: readonly MarketRow[] = [
  plain('result', 'main', 500, threeWays, judge.judgeResult),
  plain('double_chance', 'main', 600, doubleChances, judge.judgeDoubleChance),
  plain('draw_no_bet', 'main', 450, twoSides, judge.judgeDrawNoBet),
  handicap('handicap', 'main', 300, 'goals', 'full'),
  total('total', 'main', 350, 'goals', 'full'),
  plain('both_score', 'main', 500, yesNo, judge.judgeBothScore),
  ordered('next_goal', 'main', 700, {
    lineKind: 'count',
    outcomes: () => ['home', 'none', 'away'],
    lines: ({ tally }) => [tally.scorers.length + 1],
    judge(outcome, scorers, line, isOver) {
      const scorer = scorers[line - 1];
      if (scorer) return wonIf(scorer === outcome);
      return isOver ? wonIf(outcome === 'none') : null;
    },
    chances: ({ nextGoal, tally }, line) => (line === tally.scorers.length + 1 ? nextGoal : {}),
  }),
  sided('home_total', 'goals', 500, judge.judgeHomeTotal, 'home', 'goals'),
  sided('away_total', 'goals', 500, judge.judgeAwayTotal, 'away', 'goals'),
  plain('correct_score', 'goals', 1_200, scoresUpTo(4), judge.judgeCorrectScore(4)),
  plain('exact_goals', 'goals', 900, countsUpTo(6), judge.judgeExactCount(6)),
  plain('winning_margin', 'goals', 900, winningMargins(), judge.judgeWinningMargin),
  {
    ...plain('three_way_handicap', 'goals', 600, threeWays, judge.judgeThreeWayHandicap),
    lineKind: 'quarters',
    lines: threeWayLines,
  },
  plain('odd_even', 'goals', 500, oddEven, judge.judgeOddEven),
  plain('home_clean_sheet', 'goals', 600, yesNo, judge.judgeHomeCleanSheet),
  plain('away_clean_sheet', 'goals', 600, yesNo, judge.judgeAwayCleanSheet),
  plain('home_win_to_nil', 'goals', 700, yesNo, judge.judgeHomeWinToNil),
  plain('away_win_to_nil', 'goals', 700, yesNo, judge.judgeAwayWinToNil),
  ordered('race_to', 'goals', 800, {
    lineKind: 'count',
    outcomes: () => ['home', 'none', 'away'],
    lines: (outlook) => [2, 3].filter((goals) => !isRaceOver(outlook, goals)),
    judge(outcome, scorers, line, isOver) {
      const winner = raceWinnerOf(scorers, line);
      if (winner) return wonIf(winner === outcome);
      return isOver ? wonIf(outcome === 'none') : null;
    },
    chances: (outlook, line) => (isRaceOver(outlook, line) ? {} : outlook.race(line)),
  }),
  ...halfRows('first'),
  ...halfRows('second'),
  halves('half_full', 1_000, halfFullOutcomes(), (outcome, first, second) => {
    const end = { home: first.home + second.home, away: first.away + second.away };
    return wonIf(outcome === `${judge.winnerOf(first)}/${judge.winnerOf(end)}`);
  }),
  halves('highest_half', 700, ['first', 'draw', 'second'], (outcome, first, second) => {
    const [one, two] = [first.home + first.away, second.home + second.away];
    return wonIf(outcome === (one === two ? 'draw' : one > two ? 'first' : 'second'));
  }),
  halves('home_both_halves', 800, yesNo, (outcome, first, second) =>
    wonIf((first.home > 0 && second.home > 0) === (outcome === 'yes')),
  ),
  halves('away_both_halves', 800, yesNo, (outcome, first, second) =>
    wonIf((first.away > 0 && second.away > 0) === (outcome === 'yes')),
  ),
  countRow('corners_result', 'corners', 700, threeWays, judge.judgeResult, ['corners', 'full']),
  handicap('corners_handicap', 'corners', 500, 'corners', 'full'),
  total('corners_total', 'corners', 500, 'corners', 'full'),
  total('corners_total_first', 'corners', 600, 'corners', 'first'),
  sided('corners_home_total', 'corners', 600, judge.judgeHomeTotal, 'home', 'corners'),
  sided('corners_away_total', 'corners', 600, judge.judgeAwayTotal, 'away', 'corners'),
  countRow('corners_odd_even', 'corners', 600, oddEven, judge.judgeOddEven, ['corners', 'full']),
  countRow('cards_result', 'cards', 700, threeWays, judge.judgeResult, ['cards', 'full']),
  handicap('cards_handicap', 'cards', 600, 'cards', 'full'),
  total('cards_total', 'cards', 600, 'cards', 'full'),
  total('cards_total_first', 'cards', 700, 'cards', 'first'),
  countRow('cards_odd_even', 'cards', 600, oddEven, judge.judgeOddEven, ['cards', 'full']),
];

const rowByCode = new Map(footballMarkets.map((row) => [row.code, row]));

export function findMarketRow(code: string): MarketRow | undefined {
  return rowByCode.get(code);
}

export function getMarketRow(code: string): MarketRow {
  const row = rowByCode.get(code);
  if (!row) throw new Error(`there is no market ${code}`);
  return row;
}

function halfRows(period: 'first' | 'second'): MarketRow[] {
  const goals = ['goals', period] as const;
  return [
    countRow(`${period}_result`, 'halves', 600, threeWays, judge.judgeResult, goals),
    countRow(`${period}_double_chance`, 'halves', 700, doubleChances, judge.judgeDoubleChance, goals),
    handicap(`${period}_handicap`, 'halves', 400, 'goals', period),
    total(`${period}_total`, 'halves', 450, 'goals', period),
    countRow(`${period}_both_score`, 'halves', 600, yesNo, judge.judgeBothScore, goals),
    countRow(`${period}_correct_score`, 'halves', 1_300, scoresUpTo(2), judge.judgeCorrectScore(2), goals),
    countRow(`${period}_odd_even`, 'halves', 600, oddEven, judge.judgeOddEven, goals),
  ];
}

function plain(
  code: string,
  group: MarketGroup,
  marginBp: number,
  outcomes: readonly string[],
  judgeOne: judge.ScoreJudge,
): MarketRow & { readonly by: 'score' } {
  return countRow(code, group, marginBp, outcomes, judgeOne, ['goals', 'full']);
}

function countRow(
  code: string,
  group: MarketGroup,
  marginBp: number,
  outcomes: readonly string[],
  judgeOne: judge.ScoreJudge,
  [stat, period]: readonly [Stat, Period],
): MarketRow & { readonly by: 'score' } {
  return {
    ...{ code, group, marginBp, stat, period, judge: judgeOne },
    by: 'score',
    lineKind: 'none',
    outcomes: () => outcomes,
    lines: () => [noLine],
  };
}

function handicap(code: string, group: MarketGroup, marginBp: number, stat: Stat, period: Period): MarketRow {
  return {
    ...countRow(code, group, marginBp, twoSides, judge.judgeHandicap, [stat, period]),
    lineKind: 'quarters',
    lines: (outlook) => handicapLines(outlook.grid(stat, period)),
  };
}

function total(code: string, group: MarketGroup, marginBp: number, stat: Stat, period: Period): MarketRow {
  return {
    ...countRow(code, group, marginBp, overUnder, judge.judgeTotal, [stat, period]),
    lineKind: 'quarters',
    lines: (outlook) => totalLines(outlook.grid(stat, period), ({ home, away }) => home + away),
  };
}

function sided(
  code: string,
  group: MarketGroup,
  marginBp: number,
  judgeOne: judge.ScoreJudge,
  side: 'home' | 'away',
  stat: Stat,
): MarketRow {
  return {
    ...countRow(code, group, marginBp, overUnder, judgeOne, [stat, 'full']),
    lineKind: 'quarters',
    lines: (outlook) => totalLines(outlook.grid(stat, 'full'), (score) => score[side]).slice(0, 3),
  };
}

function halves(
  code: string,
  marginBp: number,
  outcomes: readonly string[],
  judgeOne: Extract<MarketRow, { by: 'halves' }>['judge'],
): MarketRow {
  return {
    ...{ code, marginBp, by: 'halves', group: 'halves', lineKind: 'none', judge: judgeOne },
    outcomes: () => outcomes,
    lines: () => [noLine],
  };
}

function ordered(
  code: string,
  group: MarketGroup,
  marginBp: number,
  row: Pick<Extract<MarketRow, { by: 'order' }>, 'lineKind' | 'outcomes' | 'lines' | 'judge' | 'chances'>,
): MarketRow {
  return { code, group, marginBp, by: 'order', ...row };
}

function halfFullOutcomes(): readonly string[] {
  return threeWays.flatMap((half) => threeWays.map((full) => `${half}/${full}`));
}

function winningMargins(): readonly string[] {
  const of = (side: string): string[] => ['1', '2', '3+'].map((lead) => `${side}_${lead}`);
  return [...of('home'), 'draw', ...of('away')];
}

function raceWinnerOf(scorers: readonly string[], goals: number): string | undefined {
  const counts = { home: 0, away: 0 };
  return scorers.find((side) => (counts[side as 'home' | 'away'] += 1) === goals);
}

function isRaceOver({ tally }: Outlook, goals: number): boolean {
  const { home, away } = scoreOf(tally, 'goals', 'full');
  return home >= goals || away >= goals;
}

import type { Side } from '../../../play-protocol/sports-protocol.ts';
import { judgeCount } from '../markets/judge-count.ts';
import { type LegResult, resultOfQuarters, wonIf } from '../markets/leg-result.ts';

/**
 * What decides a market, from one figure alone: the points of both sides or of one, or the home side's lead; null as long
 * as it does not. Lines are quarters of a point.
 */
export type FigureJudge = (
  outcome: string,
  figure: number,
  line: number,
  isOver: boolean,
) => LegResult | null;

export const judgeLeader: FigureJudge = (outcome, lead, _, isOver) =>
  isOver ? wonIf(leaderOf(lead) === outcome) : null;

/** `line` is what the home side is given. */
export const judgeLead: FigureJudge = (outcome, lead, line, isOver) => {
  if (!isOver) return null;
  const quarters = lead * 4 + line;
  return resultOfQuarters(outcome === 'home' ? quarters : -quarters);
};

export const judgeTotal: FigureJudge = (outcome, points, line, isOver) =>
  judgeCount(outcome, points, { line, isOver });

export const judgeOddEven: FigureJudge = (outcome, points, _, isOver) =>
  isOver ? wonIf(outcome === (points % 2 === 0 ? 'even' : 'odd')) : null;

/** Level after the quarters. */
export const judgeOvertime: FigureJudge = (outcome, lead, _, isOver) =>
  isOver ? wonIf(outcome === (lead === 0 ? 'yes' : 'no')) : null;

/** The least leads of the bands, and where the last one begins. */
const bands = [1, 6, 11, 16] as const;
const bandNames = ['1-5', '6-10', '11-15', '16+'] as const;

export const leadBands: readonly string[] = [
  ...bandNames.toReversed().map((band) => `home_${band}`),
  ...bandNames.map((band) => `away_${band}`),
];

/** "home_6-10". */
export const judgeLeadBand: FigureJudge = (outcome, lead, _, isOver) => {
  const place = bands.findLastIndex((least) => Math.abs(lead) >= least);
  return isOver ? wonIf(outcome === `${leaderOf(lead)}_${bandNames[place]}`) : null;
};

/** Who came first to so many points; where the quarters end without that, stakes come back. */
export function judgeRace(
  outcome: string,
  firsts: Readonly<Partial<Record<number, Side>>>,
  goal: number,
  isOver: boolean,
): LegResult | null {
  const first = firsts[goal];
  if (first) return wonIf(first === outcome);
  return isOver ? 'void' : null;
}

function leaderOf(lead: number): Side | 'draw' {
  if (lead === 0) return 'draw';
  return lead > 0 ? 'home' : 'away';
}

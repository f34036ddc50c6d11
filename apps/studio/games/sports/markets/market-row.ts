import type { Outlook } from '../football/outlook.ts';
import type { Side } from '../football/play-football.ts';
import type { Period, Score, Stat } from '../football/tally.ts';
import type { LegResult } from './leg-result.ts';

export const marketGroups = ['main', 'goals', 'halves', 'corners', 'cards'] as const;
export type MarketGroup = (typeof marketGroups)[number];

/** What is settled by the final count of a period. */
interface ByScore {
  readonly by: 'score';
  readonly stat: Stat;
  readonly period: Period;
  judge(outcome: string, score: Score, line: number): LegResult;
}
/** What is settled by the goals of both halves, each for itself. */
interface ByHalves {
  readonly by: 'halves';
  judge(outcome: string, first: Score, second: Score): LegResult;
}
/** What is settled by the order of the goals. Null: not decided yet, with the match on. */
interface ByOrder {
  readonly by: 'order';
  judge(outcome: string, scorers: readonly Side[], line: number, isOver: boolean): LegResult | null;
  /** Of each outcome that still may come. */
  chances(outlook: Outlook, line: number): Readonly<Record<string, number>>;
}

export type MarketRow = {
  /** Unique; it stands in every ticket and is never used for anything else. */
  readonly code: string;
  readonly group: MarketGroup;
  /** What the house keeps, in hundredths of a per cent of the fair price. */
  readonly marginBp: number;
  /** Whole numbers alone, so that a line is written in one way: quarters of a goal, or the number of a goal. */
  readonly lineKind: 'none' | 'quarters' | 'count';
  outcomes(line: number): readonly string[];
  /** Those on offer, the one that is shown first at the first place. */
  lines(outlook: Outlook): readonly number[];
} & (ByScore | ByHalves | ByOrder);

export const noLine = 0;

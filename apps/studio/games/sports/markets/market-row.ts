import type { Outlook } from '../football/outlook.ts';
import type { Side } from '../football/play-football.ts';
import type { Period, Score, Stat } from '../football/tally.ts';
import type { LegResult } from './leg-result.ts';
import type { MarketHead } from './market-head.ts';

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

/** A market of football. */
export type MarketRow = MarketHead & {
  /** Those on offer, the one that is shown first at the first place. */
  lines(outlook: Outlook): readonly number[];
} & (ByScore | ByHalves | ByOrder);

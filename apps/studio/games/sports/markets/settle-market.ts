import { isPeriodOver, scoreOf, type Tally } from '../football/tally.ts';
import type { LegResult } from './leg-result.ts';
import type { MarketRow } from './market-row.ts';

export type MarketResults = Readonly<Record<string, LegResult>>;

/** What has become of a match that did not end as it should: what its log has decided stands, the rest is void. */
export type MatchEnd = 'played' | 'abandoned' | 'postponed';

/**
 * How a market is settled by the event log; null as long as it is not decided. A period that was played through is settled
 * whatever comes after. `end` says that nothing more will come.
 */
export function settleMarket(
  row: MarketRow,
  line: number,
  { tally, end }: { readonly tally: Tally; readonly end: MatchEnd | null },
): MarketResults | null {
  return settleOutcomes(row.outcomes(line), end, (outcome) => judgeOne(row, line, outcome, tally));
}

/** All outcomes together: what is not decided when nothing more will come is void. */
export function settleOutcomes(
  outcomes: readonly string[],
  end: MatchEnd | null,
  judge: (outcome: string) => LegResult | null,
): MarketResults | null {
  const judged = end === 'postponed' ? null : judgeAll(outcomes, judge);
  if (judged) return judged;
  return end === null || end === 'played'
    ? null
    : Object.fromEntries(outcomes.map((outcome) => [outcome, 'void' as const]));
}

function judgeAll(
  outcomes: readonly string[],
  judge: (outcome: string) => LegResult | null,
): MarketResults | null {
  const results: Record<string, LegResult> = {};
  for (const outcome of outcomes) {
    const result = judge(outcome);
    if (!result) return null;
    results[outcome] = result;
  }
  return results;
}

function judgeOne(row: MarketRow, line: number, outcome: string, tally: Tally): LegResult | null {
  switch (row.by) {
    case 'score':
      return isPeriodOver(tally, row.period)
        ? row.judge(outcome, scoreOf(tally, row.stat, row.period), line)
        : null;
    case 'halves':
      return isPeriodOver(tally, 'full') ? row.judge(outcome, ...tally.goals) : null;
    case 'order':
      return row.judge(outcome, tally.scorers, line, isPeriodOver(tally, 'full'));
  }
}

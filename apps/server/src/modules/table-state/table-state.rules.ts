import type { DataOf } from '@halls/contract';
import type { tableStates } from '@halls/contract/table-state';
import type { ToldTable } from '#modules/provider-connection';

/** A table with its times by our clock. */
export interface KeptTable extends Pick<ToldTable, 'roundId' | 'phase' | 'results'> {
  readonly closesAtMs: number | null;
  readonly opensAtMs: number | null;
}

/** No table waits so long: who says so has its clock or its times wrong. */
const longestMs = 3_600_000;
const resultsShown = 24;

/**
 * Counts the times from the moment when the provider was asked. Its answer was made later than that, so that a countdown
 * shows a little less than there is, and never more.
 */
export function keepTable(told: ToldTable, askedAtMs: number): KeptTable {
  const at = (inMs: number | null): number | null =>
    inMs !== null && Math.abs(inMs) <= longestMs ? askedAtMs + inMs : null;
  return {
    roundId: told.roundId,
    phase: told.phase,
    closesAtMs: at(told.closesInMs),
    opensAtMs: at(told.opensInMs),
    results: told.results.slice(0, resultsShown),
  };
}

type Shown = Omit<DataOf<typeof tableStates>['table_list'][number], 'game_id'>;

/** The table as it is now: what was open when it was told of, and is past its close, takes no stakes any more. */
export function presentTable(table: KeptTable, nowMs: number): Shown {
  const { closesAtMs, opensAtMs, roundId, results } = table;
  const isOver = table.phase === 'open' && closesAtMs !== null && closesAtMs <= nowMs;
  const phase = isOver ? 'closed' : table.phase;
  const ahead = (ms: number | null): string | null =>
    ms !== null && ms > nowMs ? new Date(ms).toISOString() : null;
  return {
    round_id: roundId,
    phase,
    closes_at: phase === 'open' ? ahead(closesAtMs) : null,
    opens_at: phase === 'result' ? ahead(opensAtMs) : null,
    result_list: [...results],
  };
}

import { openLedgerLoad } from './ledger-load.ts';
import type { Figure, Measurement, Result, Workspace } from './measurement.ts';
import { findPgbench, pgbenchOn } from './pgbench.ts';
import { type Throughput, onlyRate, rateFigure } from './rate-figure.ts';
import { alternate } from './rounds.ts';

const callers = 16;
const pgbenchScale = 16;
const historyTransactions = 500_000;

type Side = 'empty' | 'million' | 'single' | 'tpcb';
type Round = Record<Side, Throughput>;

const sideNames: Readonly<Record<Side, string>> = {
  empty: 'with an empty history',
  million: 'with a million entries',
  single: 'one statement each',
  tpcb: `pgbench TPC-B-like, scale ${pgbenchScale}, ${callers} clients`,
};

/**
 * Durable bets and wins, in the statement that the server runs for a provider's request, beside pgbench's TPC-B-like
 * run on the same server: with an empty history, with a million entries, and one statement each instead of batches.
 */
export const measureLedger: Measurement = {
  name: 'ledger',
  title: `durable bets of ${callers} callers at once without HTTP, beside pgbench TPC-B-like`,
  async run(workspace) {
    const program = findPgbench();
    if (program === null)
      return [{ name: 'ledger / pgbench', skipped: 'pgbench is missing (Debian: postgresql)' }];
    const tpcb = pgbenchOn(program, await workspace.createDatabase('tpcb'));
    const empty = await openLedgerLoad(await workspace.createMigratedDatabase('ledger_empty'));
    const million = await openLedgerLoad(await workspace.createMigratedDatabase('ledger_million'));
    try {
      await tpcb.initialise(pgbenchScale);
      workspace.say(`  adding ${historyTransactions * 2} entries of history`);
      await million.addHistory(historyTransactions);
      const seconds = workspace.secondsPerRound;
      const sides = {
        tpcb: async () => onlyRate(await tpcb.measureTps({ clients: callers, seconds })),
        empty: () => empty.measure({ callers, seconds, way: 'batched' }),
        million: () => million.measure({ callers, seconds, way: 'batched' }),
        single: () => empty.measure({ callers, seconds, way: 'single' }),
      };
      for (const side of [empty, million]) await side.measure({ callers, seconds: 1, way: 'batched' });
      const rounds = await alternate<Side, Throughput>(workspace.rounds, sides);
      return describe(rounds, workspace, await million.countEntries());
    } finally {
      await Promise.all([empty.close(), million.close()]);
    }
  },
};

function describe(rounds: readonly Round[], workspace: Workspace, entries: number): Result[] {
  workspace.say(`  the invariants hold over ${entries} entries`);
  const figure = (name: string, side: Side, beside: Side, target?: Figure['target']) =>
    rateFigure<Side>(rounds, {
      name,
      unit: 'ops/s',
      side,
      beside,
      besideName: sideNames[beside],
      ...(target && { target }),
    });
  return [
    figure('ledger / pgbench', 'empty', 'tpcb', { atLeast: 2 }),
    figure('ledger with a million entries / pgbench', 'million', 'tpcb', { atLeast: 2 }),
    figure('ledger with a million entries / with none', 'million', 'empty', { atLeast: 0.9 }),
    figure('ledger, one statement each / pgbench', 'single', 'tpcb'),
  ];
}

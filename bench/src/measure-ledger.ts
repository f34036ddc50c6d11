import { type Throughput, openLedgerLoad } from './ledger-load.ts';
import type { Figure, Measurement, Result, Workspace } from './measurement.ts';
import { findPgbench, pgbenchOn } from './pgbench.ts';
import { alternate, median } from './rounds.ts';

const callers = 16;
const pgbenchScale = 16;
const historyTransactions = 500_000;

type Side = 'empty' | 'million' | 'single' | 'tpcb';
type Round = Record<Side, Throughput>;

/**
 * Durable posts of two legs beside pgbench's TPC-B-like run on the same server: with an empty history, with a
 * million entries, and one statement each instead of batches.
 */
export const measureLedger: Measurement = {
  name: 'ledger',
  title: `durable two-leg posts of ${callers} callers at once, beside pgbench TPC-B-like`,
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
        tpcb: async () => onlyTps(await tpcb.measureTps({ clients: callers, seconds })),
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
  const atLeastTwice = { atLeast: 2 };
  return [
    figure('ledger / pgbench', rounds, 'empty', 'tpcb', atLeastTwice),
    figure('ledger with a million entries / pgbench', rounds, 'million', 'tpcb', atLeastTwice),
    figure('ledger with a million entries / with none', rounds, 'million', 'empty', { atLeast: 0.9 }),
    figure('ledger, one statement each / pgbench', rounds, 'single', 'tpcb'),
  ];
}

function figure(
  name: string,
  rounds: readonly Round[],
  side: Side,
  besideSide: Side,
  target?: Figure['target'],
): Figure {
  const pairs = rounds.map((round) => ({
    value: round[side].perSecond,
    beside: round[besideSide].perSecond,
  }));
  return {
    name,
    unit: 'ops/s',
    value: median(pairs.map(({ value }) => value)),
    besideName:
      besideSide === 'tpcb' ? `pgbench TPC-B-like, scale ${pgbenchScale}, ${callers} clients` : 'with none',
    beside: median(pairs.map(({ beside }) => beside)),
    ratio: median(pairs.map(({ value, beside }) => value / beside)),
    ...(target ? { target } : {}),
    rounds: pairs,
    details: {
      p50Ms: median(rounds.map((round) => round[side].p50Ms)),
      p99Ms: median(rounds.map((round) => round[side].p99Ms)),
    },
  };
}

function onlyTps(perSecond: number): Throughput {
  return { perSecond, p50Ms: Number.NaN, p99Ms: Number.NaN };
}

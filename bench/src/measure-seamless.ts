import { openLedgerLoad } from './ledger-load.ts';
import { boundedFigure, type Figure, type Measurement, type Result, type Workspace } from './measurement.ts';
import { findPgbench, pgbenchOn } from './pgbench.ts';
import { onlyRate, rateFigure, type Throughput } from './rate-figure.ts';
import { alternate, median } from './rounds.ts';
import { openSeamlessLoad } from './seamless-load.ts';

const connections = 16;
const manyConnections = 64;
const pgbenchScale = 16;
const historyBets = 500_000;
const longestP99Ms = 15;

type Side = 'empty' | 'uncounted' | 'many' | 'million' | 'ledger' | 'tpcb' | 'manyTpcb';
type Round = Record<Side, Throughput>;

const sideNames: Readonly<Record<Side, string>> = {
  empty: 'with empty tables',
  uncounted: 'while the facts of play are not counted',
  many: `with empty tables, ${manyConnections} connections`,
  million: 'with a million entries',
  ledger: `the ledger alone, ${connections} callers`,
  tpcb: `pgbench TPC-B-like, scale ${pgbenchScale}, ${connections} clients`,
  manyTpcb: `pgbench TPC-B-like, scale ${pgbenchScale}, ${manyConnections} clients`,
};

/**
 * Signed bets over HTTP against a server process, as an outside provider sends them, beside the ledger alone
 * and pgbench's TPC-B-like run on the same PostgreSQL.
 */
export const measureSeamless: Measurement = {
  name: 'seamless',
  title: `signed seamless bets over HTTP on ${connections} and ${manyConnections} connections`,
  async run(workspace) {
    const program = findPgbench();
    if (program === null)
      return [{ name: 'seamless / pgbench', skipped: 'pgbench is missing (Debian: postgresql)' }];
    const tpcb = pgbenchOn(program, await workspace.createDatabase('seamless_tpcb'));
    const ledger = await openLedgerLoad(await workspace.createMigratedDatabase('seamless_ledger'));
    const empty = await openSeamlessLoad(await workspace.createDatabase('seamless_empty'));
    const million = await openSeamlessLoad(await workspace.createDatabase('seamless_million'));
    try {
      await tpcb.initialise(pgbenchScale);
      workspace.say(`  adding ${historyBets * 2} entries and ${historyBets} rounds of history`);
      await million.addHistory(historyBets);
      const seconds = workspace.secondsPerRound;
      for (const side of [empty, million]) await side.measure({ connections, seconds: 2 });
      const alone = <Value>(work: () => Promise<Value>) =>
        empty.withoutFacts(() => million.withoutFacts(work));
      const rounds = await alternate<Side, Throughput>(workspace.rounds, {
        tpcb: () => alone(async () => onlyRate(await tpcb.measureTps({ clients: connections, seconds }))),
        empty: () => million.withoutFacts(() => empty.measure({ connections, seconds })),
        uncounted: () => alone(() => empty.measure({ connections, seconds })),
        million: () => empty.withoutFacts(() => million.measure({ connections, seconds })),
        manyTpcb: () =>
          alone(async () => onlyRate(await tpcb.measureTps({ clients: manyConnections, seconds }))),
        many: () => million.withoutFacts(() => empty.measure({ connections: manyConnections, seconds })),
        ledger: () => alone(() => ledger.measure({ callers: connections, seconds, way: 'batched' })),
      });
      await empty.countEntries();
      return describe(rounds, workspace, await million.countEntries());
    } finally {
      await Promise.all([ledger.close(), empty.close(), million.close()]);
    }
  },
};

function describe(rounds: readonly Round[], workspace: Workspace, entries: number): Result[] {
  workspace.say(`  the invariants hold over ${entries} entries`);
  return [
    rate('seamless bets / pgbench', rounds, 'empty', 'tpcb', { atLeast: 1.3 }),
    rate(`seamless bets / pgbench, ${manyConnections} connections`, rounds, 'many', 'manyTpcb', {
      atLeast: 1.6,
    }),
    rate('seamless bets with a million entries / pgbench', rounds, 'million', 'tpcb', { atLeast: 1.3 }),
    rate('seamless bets with a million entries / with empty tables', rounds, 'million', 'empty', {
      atLeast: 1,
    }),
    rate('seamless bets while the facts of play are counted / while not', rounds, 'empty', 'uncounted', {
      atLeast: 0.95,
    }),
    rate('seamless bets / the ledger alone', rounds, 'empty', 'ledger'),
    p99('seamless bets, p99', rounds, 'empty'),
    p99('seamless bets with a million entries, p99', rounds, 'million'),
  ];
}

function rate(
  name: string,
  rounds: readonly Round[],
  side: Side,
  beside: Side,
  target?: Figure['target'],
): Figure {
  return rateFigure<Side>(rounds, {
    name,
    unit: 'bets/s',
    side,
    beside,
    besideName: sideNames[beside],
    ...(target && { target }),
  });
}

function p99(name: string, rounds: readonly Round[], side: Side): Figure {
  const value = median(rounds.map((round) => round[side].p99Ms));
  return boundedFigure({ name, unit: 'ms', value }, longestP99Ms);
}

import { openDepositLoad } from './deposit-load.ts';
import { boundedFigure, type Measurement } from './measurement.ts';
import { findPgbench, pgbenchOn } from './pgbench.ts';
import { onlyRate, rateFigure, type Throughput } from './rate-figure.ts';
import { alternate, median } from './rounds.ts';

const connections = 16;
const pgbenchScale = 16;
/** More than any machine credits in a second. */
const mostPerSecond = 5_000;
const warmUpSeconds = 2;
const longestP99Ms = 50;

/** Deposits credited by signed messages, as a payment service sends them, beside pgbench on the same PostgreSQL. */
export const measureDeposits: Measurement = {
  name: 'deposits',
  title: `deposits credited by signed messages over HTTP on ${connections} connections`,
  async run(workspace) {
    const program = findPgbench();
    if (program === null)
      return [{ name: 'deposits / pgbench', skipped: 'pgbench is missing (Debian: postgresql)' }];
    const tpcb = pgbenchOn(program, await workspace.createDatabase('deposits_tpcb'));
    const load = await openDepositLoad(await workspace.createDatabase('deposits'));
    const seconds = workspace.secondsPerRound;
    try {
      await tpcb.initialise(pgbenchScale);
      await load.addOpen(warmUpSeconds * mostPerSecond);
      await load.measure({ connections, seconds: warmUpSeconds });
      const rounds = await alternate<'credited' | 'tpcb', Throughput>(workspace.rounds, {
        tpcb: async () => onlyRate(await tpcb.measureTps({ clients: connections, seconds })),
        async credited() {
          await load.addOpen(seconds * mostPerSecond);
          return load.measure({ connections, seconds });
        },
      });
      workspace.say(`  the invariants hold over ${await load.countCredited()} credited deposits`);
      const p99Ms = median(rounds.map(({ credited }) => credited.p99Ms));
      return [
        rateFigure(rounds, {
          name: 'deposits credited / pgbench',
          unit: 'deposits/s',
          side: 'credited',
          beside: 'tpcb',
          besideName: `pgbench TPC-B-like, scale ${pgbenchScale}, ${connections} clients`,
          target: { atLeast: 0.5 },
        }),
        boundedFigure({ name: 'deposits credited, p99', unit: 'ms', value: p99Ms }, longestP99Ms),
      ];
    } finally {
      await load.close();
    }
  },
};

import { boundedFigure, type Figure, type Measurement } from './measurement.ts';
import { findPgbench, pgbenchOn } from './pgbench.ts';
import { readTreeCpuMs } from './process-usage.ts';
import { onlyRate, rateFigure, type Throughput } from './rate-figure.ts';
import { alternate, median } from './rounds.ts';
import { openCostMeter } from './statement-cost.ts';
import { openWithdrawalLoad } from './withdrawal-load.ts';

const connections = 16;
const pgbenchScale = 16;
/** In more, members who may have five under way would run out. */
const longestSeconds = 2;
const longestP99Ms = 50;

/** Withdrawals that members ask for, beside pgbench, and beside the hashing of the password that each of them takes. */
export const measureWithdrawals: Measurement = {
  name: 'withdrawals',
  title: `withdrawals asked for over HTTP on ${connections} connections`,
  async run(workspace) {
    const program = findPgbench();
    if (program === null)
      return [{ name: 'withdrawals / pgbench', skipped: 'pgbench is missing (Debian: postgresql)' }];
    const tpcb = pgbenchOn(program, await workspace.createDatabase('withdrawals_tpcb'));
    const url = await workspace.createDatabase('withdrawals');
    const load = await openWithdrawalLoad(url);
    const meter = await openCostMeter(url, workspace.postgresPid);
    const costs: { server: number; postgres: number }[] = [];
    const seconds = Math.min(workspace.secondsPerRound, longestSeconds);
    const turns = { connections, seconds };
    try {
      await tpcb.initialise(pgbenchScale);
      await load.measure('next to none', turns);
      const rounds = await alternate<'asked' | 'unhashed' | 'hashes' | 'tpcb', Throughput>(workspace.rounds, {
        tpcb: async () => onlyRate(await tpcb.measureTps({ clients: connections, seconds })),
        asked: () => load.measure('real', turns),
        hashes: () => load.measureHashing(turns),
        async unhashed() {
          const beforeMs = readTreeCpuMs(load.server.pid) ?? Number.NaN;
          const cost = await meter.measure(seconds, () => load.measure('next to none', turns));
          const serverMs = (readTreeCpuMs(load.server.pid) ?? Number.NaN) - beforeMs;
          const server = (serverMs * 1000) / (cost.perSecond * seconds);
          costs.push({ server, postgres: cost.cpuMicroseconds });
          return cost;
        },
      });
      workspace.say(`  the invariants hold over ${await load.countWithdrawals()} withdrawals`);
      const besideName = `pgbench TPC-B-like, scale ${pgbenchScale}, ${connections} clients`;
      const unit = 'withdrawals/s';
      return [
        rateFigure(rounds, {
          ...{ name: 'withdrawals asked / pgbench', unit, side: 'asked', beside: 'tpcb', besideName },
          target: { atLeast: 0.5 },
        }),
        rateFigure(rounds, {
          ...{ name: 'withdrawals asked / hashes of the password', unit, side: 'asked', beside: 'hashes' },
          besideName: `the same password hashed by the same code, ${connections} callers`,
        }),
        withCosts(
          rateFigure(rounds, {
            ...{ name: 'withdrawals without the hash / pgbench', unit, side: 'unhashed', beside: 'tpcb' },
            besideName,
          }),
          costs,
        ),
        boundedFigure(
          {
            ...{ name: 'withdrawals asked, p99', unit: 'ms' },
            value: median(rounds.map(({ asked }) => asked.p99Ms)),
          },
          longestP99Ms,
        ),
      ];
    } finally {
      await meter.close();
      await load.close();
    }
  },
};

/** What giving the money back costs is in it. */
function withCosts(
  figure: Figure,
  costs: readonly { readonly server: number; readonly postgres: number }[],
): Figure {
  return {
    ...figure,
    details: {
      ...figure.details,
      cpuMicrosecondsServer: median(costs.map(({ server }) => server)),
      cpuMicrosecondsPostgres: median(costs.map(({ postgres }) => postgres)),
    },
  };
}

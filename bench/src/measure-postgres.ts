import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@halls/postgres';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { openLedgerLoad } from './ledger-load.ts';
import type { Figure, Measurement } from './measurement.ts';
import { readTreeMemoryMb } from './process-usage.ts';
import { alternate, median } from './rounds.ts';
import { openCostMeter, type Cost } from './statement-cost.ts';

const callers = 16;
const historyTransactions = 500_000;
const besideName = 'PostgreSQL’s own settings';

type Side = 'ours' | 'defaults';
interface Server {
  readonly restMb: number;
  take(seconds: number): Promise<Cost>;
  close(): Promise<void>;
}

/** The settings that the embedded server is started with, beside PostgreSQL's own, on two servers in turn. */
export const measurePostgres: Measurement = {
  name: 'postgres',
  title: 'the ledger with the embedded server’s settings, beside PostgreSQL’s own',
  async run(workspace) {
    const folder = await mkdtemp(join(os.tmpdir(), 'halls-bench-postgres-'));
    const open: Server[] = [];
    const seconds = workspace.secondsPerRound;
    try {
      workspace.say(`  adding ${historyTransactions * 2} entries of history, twice`);
      const defaults = await openServer({ dataDir: join(folder, 'defaults'), settings: {} });
      open.push(defaults);
      const ours = await openServer({ dataDir: join(folder, 'ours') });
      open.push(ours);
      const sides = { defaults: () => defaults.take(seconds), ours: () => ours.take(seconds) };
      // their buffers fill
      await alternate(1, sides);
      const rounds = await alternate<Side, Cost>(workspace.rounds, sides);
      return [...describe(rounds), describeMemory(ours, defaults)];
    } finally {
      for (const server of open) await server.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function openServer(options: Parameters<typeof startPostgres>[0]): Promise<Server> {
  const postgres = await startPostgres(options);
  const restMb = readTreeMemoryMb(postgres.pid) ?? Number.NaN;
  await migrate(postgres.url);
  const load = await openLedgerLoad(postgres.url);
  await load.addHistory(historyTransactions);
  const meter = await openCostMeter(postgres.url, postgres.pid);
  return {
    restMb,
    take: (seconds) => meter.measure(seconds, () => load.measure({ callers, seconds, way: 'batched' })),
    async close() {
      await load.close();
      await meter.close();
      await postgres.stop();
    },
  };
}

function describe(rounds: readonly Record<Side, Cost>[]): Figure[] {
  const figure = (name: string, unit: string, of: keyof Cost, target?: Figure['target']): Figure => {
    const pairs = rounds.map(({ ours, defaults }) => ({ value: ours[of], beside: defaults[of] }));
    return {
      name,
      unit,
      value: median(pairs.map(({ value }) => value)),
      besideName,
      beside: median(pairs.map(({ beside }) => beside)),
      ratio: median(pairs.map(({ value, beside }) => value / beside)),
      rounds: pairs,
      ...(target && { target }),
    };
  };
  return [
    figure('bets with our settings / with PostgreSQL’s own', 'bets/s', 'perSecond', { atLeast: 0.95 }),
    figure('PostgreSQL’s CPU for a bet', 'µs', 'cpuMicroseconds', { atMost: 1.05 }),
    figure('WAL of a bet', 'bytes', 'walBytes', { atMost: 1.05 }),
    figure('pages read for a bet', 'pages', 'pagesRead'),
  ];
}

function describeMemory(ours: Server, defaults: Server): Figure {
  return {
    name: 'PostgreSQL’s memory at rest',
    unit: 'MB',
    value: ours.restMb,
    besideName,
    beside: defaults.restMb,
    ratio: ours.restMb / defaults.restMb,
    target: { of: 'value', atMost: 80 },
  };
}

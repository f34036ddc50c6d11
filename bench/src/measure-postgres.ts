import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@halls/postgres';
import pg from 'pg';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { openLedgerLoad } from './ledger-load.ts';
import type { Figure, Measurement } from './measurement.ts';
import { readTreeCpuMs, readTreeMemoryMb } from './process-usage.ts';
import { alternate, median } from './rounds.ts';

const callers = 16;
const historyTransactions = 500_000;
const besideName = 'PostgreSQL’s own settings';

type Side = 'ours' | 'defaults';
interface Taken {
  readonly perSecond: number;
  readonly cpuMicroseconds: number;
  readonly walBytes: number;
  readonly pagesRead: number;
}
interface Server {
  readonly restMb: number;
  take(seconds: number): Promise<Taken>;
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
      const rounds = await alternate<Side, Taken>(workspace.rounds, sides);
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
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  return {
    restMb,
    async take(seconds) {
      const before = await readCounters(client, postgres.pid);
      const { perSecond } = await load.measure({ callers, seconds, way: 'batched' });
      const after = await readCounters(client, postgres.pid);
      const perBet = (name: keyof typeof after) => (after[name] - before[name]) / (perSecond * seconds);
      return {
        perSecond,
        cpuMicroseconds: perBet('cpuMs') * 1000,
        walBytes: perBet('walBytes'),
        pagesRead: perBet('pagesRead'),
      };
    },
    async close() {
      await load.close();
      await client.end();
      await postgres.stop();
    },
  };
}

async function readCounters(client: pg.Client, pid: number) {
  const { rows } = await client.query<{ walBytes: number; pagesRead: number }>(
    `select w.wal_bytes::float8 as "walBytes", d.blks_read::float8 as "pagesRead"
     from pg_stat_database d, pg_stat_wal w where d.datname = current_database()`,
  );
  const [counted] = rows;
  if (!counted) throw new Error('PostgreSQL counts nothing');
  return { ...counted, cpuMs: readTreeCpuMs(pid) ?? Number.NaN };
}

function describe(rounds: readonly Record<Side, Taken>[]): Figure[] {
  const figure = (name: string, unit: string, of: keyof Taken, target?: Figure['target']): Figure => {
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

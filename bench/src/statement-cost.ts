import pg from 'pg';
import { readTreeCpuMs } from './process-usage.ts';
import type { Throughput } from './rate-figure.ts';

/** What an operation cost PostgreSQL, the jobs of the time included. */
export interface Cost extends Throughput {
  readonly cpuMicroseconds: number;
  readonly walBytes: number;
  /** Looked at, whether they were in memory or not. */
  readonly pages: number;
  readonly pagesRead: number;
}

export interface CostMeter {
  /** Runs a load for so long, and divides what the database counted meanwhile by its operations. */
  measure(seconds: number, run: () => Promise<Throughput>): Promise<Cost>;
  close(): Promise<void>;
}

/** Counters of one database; CPU and WAL are the whole cluster's, which has to be used by nothing else meanwhile. */
export async function openCostMeter(url: string, postgresPid: number): Promise<CostMeter> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const read = async () => {
    const { rows } = await client.query<Record<'walBytes' | 'pages' | 'pagesRead', number>>(
      `select w.wal_bytes::float8 as "walBytes", d.blks_read::float8 as "pagesRead",
         (d.blks_hit + d.blks_read)::float8 as pages
       from pg_stat_database d, pg_stat_wal w where d.datname = current_database()`,
    );
    const [counted] = rows;
    if (!counted) throw new Error('PostgreSQL counts nothing');
    return { ...counted, cpuMs: readTreeCpuMs(postgresPid) ?? Number.NaN };
  };
  return {
    async measure(seconds, run) {
      const before = await read();
      const done = await run();
      const after = await read();
      const each = (name: keyof typeof after) => (after[name] - before[name]) / (done.perSecond * seconds);
      return {
        ...done,
        cpuMicroseconds: each('cpuMs') * 1000,
        walBytes: each('walBytes'),
        pages: each('pages'),
        pagesRead: each('pagesRead'),
      };
    },
    close: () => client.end(),
  };
}

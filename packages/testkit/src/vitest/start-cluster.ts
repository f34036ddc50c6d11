import { rmSync } from 'node:fs';
import { chooseServerSettings, startPostgres } from '@halls/postgres';
import { clusterUrlVariable } from '../cluster-url.ts';
import { makeRunFolder } from '../run-folder.ts';

// what is new and small is taken for large until it is analysed: two processes more would be begun to count three rows
const settings = { ...chooseServerSettings(), max_parallel_workers_per_gather: '0' };

/** Vitest's global set-up: one PostgreSQL for the run, durable as in production, gone afterwards. */
export default async function startCluster(): Promise<() => Promise<void>> {
  const dataDir = makeRunFolder('test');
  const postgres = await startPostgres({ dataDir, settings });
  process.env[clusterUrlVariable] = postgres.url;
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

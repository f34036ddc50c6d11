import { rmSync } from 'node:fs';
import { startPostgres } from '@halls/postgres';
import { clusterUrlVariable } from '../cluster-url.ts';
import { makeRunFolder } from '../run-folder.ts';

/** Vitest's global set-up: one PostgreSQL for the run, durable as in production, gone afterwards. */
export default async function startCluster(): Promise<() => Promise<void>> {
  const dataDir = makeRunFolder('test');
  const postgres = await startPostgres({ dataDir });
  process.env[clusterUrlVariable] = postgres.url;
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

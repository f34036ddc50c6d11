import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@halls/postgres';
import { clusterUrlVariable } from '../cluster-url.ts';

const prefix = 'halls-test-';

/** Vitest's global set-up: one PostgreSQL for the run, durable as in production, gone afterwards. */
export default async function startCluster(): Promise<() => Promise<void>> {
  removeAbandoned();
  const dataDir = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  const postgres = await startPostgres({ dataDir });
  process.env[clusterUrlVariable] = postgres.url;
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** What runs that were killed left behind. */
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (!pid) continue;
    try {
      process.kill(Number(pid), 0);
    } catch {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    }
  }
}

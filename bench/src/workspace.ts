import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@halls/postgres';
import pg from 'pg';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import type { Workspace } from './measurement.ts';

/** Starts the run's PostgreSQL, durable as in production, in a folder that goes with it. */
export async function openWorkspace(
  options: Pick<Workspace, 'secondsPerRound' | 'rounds' | 'say'>,
): Promise<Workspace> {
  const folder = await mkdtemp(join(os.tmpdir(), 'halls-bench-'));
  const postgres = await startPostgres({ dataDir: folder });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query('show server_version');

  async function createDatabase(name: string): Promise<string> {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    return url.href;
  }

  return {
    ...options,
    machine: {
      cpu: os.cpus()[0]?.model ?? 'unknown',
      cores: os.availableParallelism(),
      memoryGb: Math.round(os.totalmem() / 2 ** 30),
      node: process.version,
      postgres: String(rows[0].server_version),
    },
    postgresPid: postgres.pid,
    createDatabase,
    async createMigratedDatabase(name) {
      const url = await createDatabase(name);
      await migrate(url);
      return url;
    },
    async close() {
      await client.end();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

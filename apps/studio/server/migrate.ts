import { resolve } from 'node:path';
import { runner } from 'node-pg-migrate';
import pg from 'pg';

const migrationsDir = resolve(import.meta.dirname, '../migrations');

// any number that nothing else locks: servers and studios that start together migrate one after the other
const lockId = 880_001;

/** Brings the schema `studio` up to date as the owner; answers what it ran. */
export async function migrate(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockId]);
    const ran = await runner({
      dbClient: client,
      dir: migrationsDir,
      direction: 'up',
      migrationsSchema: 'migration',
      migrationsTable: 'studio',
      createMigrationsSchema: true,
      noLock: true,
      logger: silentLogger,
    });
    return ran.map((migration) => `studio/${migration.name}`);
  } finally {
    await client.end();
  }
}

const silentLogger = { debug() {}, info() {}, warn() {}, error() {} };

import { resolve } from 'node:path';
import { runner } from 'node-pg-migrate';
import pg from 'pg';

/** The sets in the order in which they build on each other, each with a table of its own. */
const migrationSets = [
  { name: 'platform', dir: '../../migrations/platform' },
  { name: 'ledger', dir: '../../../../packages/ledger/migrations' },
  { name: 'modules', dir: '../../migrations/modules' },
].map((set) => ({ name: set.name, dir: resolve(import.meta.dirname, set.dir) }));

// any number that nothing else locks: servers and studios that start together migrate one after the other
const lockId = 880_001;

/** Brings the schemas of platform, ledger and modules up to date as the owner; answers what it ran. */
export async function migrate(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockId]);
    const applied: string[] = [];
    for (const set of migrationSets) {
      const ran = await runner({
        dbClient: client,
        dir: set.dir,
        direction: 'up',
        migrationsSchema: 'migration',
        migrationsTable: set.name,
        createMigrationsSchema: true,
        // modules number theirs apart: a new one of one module comes before old ones of the next
        checkOrder: false,
        noLock: true,
        logger: silentLogger,
      });
      applied.push(...ran.map((migration) => `${set.name}/${migration.name}`));
    }
    return applied;
  } finally {
    await client.end();
  }
}

const silentLogger = { debug() {}, info() {}, warn() {}, error() {} };

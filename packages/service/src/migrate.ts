import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runner } from 'node-pg-migrate';
import pg from 'pg';

export interface MigrationSet {
  /** Also the name of the table in schema `migration` that remembers what was applied. */
  readonly name: string;
  /** Numbered files of plain SQL, each applied once: tables, constraints, data. */
  readonly dir: string;
  /**
   * Files of function bodies, each applied again whenever its text changes, so that the file is the function.
   * They come after the set's migrations, in the order of their names.
   */
  readonly functions?: string;
}

// any number that nothing else locks: processes that start together migrate one after the other
const lockId = 880_001;

/**
 * Brings the schemas of `sets` up to date as the owner, one set after the other; answers what it ran,
 * such as `modules/0100_identity` or, of a file of functions, its set and name.
 */
export async function migrate(url: string, sets: readonly MigrationSet[]): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockId]);
    const applied: string[] = [];
    for (const set of sets) {
      const ran = await runner({
        dbClient: client,
        dir: set.dir,
        direction: 'up',
        migrationsSchema: 'migration',
        migrationsTable: set.name,
        createMigrationsSchema: true,
        // a set's modules number theirs apart: a new one of one module may come before old ones of the next
        checkOrder: false,
        noLock: true,
        logger: silentLogger,
      });
      applied.push(...ran.map((migration) => `${set.name}/${migration.name}`));
      applied.push(...(await applyFunctions(client, set)));
    }
    return applied;
  } finally {
    await client.end();
  }
}

async function applyFunctions(
  client: pg.Client,
  { name: set, functions: dir }: MigrationSet,
): Promise<string[]> {
  if (!dir) return [];
  await client.query(`create table if not exists migration.function_file (
    set text not null, name text not null, sha256 text not null, applied_at timestamptz not null default now(),
    primary key (set, name))`);
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migration.function_file where set = $1',
    [set],
  );
  const known = new Map(rows.map((row) => [row.name, row.sha256]));
  const applied: string[] = [];
  for (const name of sqlFilesIn(dir)) {
    const text = readFileSync(join(dir, name), 'utf8');
    const sha256 = createHash('sha256').update(text).digest('hex');
    if (known.get(name) === sha256) continue;
    await applyFunction(client, text, { set, name, sha256 });
    applied.push(`${set}/functions/${name}`);
  }
  return applied;
}

async function applyFunction(
  client: pg.Client,
  text: string,
  file: { set: string; name: string; sha256: string },
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query(
      `insert into migration.function_file (set, name, sha256) values ($1, $2, $3)
       on conflict (set, name) do update set sha256 = excluded.sha256, applied_at = now()`,
      [file.set, file.name, file.sha256],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`${file.set}/functions/${file.name} could not be applied`, { cause: error });
  }
}

function sqlFilesIn(dir: string): string[] {
  return readdirSync(dir)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
}

const silentLogger = { debug() {}, info() {}, warn() {}, error() {} };

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import pg from 'pg';
import { migrate } from '@halls/service';
import { migrationSets as gatewaySets } from '../../../apps/gateway/server/platform/migration-sets.ts';
import { migrationSets as serverSets } from '../../../apps/server/src/platform/migrate.ts';
import { migrationSets as studioSets } from '../../../apps/studio/server/platform/migration-sets.ts';

const migrationSets = [...serverSets, ...studioSets, ...gatewaySets];

// held while the template is made: suites in other processes wait for it
const lockId = 880_003;

/**
 * The name of a database of this cluster with every migration applied, made where it is missing.
 * The name holds a hash of the migrations, so changed ones get a new template.
 */
export async function ensureTemplate(clusterUrl: string): Promise<string> {
  const name = `template_${hashMigrations()}`;
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockId]);
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await build(client, clusterUrl, name);
    return name;
  } finally {
    await client.end();
  }
}

/** Works under another name and renames, so that a failed migration leaves no half-made template. */
async function build(client: pg.Client, clusterUrl: string, name: string): Promise<void> {
  const draft = `${name}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}`);
  const url = new URL(clusterUrl);
  url.pathname = `/${draft}`;
  await migrate(url.href, migrationSets);
  await client.query(`alter database ${draft} rename to ${name}`);
}

function hashMigrations(): string {
  const hash = createHash('sha256');
  for (const dir of migrationSets.flatMap((set) => [set.dir, set.functions ?? []].flat())) {
    for (const file of readdirSync(dir).toSorted())
      hash.update(`${basename(dir)}/${file}`).update(readFileSync(join(dir, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

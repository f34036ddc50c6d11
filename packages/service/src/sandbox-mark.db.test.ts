import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import { claimForSandbox, markSandbox, requireDatabaseOf, WrongDatabaseError } from './sandbox-mark.ts';

const name = `empty_${process.pid}`;
let migrated: TestDatabase;
let emptyUrl: string;
beforeAll(async () => {
  migrated = await createTestDatabase();
  await migrated.pool.query(`create database ${name}`);
  emptyUrl = Object.assign(new URL(migrated.url), { pathname: `/${name}` }).href;
});
afterAll(async () => {
  await migrated.pool.query(`drop database ${name} with (force)`);
  await migrated.drop();
});

it('makes an empty database a sandbox’s, and then for ever', async () => {
  await expect(requireDatabaseOf('sandbox', emptyUrl)).rejects.toThrow(WrongDatabaseError);
  await requireDatabaseOf('production', emptyUrl);
  await claimForSandbox(emptyUrl);
  await requireDatabaseOf('sandbox', emptyUrl);
  await expect(requireDatabaseOf('production', emptyUrl)).rejects.toThrow(WrongDatabaseError);

  const client = new pg.Client({ connectionString: emptyUrl });
  await client.connect();
  await client.query('create table something (id int)');
  await client.end();
  await claimForSandbox(emptyUrl);
});

it('takes nothing that somebody has filled', async () => {
  await expect(claimForSandbox(migrated.url)).rejects.toThrow(/not made for a sandbox/);
  await requireDatabaseOf('production', migrated.url);
});

it('marks what its maker says is a sandbox’s, twice as once', async () => {
  await markSandbox(migrated.url);
  await markSandbox(migrated.url);
  await expect(requireDatabaseOf('sandbox', migrated.url)).resolves.toBeUndefined();
});

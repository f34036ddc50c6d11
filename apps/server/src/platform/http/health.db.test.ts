import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import type { App } from '../../../src/app.ts';
import { createTestApp } from '../../../test/create-test-app.ts';

let database: TestDatabase;
let app: App;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into app.site (site_id, template, name, name_zh, hosts, default_language, languages, currencies, default_currency)
     values (901, 'site02', 'Test', 'Test', '{test.localhost}', 'en_US', '{en_US}', '{USD}', 'USD')`,
  );
  app = await createTestApp(database, { modules: [], settings: { rateLimits: true } });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const ready = async () => (await app.http.inject('/ready')).statusCode;

it('is ready while a bet could be written, and only then', async () => {
  expect(await ready()).toBe(200);
  await setReadOnly('on');
  await expect.poll(ready, { timeout: 10_000 }).toBe(503);
  expect((await app.http.inject('/health')).statusCode).toBe(200);
  await setReadOnly('off');
  await expect.poll(ready, { timeout: 10_000 }).toBe(200);
});

it('writes a file beside the tables to find out, once a second however often it is asked', async () => {
  const before = await filesWritten();
  for (let asked = 0; asked < 700; asked += 1) expect(await ready()).toBe(200);
  // a connection tells what it has written ten seconds after it was asked last, at the latest
  await expect.poll(filesWritten, { timeout: 30_000 }).toBeGreaterThan(before);
  expect((await filesWritten()) - before).toBeLessThan(60);
});

/** For connections that are made from now on, and the others end. */
async function setReadOnly(isReadOnly: 'on' | 'off'): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('set default_transaction_read_only = off');
    const { rows } = await client.query('select current_database() as name');
    await client.query(`alter database ${rows[0].name} set default_transaction_read_only = ${isReadOnly}`);
    await client.query(
      // a worker that vacuums may be there as well, and is not ours to end
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
  } finally {
    client.release(true);
  }
}

async function filesWritten(): Promise<number> {
  const { rows } = await database.pool.query(
    'select temp_files::int as files from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0].files);
}

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import { type Database, openDatabase } from '#platform/database.ts';
import { createSiteDirectory } from './site-directory.ts';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, role: 'platform_app', maxConnections: 2, onError: () => {} });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

it('shows the mark of its own where a site has one, and its template’s otherwise', async () => {
  await test.pool.query(
    `insert into app.site (site_id, template, name, name_zh, hosts, default_language, languages, currencies, default_currency, mark)
     values (2, 'site02', 'Other', 'Other', '{other.test}', 'en_US', '{en_US}', '{USD}', 'USD', 'r88'),
            (3, 'site02', 'Third', 'Third', '{third.test}', 'en_US', '{en_US}', '{USD}', 'USD', null)`,
  );
  const sites = await createSiteDirectory(database.sql);
  expect([2, 3].map((siteId) => sites.findById(siteId)?.mark)).toEqual(['r88', 'site02']);
  await test.pool.query('delete from app.site');
});

it('refuses a site whose template this build does not have', async () => {
  await test.pool.query(
    `insert into app.site (site_id, template, name, name_zh, hosts, default_language, languages, currencies, default_currency)
     values (1, 'moonlit', 'Test', 'Test', '{localhost}', 'en_US', '{en_US}', '{USD}', 'USD')`,
  );
  await expect(createSiteDirectory(database.sql)).rejects.toThrow(/site 1 .*"moonlit".*site02/);

  await test.pool.query(`update app.site set template = 'site02'`);
  expect((await createSiteDirectory(database.sql)).findByHost('localhost').template).toBe('site02');
});

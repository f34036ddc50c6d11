import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import { type Database, openDatabase } from '#platform/database.ts';
import { planMaintenance } from './plan-maintenance.ts';
import { createSiteDirectory } from './site-directory.ts';
import type { SiteMaintenance } from './site-maintenance.rules.ts';

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

it('tells open pages of a new address of customer service, and of nothing else', async () => {
  const told = async () => {
    const { rows } = await test.pool.query<{ channel: string; event: string }>(
      `select channel, event from app.outbox where event = 'customer_service_link_change'`,
    );
    return rows.map(({ channel, event }) => `${channel} ${event}`);
  };
  await test.pool.query(`update app.site set settings = '{"is_demo": false}'`);
  expect(await told()).toEqual([]);
  await test.pool.query(
    `update app.site set settings = settings || '{"customer_service_url": "https://help.example"}'`,
  );
  expect(await told()).toEqual(['web_member customer_service_link_change']);
});

it('knows what maintenance is planned, by whom it was said, and that it was taken back', async () => {
  const plan = (maintenance: SiteMaintenance | null) =>
    database.sql
      .transaction()
      .execute((transaction) =>
        planMaintenance(transaction, { kind: 'system', part: 'test' }, { siteId: 1, maintenance }, 'a test'),
      );
  const planned = { startAt: new Date('2026-12-01T02:00:00Z'), endAt: new Date('2026-12-01T04:00:00Z') };
  expect((await plan(planned)).kind).toBe('planned');
  expect((await createSiteDirectory(database.sql)).findById(1)?.maintenance).toEqual(planned);
  await plan(null);
  expect((await createSiteDirectory(database.sql)).findById(1)?.maintenance).toBeNull();
  const { rows } = await test.pool.query(
    `select count(*)::int as count from app.audit_event where action = 'site.maintenance-planned'`,
  );
  expect(rows).toEqual([{ count: 2 }]);
});

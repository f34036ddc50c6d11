import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { campaignBodySchema } from '@halls/contract/office';
import { migrate as migrateSets } from '@halls/service';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import { migrate, migrationSets } from '#platform/migrate.ts';

/** The last migration of each set from the time when they had the functions in them. */
const lastBefore: Readonly<Record<string, string>> = {
  platform: '0001_roles_and_outbox.sql',
  ledger: '0004_invariants.sql',
  modules: '0510_provider_feed.sql',
};

let fresh: TestDatabase;
let old: pg.Pool;
let url: string;
const dir = mkdtempSync(join(tmpdir(), 'halls-upgrade-'));

beforeAll(async () => {
  fresh = await createTestDatabase();
  const name = `test_upgrade_${randomBytes(6).toString('hex')}`;
  await fresh.pool.query(`create database ${name}`);
  url = Object.assign(new URL(fresh.url), { pathname: `/${name}` }).href;
  old = new pg.Pool({ connectionString: url, max: 4 });
  old.on('error', () => {});
  await migrateSets(url, oldSets());
});
afterAll(async () => {
  const name = new URL(url).pathname.slice(1);
  await old.end();
  await fresh.pool.query(`drop database ${name} with (force)`);
  await fresh.drop();
  rmSync(dir, { recursive: true, force: true });
});

/** The sets as they stood: what has not changed since, and `migrations/` beside this file for what has. */
function oldSets() {
  return migrationSets.map(({ name, dir: now }) => {
    const then = join(dir, name);
    const isOld = (file: string) => file <= (lastBefore[name] ?? '');
    for (const file of readdirSync(now).filter(isOld)) cpSync(join(now, file), join(then, file));
    const changed = join(import.meta.dirname, 'migrations', name);
    if (existsSync(changed)) cpSync(changed, then, { recursive: true });
    return { name, dir: then };
  });
}

it('brings a database from before the function files to what a new one is, with its money', async () => {
  await old.query(
    `insert into app.site (site_id, template, name, name_zh, hosts, default_language, languages, currencies, default_currency, settings)
     values (1, 'site02', 'Old', 'Old', '{old.localhost}', 'en_US', '{en_US}', '{USD,VND}', 'USD',
       '{"session_idle_minutes": 60, "welcome_credit_minor": {"USD": "1250", "THB": "900", "VND": "0"}}');
     insert into app.member (member_id, site_id, member_account, password_hash, currency, recommend_code, created_at)
       overriding system value values (7, 1, 'old', '', 'USD', 'old', now());
     insert into app.provider_connection (gp_id, wallet_kind, base_url, launch_url, operator_id, key_id, secret)
       values ('GPOL', 'transfer', 'http://x', 'http://x', 'o', 'k', 'a-secret-of-sixteen');
     insert into app.provider_member (gp_id, member_id, currency, return_asked_at, return_at)
       values ('GPOL', 7, 'USD', now(), now());`,
  );
  const deposit = `select outcome, balance_after_minor::int as balance from ledger.post('test', 'd', '\\x01', 'deposit', array[
    row(ledger.open_account(1, 'house_deposit', null, null, 'USD'), -500),
    row(ledger.open_account(1, 'member_main', 7, null, 'USD'), 500)]::ledger.leg[])`;
  await old.query(deposit);

  const applied = await migrate(url);
  expect(applied).toContain('modules/functions/seamless.move-money.sql');
  expect(await migrate(url)).toEqual([]);

  expect(await shapeOf(old)).toEqual(await shapeOf(fresh.pool));
  expect((await old.query(deposit)).rows).toEqual([{ outcome: 'replayed', balance: 500 }]);
  expect((await old.query('select * from ledger.check_invariants()')).rows).toEqual([]);
  const { rows: known } = await old.query(
    'select adapter, back_asked_at is not null as asked from app.provider_member join app.provider_connection using (gp_id)',
  );
  expect(known).toEqual([{ adapter: 'house-protocol', asked: true }]);

  // what new members were given by a setting, an offer gives them
  const { rows: offers } = await old.query(
    `select c.currency, c.budget_minor::int as budget, v.amount_minor::int as amount, v.body, s.settings
     from offer.campaign c join offer.version v on v.campaign_id = c.campaign_id and v.version = c.live_version
     join app.site s using (site_id)`,
  );
  expect(offers).toEqual([
    {
      ...{ currency: 'USD', budget: 125_000_000, amount: 1_250 },
      body: expect.objectContaining({ trigger: { kind: 'registration' }, budget: '1250000.00' }),
      settings: { session_idle_minutes: 60 },
    },
  ]);
  expect(campaignBodySchema.parse(offers[0].body).reward).toMatchObject({ value: { amount: '12.50' } });
});

const schemas = `('app', 'ledger', 'seamless', 'transfer', 'launch', 'play')`;
const parts: Readonly<Record<string, string>> = {
  functions: `
    select p.oid::regprocedure::text as name, p.prosrc, p.prosecdef, p.proconfig, p.proowner::regrole::text as owner,
      p.proacl::text as rights
    from pg_proc p where p.pronamespace::regnamespace::text in ${schemas} order by 1`,
  triggers: `
    select t.tgrelid::regclass::text as "table", t.tgname, pg_get_triggerdef(t.oid) as definition
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace::regnamespace::text in ${schemas} order by 1, 2`,
  columns: `
    select table_schema, table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema in ${schemas} order by 1, 2, 3`,
  indexes: `select schemaname, indexname, indexdef from pg_indexes where schemaname in ${schemas} order by 1, 2`,
  tables: `
    select c.oid::regclass::text as name, c.relacl::text as rights from pg_class c
    where c.relkind = 'r' and c.relnamespace::regnamespace::text in ${schemas} order by 1`,
};

/** Everything that is not data: bodies, rights, owners, tables, triggers. */
async function shapeOf(pool: pg.Pool): Promise<Record<string, unknown>> {
  const shape: Record<string, unknown> = {};
  for (const [name, query] of Object.entries(parts)) shape[name] = (await pool.query(query)).rows;
  return shape;
}

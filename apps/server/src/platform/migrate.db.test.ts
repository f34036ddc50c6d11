import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('adds what one module has new to a database that has all of the others', async () => {
  expect(await migrate(database.url)).toEqual([]);
  await database.pool.query('drop function app.check_money_invariants()');
  await database.pool.query(
    `delete from migration.function_file where name = 'app.check-money-invariants.sql'`,
  );
  await database.pool.query('alter table app.provider_connection drop column adapter');
  await database.pool.query(
    'alter table app.provider_feed drop column claimed_by, drop column claimed_until',
  );
  await database.pool.query(`delete from migration.modules where name = '0530_provider_adapter'`);
  expect(await migrate(database.url)).toEqual([
    'modules/0530_provider_adapter',
    'modules/functions/app.check-money-invariants.sql',
  ]);
});

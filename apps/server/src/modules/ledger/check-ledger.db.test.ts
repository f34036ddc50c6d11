import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#platform/database.ts';
import { checkLedger } from './check-ledger.ts';
import { createLedger } from './create-ledger.ts';
import { askForCheck, readChecks } from './ledger-check.repo.ts';

const dayMs = 24 * 60 * 60_000;
let test: TestDatabase;
let database: Database;
let now = new Date('2026-03-01T12:00:00Z');
const alarms: unknown[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, role: 'platform_app', maxConnections: 4, onError: () => {} });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

/** As the job does: until it has nothing to do. */
async function check(): Promise<void> {
  const deps = {
    sql: database.sql,
    patient: database.pool,
    clock: () => now,
    log: { error: (found: unknown) => void alarms.push(found) },
  };
  await checkLedger(deps);
  await checkLedger(deps);
}

it('checks once a day by itself, and when it is asked to', async () => {
  await check();
  const { last: first } = await readChecks(database.sql);
  expect(first).toMatchObject({ endedAt: now, upTo: 0, violations: [] });
  now = new Date(now.getTime() + dayMs / 2);
  await check();
  expect((await readChecks(database.sql)).last).toEqual(first);
  await askForCheck(database.sql, now);
  await check();
  expect(await readChecks(database.sql)).toMatchObject({ underWay: null, last: { endedAt: now } });
  now = new Date(now.getTime() + dayMs + 1);
  await check();
  expect((await readChecks(database.sql)).last?.endedAt).toEqual(now);
  expect(alarms).toEqual([]);
});

it('says what does not hold, and raises the alarm', async () => {
  const ledger = createLedger(database);
  const owner = { siteId: 1, memberId: 1, currency: 'USD' } as const;
  await ledger.openMemberWallet(database.sql, owner);
  await ledger.creditDeposit(database.sql, owner, 'd-1', 100n);
  await test.pool.query('update ledger.balance set balance_minor = 101 where balance_minor = 100');
  await askForCheck(database.sql, now);
  await check();
  const { last } = await readChecks(database.sql);
  expect(last?.violations.map(({ name }) => name)).toEqual(['balance_is_sum']);
  expect(alarms).toHaveLength(1);
  // what comes after every suite finds it as it was
  await test.pool.query('update ledger.balance set balance_minor = 100 where balance_minor = 101');
});

import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import { openDatabase, type Database } from './database.ts';

let test: TestDatabase;
let database: Database<object>;
const errors: Error[] = [];
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({
    url: test.url,
    role: 'platform_app',
    maxConnections: 2,
    onError: (error) => void errors.push(error),
  });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const pidOf = raw<{ pid: number }>`select pg_backend_pid() as pid`;

// a loss that nobody listens to ends the process, and this run with it
it('tells a transaction whose connection is lost between two statements, and nobody else', async () => {
  const cutOff = database.sql.transaction().execute(async (transaction) => {
    const { rows } = await pidOf.execute(transaction);
    const pid = rows[0]?.pid;
    await test.pool.query('select pg_terminate_backend($1)', [pid]);
    await expect
      .poll(
        async () => (await test.pool.query('select from pg_stat_activity where pid = $1', [pid])).rowCount,
      )
      .toBe(0);
    await pidOf.execute(transaction);
  });
  await expect(cutOff).rejects.toThrow(/connection|terminat/i);
  expect((await pidOf.execute(database.sql)).rows).toHaveLength(1);
});

it('reads ids as numbers and keeps every digit of what is larger', async () => {
  const { rows } = await raw<{ id: number; large: string }>`
    select 17::bigint as id, 9007199254740993::bigint as large`.execute(database.sql);
  expect(rows).toEqual([{ id: 17, large: '9007199254740993' }]);
});

it('plans a prepared statement once for a connection, whoever asks, in a transaction and outside of one', async () => {
  const { prepared, sql } = database;
  const half = (number: number) => raw<{ half: number; pid: number }>`
    select ${number}::integer / 2 as half, pg_backend_pid() as pid`;
  await sql.transaction().execute(async (transaction) => void (await half(2).execute(transaction)));
  const asked = await prepared.transaction().execute(async (transaction) => {
    const rows = [];
    for (const number of [4, 6]) rows.push(...(await half(number).execute(transaction)).rows);
    const { rows: kept } = await raw<{ times: number }>`
      select (generic_plans + custom_plans)::integer as times from pg_prepared_statements
      where statement like '%/ 2 as half%' and statement not like '%generic_plans%' and pg_backend_pid() = ${rows[0]?.pid}`.execute(
      transaction,
    );
    return { halves: rows.map((row) => row.half), kept };
  });
  expect(asked).toEqual({ halves: [2, 3], kept: [{ times: 2 }] });
  expect((await half(8).execute(prepared)).rows).toMatchObject([{ half: 4 }]);
  await expect(raw`select ${1}::integer / 0`.execute(prepared)).rejects.toThrow('division by zero');
});

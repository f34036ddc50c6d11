import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import { openDatabase, type Database } from '#platform/database.ts';
import { audited } from './audited.ts';
import { checkChain } from './check-chain.ts';

const actor = { kind: 'system', part: 'tests' } as const;

let test: TestDatabase;
let database: Database;
beforeEach(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, role: 'platform_app', maxConnections: 10, onError: () => {} });
  for (const name of ['one', 'two', 'three', 'four']) await write(name);
});
afterEach(async () => {
  await database.close();
  await test.drop();
});

const write = (name: string) =>
  database.sql.transaction().execute((transaction) =>
    audited(transaction, actor, 'test.written', {
      ...{ target: `thing/${name}`, before: null, after: { name, amount: '12.50' }, reason: name },
    }),
  );
const idOf = async (name: string) =>
  Number(
    (await test.pool.query('select audit_event_id as id from app.audit_event where reason = $1', [name]))
      .rows[0].id,
  );
/** As whoever owns the database could. */
const asOwner = (statement: string, values: unknown[] = []) => test.pool.query(statement, values);

it('holds for what was written, also by many at once', async () => {
  expect(await checkChain(database.sql)).toMatchObject({ checked: 4, broken: null, head: { seq: 4 } });
  await Promise.all(Array.from({ length: 20 }, (_, place) => write(`at once ${place}`)));
  expect(await checkChain(database.sql)).toMatchObject({ checked: 24, broken: null, head: { seq: 24 } });
});

it('has no link for what was undone', async () => {
  await expect(
    database.sql.transaction().execute(async (transaction) => {
      const record = { target: 't', before: null, after: null, reason: 'undone' };
      await audited(transaction, actor, 'test.written', record);
      throw new Error('as arranged');
    }),
  ).rejects.toThrow('as arranged');
  expect(await checkChain(database.sql)).toMatchObject({ checked: 4, broken: null });
});

it('finds a line that was changed', async () => {
  await asOwner(
    `update app.audit_event set after = jsonb_set(after, '{amount}', '"99.50"') where reason = 'two'`,
  );
  expect(await checkChain(database.sql)).toMatchObject({
    checked: 1,
    broken: { auditEventId: await idOf('two'), fault: 'changed' },
  });
});

it('finds the place of a line that was taken out', async () => {
  const id = await idOf('two');
  await asOwner('delete from app.audit_link where audit_event_id = $1', [id]);
  await asOwner('delete from app.audit_event where audit_event_id = $1', [id]);
  expect((await checkChain(database.sql)).broken).toEqual({
    auditEventId: await idOf('three'),
    fault: 'missing',
  });
});

it('finds that the end was cut off, and a line that was put in past the chain', async () => {
  const last = await idOf('four');
  await asOwner('delete from app.audit_link where audit_event_id = $1', [last]);
  expect((await checkChain(database.sql)).broken).toMatchObject({ fault: 'missing' });
  await asOwner('update app.audit_head set seq = 3');
  expect((await checkChain(database.sql)).broken).toEqual({ auditEventId: last, fault: 'missing' });
});

it('finds lines that were put in another order', async () => {
  await asOwner(
    `with moved as (select audit_event_id, seq from app.audit_link where seq in (2, 3))
     update app.audit_link link set seq = link.seq + 100 where seq in (select seq from moved)`,
  );
  await asOwner('update app.audit_link set seq = case seq when 102 then 3 else 2 end where seq > 100');
  expect((await checkChain(database.sql)).broken).toEqual({
    auditEventId: await idOf('three'),
    fault: 'reordered',
  });
});

it('is the server’s to read, and nobody’s to write', async () => {
  for (const statement of [
    'update app.audit_link set seq = 9',
    'delete from app.audit_link',
    'update app.audit_head set seq = 9',
    'insert into app.audit_head (seq, hash) values (1, sha256(null))',
  ])
    await expect(database.pool.query(statement)).rejects.toThrow(/permission denied/);
});

it('can be looked at by days', async () => {
  const today = new Date().toISOString().slice(0, 10);
  expect((await checkChain(database.sql, { from: '2020-01-01', to: '2020-01-02' })).checked).toBe(0);
  expect((await checkChain(database.sql, { from: '2020-01-01' })).checked).toBe(4);
  expect((await checkChain(database.sql, { to: today })).broken).toBe(null);
});

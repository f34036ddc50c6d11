import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import { memberCash } from '@halls/contract/wallet';
import { carouselPictureChanged } from '@halls/contract/content';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase, type Database } from './database.ts';
import { publish } from './outbox.ts';

let db: TestDatabase;
let database: Database;
beforeAll(async () => {
  db = await createTestDatabase();
  database = openDatabase({ url: db.url, role: 'platform_app', maxConnections: 2, onError: () => {} });
});
beforeEach(() => db.pool.query('delete from app.outbox'));
afterAll(async () => {
  await database.close();
  await db.drop();
});

const rows = async () =>
  (await db.pool.query('select channel, event, payload from app.outbox order by outbox_id')).rows;

test('an event stands in the outbox under its channel, with its payload', async () => {
  await publish(database.sql, memberCash, { member_id: 17 }, { cash: '12.50', currency: 'USD' });
  await publish(database.sql, carouselPictureChanged, { currency: 'VND' }, {});
  expect(await rows()).toEqual([
    {
      channel: 'private-member.17',
      event: 'member.cash',
      payload: { cash: '12.50', currency: 'USD' },
    },
    { channel: 'web_api.VND', event: 'carousel_picture.url', payload: {} },
  ]);
});

test('an event goes with the transaction that it speaks of', async () => {
  const undone = database.sql.transaction().execute(async (transaction) => {
    // @ts-expect-error -- money is text, and the compiler knows
    await publish(transaction, memberCash, { member_id: 17 }, { cash: 1 });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await rows()).toEqual([]);
});

test('an event without its addressee is not written', async () => {
  // @ts-expect-error -- the channel is a member's, and the compiler knows
  const sent = publish(database.sql, memberCash, { currency: 'VND' }, { cash: '1' });
  await expect(sent).rejects.toThrow('member_id');
  expect(await rows()).toEqual([]);
});

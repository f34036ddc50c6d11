import { pino } from 'pino';
import { createTestDatabase, testDataKeys, type TestDatabase } from '@halls/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { carouselPictureChanged } from '@halls/contract/content';
import { openPlatform, type OpenedPlatform } from './open-platform.ts';
import { createOutboxRelay, type OutboxRelay, type RelayedEvent } from './outbox-relay.ts';
import { publish } from './outbox.ts';
import { readSettings } from './settings.ts';

/** Longer than any test: what arrives has not been found by looking around. */
const neverMs = 600_000;

let db: TestDatabase;
let nodes: OpenedPlatform[] = [];
const relays: OutboxRelay[] = [];
const errors: Error[] = [];
beforeAll(async () => {
  db = await createTestDatabase();
  nodes = [openNode(), openNode()];
});
beforeEach(() => db.pool.query('delete from app.outbox'));
afterEach(async () => {
  await Promise.all(relays.splice(0).map((relay) => relay.close()));
  expect(errors).toEqual([]);
});
afterAll(async () => {
  await Promise.all(nodes.map(({ closing }) => closing.disposeAsync()));
  await db.drop();
});

function openNode(): OpenedPlatform {
  const settings = readSettings({ NODE_ENV: 'sandbox', DATABASE_URL: db.url, DATA_KEYS: testDataKeys });
  return openPlatform({ settings, log: pino({ level: 'silent' }), translate: (key) => key });
}

/** A relay in the node's process; answers what it has sent. */
function startRelay(node: OpenedPlatform, options: { pollMs: number }): RelayedEvent[] {
  const sent: RelayedEvent[] = [];
  const started = createOutboxRelay({
    databaseUrl: db.url,
    onCommit: node.onCommit,
    send: (events) => void sent.push(...events),
    onError: (error) => errors.push(error),
    ...options,
  });
  started.start();
  relays.push(started);
  return sent;
}

/** Until it has the lock and has found nothing. */
async function comesToRest(node: OpenedPlatform, sent: readonly RelayedEvent[]): Promise<void> {
  await write(node);
  await expect.poll(() => sent).toHaveLength(1);
  await expect
    .poll(async () => {
      const { rows } = await db.pool.query<{ query: string }>(
        `select query from pg_stat_activity
         where datname = current_database() and application_name = 'outbox relay' and state = 'idle'`,
      );
      return rows.map(({ query }) => query);
    })
    .toContain('select from app.outbox order by outbox_id limit 1');
}

const write = ({ sql }: OpenedPlatform) =>
  sql
    .transaction()
    .execute((transaction) => publish(transaction, carouselPictureChanged, { currency: 'VND' }, {}));

test('an event is sent when its transaction commits, not when somebody looks', async () => {
  const [node] = nodes as [OpenedPlatform];
  const sent = startRelay(node, { pollMs: neverMs });
  await comesToRest(node, sent);

  await node.sql.transaction().execute(async (transaction) => {
    await publish(transaction, carouselPictureChanged, { currency: 'VND' }, {});
    expect(sent).toHaveLength(1);
  });
  await expect.poll(() => sent).toHaveLength(2);
});

test('an event of the wallet’s connections too', async () => {
  const [node] = nodes as [OpenedPlatform];
  const sent = startRelay(node, { pollMs: neverMs });
  await comesToRest(node, sent);

  await node.money.pool.query(
    `insert into app.outbox (channel, event, payload) values ('web_api', 'x', '{}')`,
  );
  await expect.poll(() => sent).toHaveLength(2);
});

test('an event of another process is sent when that process says so', async () => {
  const [node, other] = nodes as [OpenedPlatform, OpenedPlatform];
  const sent = startRelay(node, { pollMs: neverMs });
  await comesToRest(node, sent);
  const sentByOther = startRelay(other, { pollMs: neverMs });

  await write(other);
  await expect.poll(() => sent).toHaveLength(2);
  expect(sentByOther).toEqual([]);
});

test('who begins to send numbers beyond what a database that died may have forgotten', async () => {
  const [node] = nodes as [OpenedPlatform];
  const before = startRelay(node, { pollMs: neverMs });
  await comesToRest(node, before);
  await relays.pop()?.close();
  const after = startRelay(node, { pollMs: neverMs });
  await comesToRest(node, after);
  // half a second of full batches, one every 20 ms
  expect((after[0]?.seq ?? 0) - (before[0]?.seq ?? 0)).toBeGreaterThan(25 * 500);
});

test('an event that nobody tells of is found all the same', async () => {
  const [node] = nodes as [OpenedPlatform];
  const sent = startRelay(node, { pollMs: 50 });
  await comesToRest(node, sent);

  await db.pool.query(`insert into app.outbox (channel, event, payload) values ('web_api', 'x', '{}')`);
  await expect.poll(() => sent).toHaveLength(2);
});

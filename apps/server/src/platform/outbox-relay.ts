import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface RelayedEvent {
  readonly channel: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Increasing for each channel, also over restarts. */
  readonly seq: number;
}

export interface OutboxRelay {
  start(): void;
  /** Resolves when the batch in hand is done. */
  close(): Promise<void>;
}

// of the whole database: one relay sends, others stand by
const relayLock = 880_010;
const batchSize = 500;
const idlePollMs = 100;
/** Between batches that were not full, so that they gather some rows. */
const batchPauseMs = 20;
const standbyPollMs = 1_000;
const reconnectDelayMs = 500;

// Rows are numbered in the order in which they are taken, under the lock, so a number never goes back.
const takeBatch = {
  name: 'outbox.take',
  text: `
    with taken as (
      delete from app.outbox
      where outbox_id in (select outbox_id from app.outbox order by outbox_id limit ${batchSize})
      returning outbox_id, channel, event, payload)
    select channel, event, payload, nextval('app.event_seq')::text as seq
    from (select channel, event, payload from taken order by outbox_id) ordered`,
};
// by the index: a scan of the table would read every page that rows were just taken from
const anyRow = { name: 'outbox.any', text: 'select from app.outbox order by outbox_id limit 1' };

/**
 * Sends committed outbox rows in their order. A batch is deleted, sent, then committed: a crash in
 * between sends it again rather than never. Polls, so that writing an event costs the money path
 * nothing but a row.
 */
export function createOutboxRelay(options: {
  databaseUrl: string;
  send: (event: RelayedEvent) => void;
  onError: (error: Error) => void;
}): OutboxRelay {
  const stop = new AbortController();
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        await relayOnOneConnection();
      } catch (error) {
        options.onError(error as Error);
        await pause(reconnectDelayMs);
      }
    }
  }

  async function relayOnOneConnection(): Promise<void> {
    const client = new pg.Client({
      connectionString: options.databaseUrl,
      options: '-c role=platform_app',
      keepAlive: true,
      application_name: 'outbox relay',
    });
    // a lost connection also fails the query in hand, which is what ends the loop
    client.on('error', () => {});
    await client.connect();
    try {
      while (!stop.signal.aborted && !(await takeLock(client))) await pause(standbyPollMs);
      while (!stop.signal.aborted) {
        const { rowCount } = await client.query(anyRow);
        if (rowCount === 0) await pause(idlePollMs);
        else if ((await relayBatch(client)) < batchSize) await pause(batchPauseMs);
      }
    } finally {
      await client.end().catch(() => {});
    }
  }

  async function relayBatch(client: pg.Client): Promise<number> {
    await client.query('begin');
    const { rows } = await client.query<{
      channel: string;
      event: string;
      payload: Record<string, unknown>;
      seq: string;
    }>(takeBatch);
    for (const { channel, event, payload, seq } of rows)
      options.send({ channel, event, payload, seq: Number(seq) });
    await client.query('commit');
    return rows.length;
  }

  function pause(ms: number): Promise<void> {
    return sleep(ms, undefined, { signal: stop.signal }).catch(() => {});
  }

  return {
    start() {
      running ??= run();
    },
    async close() {
      stop.abort();
      await running;
    },
  };
}

async function takeLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    relayLock,
  ]);
  return rows[0]?.taken === true;
}

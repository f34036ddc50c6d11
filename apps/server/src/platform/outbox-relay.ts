import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createAlarm, type Alarm } from './alarm.ts';

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
/** From one look to the next, so that rows gather and calls that only read cost next to nothing. */
const shortestPauseMs = 20;
const standbyPollMs = 1_000;
const reconnectDelayMs = 500;
// said by processes that stand by, never in a transaction that matters
const wakeChannel = 'outbox_written';

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
/**
 * What is taken from the outbox waits for no disk, where bets wait for theirs: a database that dies has the last half
 * second of it again, and it is sent again. Its numbers may be forgotten with it, so whoever begins to send begins
 * beyond any that can have been sent, and that is waited for.
 */
const numbersSkipped = 100_000;
const skipNumbers = `select max(nextval('app.event_seq')) from generate_series(1, ${numbersSkipped})`;
const waitForNoDisk = 'set synchronous_commit = off';

// by the index: a scan of the table would read every page that rows were just taken from
const anyRow = { name: 'outbox.any', text: 'select from app.outbox order by outbox_id limit 1' };

// nothing is lost when it is: it waits for no disk
const tellOthers = `begin; set local synchronous_commit = off; notify ${wakeChannel}; commit`;

interface RelayOptions {
  readonly databaseUrl: string;
  /** Calls back whenever this process may have committed something. */
  readonly onCommit: (tell: () => void) => void;
  /** A batch in its order; what can't be sent now is taken again. */
  readonly send: (events: readonly RelayedEvent[]) => Promise<void> | void;
  readonly onError: (error: Error) => void;
  readonly pollMs?: number;
}

/**
 * Sends committed outbox rows in their order. A batch is deleted, sent, then committed: a crash in
 * between sends it again rather than never. It looks when this process may have committed something, when one that
 * stands by says that it has, and every `pollMs` for what nobody tells of: writing an event costs the money path
 * nothing but a row.
 */
export function createOutboxRelay(options: RelayOptions): OutboxRelay {
  const stop = new AbortController();
  const alarm = createAlarm();
  let running: Promise<void> | undefined;
  options.onCommit(alarm.ring);
  stop.signal.addEventListener('abort', alarm.ring);

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        await relayOnOneConnection(options, alarm, stop.signal);
      } catch (error) {
        options.onError(error as Error);
        await pause(reconnectDelayMs, stop.signal);
      }
    }
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

async function relayOnOneConnection(options: RelayOptions, alarm: Alarm, stop: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString: options.databaseUrl,
    options: '-c role=platform_app',
    keepAlive: true,
    application_name: 'outbox relay',
  });
  // a lost connection also fails the query in hand, which is what ends the loop
  client.on('error', () => {});
  client.on('notification', alarm.ring);
  await client.connect();
  try {
    while (!stop.aborted && !(await takeLock(client))) await standBy(client, alarm, stop);
    await client.query(`listen ${wakeChannel}`);
    await client.query(skipNumbers);
    await client.query(waitForNoDisk);
    while (!stop.aborted) await look(client, options, alarm, stop);
  } finally {
    await client.end().catch(() => {});
  }
}

async function look(
  client: pg.Client,
  { send, pollMs = idlePollMs }: RelayOptions,
  alarm: Alarm,
  stop: AbortSignal,
): Promise<void> {
  alarm.reset();
  const nextMs = performance.now() + shortestPauseMs;
  if (!(await hasRows(client))) await alarm.wait(pollMs);
  else if ((await relayBatch(client, send)) === batchSize) return;
  await pause(nextMs - performance.now(), stop);
}

/** Tells whoever has the lock of what this process has committed, until it is time to ask for the lock again. */
async function standBy(client: pg.Client, alarm: Alarm, stop: AbortSignal): Promise<void> {
  const untilMs = performance.now() + standbyPollMs;
  while (!stop.aborted && performance.now() < untilMs) {
    alarm.reset();
    if (await hasRows(client)) await client.query(tellOthers);
    await pause(shortestPauseMs, stop);
    await alarm.wait(untilMs - performance.now());
  }
}

async function relayBatch(client: pg.Client, send: RelayOptions['send']): Promise<number> {
  await client.query('begin');
  const { rows } = await client.query<{
    channel: string;
    event: string;
    payload: Record<string, unknown>;
    seq: string;
  }>(takeBatch);
  await send(rows.map(({ seq, ...row }) => ({ ...row, seq: Number(seq) })));
  await client.query('commit');
  return rows.length;
}

async function hasRows(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(anyRow);
  return rowCount !== 0;
}

async function takeLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    relayLock,
  ]);
  return rows[0]?.taken === true;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return sleep(Math.max(ms, 0), undefined, { signal }).catch(() => {});
}

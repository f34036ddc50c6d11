import { randomUUID } from 'node:crypto';
import type { SqlTransaction } from '#platform/database.ts';
import { applyMessage } from '../market/apply-message.ts';
import { holdVersions } from '../market/match.repo.ts';
import type { SportsParts } from '../sports-parts.ts';
import type { FeedAdapter } from './feed-adapter.ts';
import {
  deleteOldMessages,
  type HeardProducer,
  holdProducer,
  insertMessage,
  listProducers,
  listWaitingMessages,
  markApplied,
  updateProducer,
} from './feed.repo.ts';
import { type FeedMessage, feedMessageSchema, type Producer, silenceMs } from './sports-feed.ts';

type FeedParts = Pick<SportsParts, 'sql' | 'tableClock' | 'log'>;

/** More at once wait for the next message. */
const appliedAtOnce = 500;

/**
 * Takes in one message: once, however often it comes, and in the order of its producer. One that comes before its time
 * waits; until those before it have come, or the producer has told everything anew, nothing of the producer is taken.
 * What is no message of ours is told to the log and nothing else.
 */
export async function receiveMessage(parts: FeedParts, raw: unknown): Promise<void> {
  const parsed = feedMessageSchema.safeParse(raw);
  if (!parsed.success) {
    parts.log.warn({ err: parsed.error }, 'the feed said what nobody understands');
    return;
  }
  const message = parsed.data;
  await parts.sql.transaction().execute(async (tx) => {
    await holdVersions(tx);
    const producer = await holdProducer(tx, message.producer);
    if (message.seq <= producer.seq) return;
    // read with the lock: whoever waits for it is no earlier than this
    const now = await parts.tableClock(tx);
    const isNext = message.seq === producer.seq + 1;
    if (!(await insertMessage(tx, message, { isApplied: isNext, now }))) return;
    const isSnapshot = message.kind === 'snapshot_complete' && message.request_id === producer.snapshotId;
    if (isNext) await apply(tx, message, now);
    const change = isSnapshot
      ? await endRecovery(tx, producer, message, now)
      : isNext
        ? await goOn(tx, producer, message.seq, now)
        : missOne(producer);
    await updateProducer(tx, message.producer, {
      ...change,
      ...(message.kind === 'alive' && { aliveAt: now }),
      // whoever tells everything lives
      ...(isSnapshot && { aliveAt: now }),
    });
  });
}

type Change = Partial<Omit<HeardProducer, 'producer'>>;
type SnapshotComplete = Extract<FeedMessage, { kind: 'snapshot_complete' }>;

/** What waited for this one follows; where nothing is missing any more the gap is closed. */
async function goOn(tx: SqlTransaction, producer: HeardProducer, from: number, now: Date): Promise<Change> {
  let seq = from;
  const waiting = await listWaitingMessages(tx, producer.producer, { after: seq, limit: appliedAtOnce });
  let isWhole = true;
  for (const message of waiting) {
    isWhole = message.seq === seq + 1;
    if (!isWhole) break;
    await apply(tx, message, now);
    await markApplied(tx, message, now);
    seq = message.seq;
  }
  const isHealed = isWhole && producer.downBecause === 'gap';
  return { seq, ...(isHealed && { state: 'up', downBecause: null, snapshotId: null }) };
}

/** Whether no message of a snapshot was lost on its way. */
async function hasCome(
  tx: SqlTransaction,
  { producer, seq: last }: HeardProducer,
  { seq, tells }: SnapshotComplete,
): Promise<boolean> {
  const first = Math.max(last + 1, seq - tells);
  const waiting = await listWaitingMessages(tx, producer, { after: first - 1, limit: tells + 1 });
  return waiting.filter((message) => message.seq < seq).length === seq - first;
}

/** Everything was told anew: what is missing before it will not be missed. Where a part of it was lost, it is asked for again. */
async function endRecovery(
  tx: SqlTransaction,
  heard: HeardProducer,
  snapshot: SnapshotComplete,
  now: Date,
): Promise<Change> {
  if (!(await hasCome(tx, heard, snapshot))) return { snapshotId: null };
  const { producer, seq: last } = heard;
  const { seq } = snapshot;
  for (const message of await listWaitingMessages(tx, producer, { after: last, limit: 100_000 })) {
    if (message.seq > seq) break;
    await apply(tx, message, now);
    await markApplied(tx, message, now);
  }
  const after = await goOn(tx, { ...(await holdProducer(tx, producer)), downBecause: null }, seq, now);
  return { ...after, state: 'up', downBecause: null, snapshotId: null };
}

function missOne({ state }: HeardProducer): Change {
  return state === 'up' ? { state: 'down', downBecause: 'gap', snapshotId: null } : {};
}

async function apply(tx: SqlTransaction, message: FeedMessage, now: Date): Promise<void> {
  if ('match_id' in message) await applyMessage(tx, message, now);
}

/** A snapshot that does not come is asked for again after so long. */
const snapshotPatienceMs = 15_000;

/** Calls producers that are not heard of by what they are, and has them tell everything once they answer. */
export async function watchProducers(parts: FeedParts, adapter: FeedAdapter): Promise<void> {
  const now = await parts.tableClock();
  for (const { producer } of await listProducers(parts.sql)) {
    const asked = await parts.sql.transaction().execute((tx) => noteSilence(tx, producer, now));
    if (asked) await adapter.requestSnapshot(producer, asked);
  }
}

/** Answers the id of a snapshot that is to be asked for. */
async function noteSilence(tx: SqlTransaction, producer: Producer, now: Date): Promise<string | null> {
  const heard = await holdProducer(tx, producer);
  const isSilent = !heard.aliveAt || now.getTime() - heard.aliveAt.getTime() > silenceMs;
  if (heard.state === 'up' && !isSilent) return null;
  const because = heard.downBecause ?? 'silence';
  const waitedMs = heard.snapshotAskedAt ? now.getTime() - heard.snapshotAskedAt.getTime() : Infinity;
  if (heard.snapshotId !== null && waitedMs < snapshotPatienceMs) {
    await updateProducer(tx, producer, { state: 'down', downBecause: because });
    return null;
  }
  const snapshotId = randomUUID();
  await updateProducer(tx, producer, {
    ...{ state: 'down', downBecause: because, snapshotId, snapshotAskedAt: now },
  });
  return snapshotId;
}

/** Whoever has just taken over the feed has not heard what was said meanwhile. */
export async function beginAnew({ sql }: Pick<FeedParts, 'sql'>): Promise<void> {
  for (const { producer } of await listProducers(sql))
    await updateProducer(sql, producer, { state: 'down', downBecause: 'start', snapshotId: null });
}

const messagesKeptMs = 6 * 3_600_000;
const sweptAtOnce = 5_000;

export async function sweepMessages({ sql, tableClock }: FeedParts): Promise<void> {
  const before = new Date((await tableClock()).getTime() - messagesKeptMs);
  for (let batch = 0; batch < 20; batch += 1)
    if ((await deleteOldMessages(sql, { before, limit: sweptAtOnce })) < sweptAtOnce) break;
}

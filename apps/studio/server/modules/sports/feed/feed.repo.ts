import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { type FeedMessage, feedMessageSchema, type Producer } from './sports-feed.ts';

export interface HeardProducer {
  readonly producer: Producer;
  readonly seq: number;
  readonly aliveAt: Date | null;
  readonly state: 'up' | 'down';
  readonly downBecause: 'start' | 'gap' | 'silence' | null;
  readonly snapshotId: string | null;
  readonly snapshotAskedAt: Date | null;
}

const columns = [
  'producer',
  'seq',
  'alive_at as aliveAt',
  'state',
  'down_because as downBecause',
  'snapshot_id as snapshotId',
  'snapshot_asked_at as snapshotAskedAt',
] as const;

export async function listProducers(sql: SqlOrTransaction): Promise<HeardProducer[]> {
  const rows = await sql
    .selectFrom('sports.producer')
    .select(columns)
    .orderBy('producer')
    .limit(10)
    .execute();
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }));
}

/** Held until the transaction ends: its messages are taken one after the other. */
export async function holdProducer(tx: SqlTransaction, producer: Producer): Promise<HeardProducer> {
  const row = await tx
    .selectFrom('sports.producer')
    .select(columns)
    .where('producer', '=', producer)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...row, seq: Number(row.seq) };
}

export async function updateProducer(
  tx: SqlOrTransaction,
  producer: Producer,
  change: Partial<Omit<HeardProducer, 'producer'>>,
): Promise<void> {
  const { seq, aliveAt, state, downBecause, snapshotId, snapshotAskedAt } = change;
  if (Object.keys(change).length === 0) return;
  await tx
    .updateTable('sports.producer')
    .set({
      ...(seq !== undefined && { seq }),
      ...(aliveAt !== undefined && { alive_at: aliveAt }),
      ...(state !== undefined && { state }),
      ...(downBecause !== undefined && { down_because: downBecause }),
      ...(snapshotId !== undefined && { snapshot_id: snapshotId }),
      ...(snapshotAskedAt !== undefined && { snapshot_asked_at: snapshotAskedAt }),
    })
    .where('producer', '=', producer)
    .execute();
}

/** False: it is here already. */
export async function insertMessage(
  tx: SqlTransaction,
  message: FeedMessage,
  { isApplied, now }: { readonly isApplied: boolean; readonly now: Date },
): Promise<boolean> {
  const result = await tx
    .insertInto('sports.feed_message')
    .values({
      producer: message.producer,
      seq: message.seq,
      message: JSON.stringify(message),
      is_applied: isApplied,
      received_at: now,
      applied_at: isApplied ? now : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Those that wait for others before them, in order. */
export async function listWaitingMessages(
  tx: SqlTransaction,
  producer: Producer,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<FeedMessage[]> {
  const rows = await tx
    .selectFrom('sports.feed_message')
    .select('message')
    .where('producer', '=', producer)
    .where('is_applied', '=', false)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map(({ message }) => feedMessageSchema.parse(message));
}

export async function markApplied(
  tx: SqlTransaction,
  { producer, seq }: Pick<FeedMessage, 'producer' | 'seq'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('sports.feed_message')
    .set({ is_applied: true, applied_at: now })
    .where('producer', '=', producer)
    .where('seq', '=', seq)
    .execute();
}

/** Answers how many went. */
export async function deleteOldMessages(
  sql: SqlOrTransaction,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
  const result = await sql
    .deleteFrom('sports.feed_message')
    .where((where) =>
      where(
        where.refTuple('producer', 'seq'),
        'in',
        where
          .selectFrom('sports.feed_message as old')
          .select(['old.producer', 'old.seq'])
          .where('old.received_at', '<', before)
          .orderBy('old.received_at')
          .limit(limit)
          .$asTuple('producer', 'seq'),
      ),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

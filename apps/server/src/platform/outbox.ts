import { channelOf, type PayloadOf, type RealtimeEvent } from '@halls/contract';
import type { SqlOrTransaction } from './database.ts';
import './outbox.tables.ts';

/** The names between braces in an event's channel, such as `member_id`, with their values. */
type Addressee<E extends RealtimeEvent> = Parameters<typeof channelOf<E>>[1];

/** Writes an event to be sent once the transaction that it speaks of has committed. */
export async function publish<const E extends RealtimeEvent>(
  sql: SqlOrTransaction,
  event: E,
  to: Addressee<E>,
  payload: PayloadOf<E>,
): Promise<void> {
  await publishAll(sql, [eventRow(event, to, payload)]);
}

/** An event as it is stored; its payload is JSON. */
export interface EventRow {
  readonly channel: string;
  readonly event: string;
  readonly payload: string;
}

export function eventRow<const E extends RealtimeEvent>(
  event: E,
  to: Addressee<E>,
  payload: PayloadOf<E>,
): EventRow {
  return { channel: channelOf(event, to), event: event.event, payload: JSON.stringify(payload) };
}

/** As `publish`, several in one statement; they are sent in this order. */
export async function publishAll(sql: SqlOrTransaction, rows: readonly EventRow[]): Promise<void> {
  await sql
    .insertInto('app.outbox')
    .values([...rows])
    .execute();
}

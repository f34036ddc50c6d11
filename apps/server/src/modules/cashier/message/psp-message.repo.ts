import type { Sql } from '#platform/database.ts';
import type { UntrustedMessage } from '../service/payment-adapter.ts';

export interface NewMessage {
  readonly pspId: string;
  readonly messageId: string;
  readonly receivedAt: Date;
  readonly raw: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly distrust: UntrustedMessage['distrust'] | null;
  readonly orderId: string | null;
}

/** What is there of it: `new` where it was not, `waiting` where nobody has worked on it to the end. */
export async function keepMessage(sql: Sql, message: NewMessage): Promise<'new' | 'waiting' | 'done'> {
  const { numInsertedOrUpdatedRows } = await sql
    .insertInto('cashier.psp_message')
    .values({
      psp_id: message.pspId,
      message_id: message.messageId,
      received_at: message.receivedAt,
      raw: message.raw,
      headers: JSON.stringify(message.headers),
      distrust: message.distrust,
      order_id: message.orderId,
    })
    .onConflict((conflict) => conflict.columns(['psp_id', 'message_id']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return 'new';
  const row = await sql
    .selectFrom('cashier.psp_message')
    .select('worked_at')
    .where('psp_id', '=', message.pspId)
    .where('message_id', '=', message.messageId)
    .executeTakeFirst();
  return row?.worked_at ? 'done' : 'waiting';
}

export async function noteOutcome(
  sql: Sql,
  { pspId, messageId }: Pick<NewMessage, 'pspId' | 'messageId'>,
  outcome: string,
  now: Date,
): Promise<void> {
  await sql
    .updateTable('cashier.psp_message')
    .set({ outcome, worked_at: now })
    .where('psp_id', '=', pspId)
    .where('message_id', '=', messageId)
    .where('worked_at', 'is', null)
    .execute();
}

/** Trusted ones that a process left behind, oldest first. */
export async function listWaiting(sql: Sql, before: Date, limit: number): Promise<NewMessage[]> {
  const rows = await sql
    .selectFrom('cashier.psp_message')
    .select(['psp_id', 'message_id', 'received_at', 'raw', 'headers', 'distrust', 'order_id'])
    .where('worked_at', 'is', null)
    .where('distrust', 'is', null)
    .where('received_at', '<', before)
    .orderBy('received_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    pspId: row.psp_id,
    messageId: row.message_id,
    receivedAt: row.received_at,
    raw: row.raw,
    headers: row.headers,
    distrust: row.distrust,
    orderId: row.order_id,
  }));
}

/** Those that nobody could trust are evidence for a while, and not for ever: anybody may send them. */
export async function dropUntrustedBefore(sql: Sql, before: Date): Promise<void> {
  await sql
    .deleteFrom('cashier.psp_message')
    .where('distrust', 'is not', null)
    .where('received_at', '<', before)
    .execute();
}

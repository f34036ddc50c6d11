import { sql as raw } from 'kysely';
import type { Sql, SqlOrTransaction } from '#platform/database.ts';
import type { Defect } from './defects.ts';

export interface StoredMessage {
  readonly messageNumber: number;
  readonly messageId: string;
  readonly pspRef: string;
  readonly body: string;
  readonly defect: Defect | null;
  readonly tries: number;
}

export async function insertMessage(
  sql: SqlOrTransaction,
  message: Pick<StoredMessage, 'messageId' | 'pspRef' | 'body' | 'defect'> & {
    readonly isHeld: boolean;
    readonly now: Date;
  },
): Promise<void> {
  await sql
    .insertInto('gateway.message')
    .values({
      message_id: message.messageId,
      psp_ref: message.pspRef,
      body: message.body,
      defect: message.defect,
      state: message.isHeld ? 'held' : 'waiting',
      due_at: message.now,
    })
    .execute();
}

/** Takes what has been due for longest; nobody else takes it before `until`. */
export async function claimNext(
  sql: Sql,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<StoredMessage | null> {
  const row = await sql
    .updateTable('gateway.message')
    .set({ due_at: until, tries: raw<number>`tries + 1` })
    .where('message_number', '=', (due) =>
      due
        .selectFrom('gateway.message')
        .select('message_number')
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('message_number')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['message_number', 'message_id', 'psp_ref', 'body', 'defect', 'tries'])
    .executeTakeFirst();
  return row ? readMessage(row) : null;
}

export async function noteAnswer(
  sql: Sql,
  messageNumber: number,
  noted: { readonly state: 'waiting' | 'taken' | 'given_up'; readonly dueAt: Date; readonly answer: string },
): Promise<void> {
  await sql
    .updateTable('gateway.message')
    .set({ state: noted.state, due_at: noted.dueAt, answer: noted.answer })
    .where('message_number', '=', messageNumber)
    .execute();
}

const mostOfOrder = 50;

/** Of an order, oldest first. */
export async function listOfOrder(sql: Sql, pspRef: string) {
  const rows = await sql
    .selectFrom('gateway.message')
    .select(['message_number', 'message_id', 'psp_ref', 'body', 'defect', 'tries', 'state', 'answer'])
    .where('psp_ref', '=', pspRef)
    .orderBy('message_number')
    .limit(mostOfOrder)
    .execute();
  return rows.map((row) => ({ ...readMessage(row), state: row.state, answer: row.answer }));
}

/** Lets what is held be sent, oldest first, or newest first. */
export async function releaseHeld(
  sql: Sql,
  { now, isReversed }: { readonly now: Date; readonly isReversed: boolean },
): Promise<void> {
  await sql
    .updateTable('gateway.message')
    .set({
      state: 'waiting',
      due_at: isReversed
        ? raw<Date>`${now}::timestamptz - make_interval(secs => message_number * 0.000001)`
        : now,
    })
    .where('state', '=', 'held')
    .execute();
}

function readMessage(row: {
  message_number: number;
  message_id: string;
  psp_ref: string;
  body: string;
  defect: Defect | null;
  tries: number;
}): StoredMessage {
  return {
    messageNumber: row.message_number,
    messageId: row.message_id,
    pspRef: row.psp_ref,
    body: row.body,
    defect: row.defect,
    tries: row.tries,
  };
}

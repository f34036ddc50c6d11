import type { Selectable } from 'kysely';
import type { SqlOrTransaction, Tables } from '#platform/database.ts';

type SandboxMessageRow = Selectable<Tables['app.sandbox_message']>;
export type SandboxMessage = Omit<SandboxMessageRow, 'sandbox_message_id' | 'key'>;

const shownAtMost = 100;

/** A key that is there already stays as it is. */
export async function insertSandboxMessage(
  sql: SqlOrTransaction,
  message: Omit<SandboxMessageRow, 'sandbox_message_id'>,
): Promise<void> {
  await sql
    .insertInto('app.sandbox_message')
    .values(message)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/** The newest first: those to one recipient, or all. */
export function listSandboxMessages(sql: SqlOrTransaction, to: string | null): Promise<SandboxMessage[]> {
  const query = sql
    .selectFrom('app.sandbox_message')
    .select(['recipient', 'channel', 'subject', 'body', 'sent_at'])
    .orderBy('sandbox_message_id', 'desc')
    .limit(shownAtMost);
  return (to === null ? query : query.where('recipient', '=', to)).execute();
}

export async function deleteSandboxMessagesBefore(sql: SqlOrTransaction, time: Date): Promise<void> {
  await sql.deleteFrom('app.sandbox_message').where('sent_at', '<', time).execute();
}

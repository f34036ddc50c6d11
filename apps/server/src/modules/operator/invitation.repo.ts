import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

/** A link by which an operator sets their password; one before it is good no more. */
export async function saveInvitation(
  transaction: SqlTransaction,
  invitation: { readonly operatorId: number; readonly tokenHash: Buffer; readonly expiresAt: Date },
): Promise<void> {
  const columns = { token_hash: invitation.tokenHash, expires_at: invitation.expiresAt };
  await transaction
    .insertInto('app.operator_invitation')
    .values({ operator_id: invitation.operatorId, ...columns })
    .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(columns))
    .execute();
}

/** Whom a link is for that is still good. */
export async function findInvited(
  sql: SqlOrTransaction,
  tokenHash: Buffer,
  now: Date,
): Promise<number | null> {
  const row = await sql
    .selectFrom('app.operator_invitation')
    .select('operator_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.operator_id ?? null;
}

/** It is good once: null where somebody else was faster. */
export async function spendInvitation(
  transaction: SqlTransaction,
  tokenHash: Buffer,
  now: Date,
): Promise<number | null> {
  const row = await transaction
    .deleteFrom('app.operator_invitation')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('operator_id')
    .executeTakeFirst();
  return row?.operator_id ?? null;
}

/** Until when there is a link for them; null: there is none. */
export async function invitedUntil(
  sql: SqlOrTransaction,
  operatorId: number,
  now: Date,
): Promise<Date | null> {
  const row = await sql
    .selectFrom('app.operator_invitation')
    .select('expires_at')
    .where('operator_id', '=', operatorId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

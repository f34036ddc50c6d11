import type { SqlOrTransaction } from '#platform/database.ts';

/** False when the nonce was spent before. */
export async function spendRequestNonce(
  sql: SqlOrTransaction,
  spent: { readonly keyId: string; readonly nonce: string; readonly expiresAt: Date },
): Promise<boolean> {
  const result = await sql
    .insertInto('studio.spent_nonce')
    .values({ key_id: spent.keyId, nonce: spent.nonce, expires_at: spent.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function forgetOldNonces(sql: SqlOrTransaction, now: Date): Promise<void> {
  await sql.deleteFrom('studio.spent_nonce').where('expires_at', '<', now).execute();
}

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

/** The oldest that are over, at most `limit`; answers how many. */
export async function forgetOldNonces(
  sql: SqlOrTransaction,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<number> {
  const result = await sql
    .with('old', (old) =>
      old
        .selectFrom('studio.spent_nonce')
        .select(['key_id', 'nonce'])
        .where('expires_at', '<', now)
        .orderBy('expires_at')
        .limit(limit),
    )
    .deleteFrom('studio.spent_nonce')
    .using('old')
    .whereRef('studio.spent_nonce.key_id', '=', 'old.key_id')
    .whereRef('studio.spent_nonce.nonce', '=', 'old.nonce')
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

import type { Pool, SqlOrTransaction } from '#platform/database.ts';

export interface SpentNonce {
  readonly keyId: string;
  readonly nonce: string;
  readonly expiresAt: Date;
}

/**
 * For each, in its place: false when the nonce was spent before. Nobody waits for the disk: what a call does is
 * committed later, and takes its nonce along.
 */
export async function spendRequestNonces(pool: Pool, spent: readonly SpentNonce[]): Promise<boolean[]> {
  const { rows } = await pool.query<{ key_id: string; nonce: string }>({
    name: 'spend_request_nonces',
    text: `insert into studio.spent_nonce (key_id, nonce, expires_at)
      select key_id, nonce, expires_at from unnest($1::text[], $2::text[], $3::timestamptz[])
        asked (key_id, nonce, expires_at)
      on conflict do nothing
      returning key_id, nonce, set_config('synchronous_commit', 'off', true)`,
    values: [
      spent.map(({ keyId }) => keyId),
      spent.map(({ nonce }) => nonce),
      spent.map(({ expiresAt }) => expiresAt),
    ],
  });
  const fresh = new Set(rows.map((row) => `${row.key_id} ${row.nonce}`));
  // of two alike the first
  return spent.map(({ keyId, nonce }) => fresh.delete(`${keyId} ${nonce}`));
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

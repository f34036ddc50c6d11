import { createHash } from 'node:crypto';
import type { SqlOrTransaction } from '#platform/database.ts';

export interface NewRecoveryToken {
  readonly token: string;
  readonly siteId: number;
  readonly memberId: number;
  readonly passwordHash: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertToken(sql: SqlOrTransaction, given: NewRecoveryToken): Promise<void> {
  await sql
    .insertInto('app.recovery_token')
    .values({
      token_hash: hashOf(given.token),
      site_id: given.siteId,
      member_id: given.memberId,
      password_mark: hashOf(given.passwordHash),
      created_at: given.now,
      expires_at: given.expiresAt,
      used_at: null,
    })
    .execute();
}

export interface UsedRecoveryToken {
  readonly memberId: number;
  /** Whether the member's password is still the one that it was given for. */
  isFor(passwordHash: string): boolean;
}

/** Uses a token up; null when there is none, or it was used, is another site's, or too old. */
export async function useToken(
  sql: SqlOrTransaction,
  { token, siteId, now }: { readonly token: string; readonly siteId: number; readonly now: Date },
): Promise<UsedRecoveryToken | null> {
  const row = await sql
    .updateTable('app.recovery_token')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('site_id', '=', siteId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['member_id', 'password_mark'])
    .executeTakeFirst();
  if (!row) return null;
  return {
    memberId: row.member_id,
    isFor: (passwordHash) => row.password_mark.equals(hashOf(passwordHash)),
  };
}

export async function deleteTokensBefore(sql: SqlOrTransaction, time: Date): Promise<void> {
  await sql.deleteFrom('app.recovery_token').where('created_at', '<', time).execute();
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

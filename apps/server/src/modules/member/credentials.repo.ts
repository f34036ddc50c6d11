import type { Currency } from '@halls/contract';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

/** What a login compares a password with. */
export interface Credentials {
  readonly memberId: number;
  readonly passwordHash: string;
}

export async function findCredentials(
  sql: SqlOrTransaction,
  siteId: number,
  account: string,
): Promise<Credentials | null> {
  const row = await sql
    .selectFrom('app.member')
    .select(['member_id', 'password_hash'])
    .where('site_id', '=', siteId)
    .where('member_account', '=', account)
    .executeTakeFirst();
  return row ? { memberId: row.member_id, passwordHash: row.password_hash } : null;
}

/** A member whose row the transaction holds: nobody else logs in, disables or renames them meanwhile. */
export interface LockedMember extends Credentials {
  readonly account: string;
  readonly currency: Currency;
  readonly isDisabled: boolean;
  /** By an operator; the freeze after failed logins is the login's. */
  readonly frozenUntil: Date | null;
}

export async function lockMember(
  transaction: SqlTransaction,
  memberId: number,
): Promise<LockedMember | null> {
  const row = await transaction
    .selectFrom('app.member')
    .select(['member_id', 'member_account', 'currency', 'status', 'frozen_until', 'password_hash'])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return {
    memberId: row.member_id,
    passwordHash: row.password_hash,
    account: row.member_account,
    currency: row.currency,
    isDisabled: row.status === 'disabled',
    frozenUntil: row.frozen_until,
  };
}

export async function touchLogin(transaction: SqlTransaction, memberId: number, now: Date): Promise<void> {
  await transaction
    .updateTable('app.member')
    .set({ last_login_at: now })
    .where('member_id', '=', memberId)
    .execute();
}

export async function readPasswordHash(sql: SqlOrTransaction, memberId: number): Promise<string> {
  const row = await sql
    .selectFrom('app.member')
    .select('password_hash')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.password_hash;
}

/** False when the password is no longer the one of `before`. */
export async function replacePasswordHash(
  sql: SqlOrTransaction,
  memberId: number,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<boolean> {
  const updated = await sql
    .updateTable('app.member')
    .set({ password_hash: after, first_login_to_change_password: false })
    .where('member_id', '=', memberId)
    .where('password_hash', '=', before)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

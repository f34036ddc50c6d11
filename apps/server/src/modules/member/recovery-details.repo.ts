import type { Currency, Language } from '@halls/contract';
import type { SqlOrTransaction } from '#platform/database.ts';

/** What a member who cannot log in can be known by, and where they are told of it. */
export interface RecoveryDetails {
  readonly memberId: number;
  readonly account: string;
  readonly isDisabled: boolean;
  readonly passwordHash: string;
  readonly withdrawPasswordHash: string | null;
  readonly email: string;
  readonly phone: string;
  readonly currency: Currency;
  readonly language: Language | null;
}

export type RecoveryName =
  | { readonly siteId: number; readonly account: string }
  | { readonly memberId: number };

/** The details as they rest: e-mail address and phone number are in the content, which is null for nothing. */
export type RecoveryRow = Omit<RecoveryDetails, 'email' | 'phone'> & { readonly content: string | null };

/** One statement whether or not there is such an account, so that the time does not tell. */
export async function findRecoveryRow(sql: SqlOrTransaction, by: RecoveryName): Promise<RecoveryRow | null> {
  const query = sql
    .selectFrom('app.member as member')
    .leftJoin('app.member_personal as personal', 'personal.member_id', 'member.member_id')
    .select(['member.member_id', 'member_account', 'status', 'password_hash', 'withdraw_password_hash'])
    .select(['currency', 'language', 'content']);
  const row = await (
    'memberId' in by
      ? query.where('member.member_id', '=', by.memberId)
      : query.where('site_id', '=', by.siteId).where('member_account', '=', by.account)
  ).executeTakeFirst();
  if (!row) return null;
  return {
    memberId: row.member_id,
    account: row.member_account,
    isDisabled: row.status === 'disabled',
    passwordHash: row.password_hash,
    withdrawPasswordHash: row.withdraw_password_hash,
    currency: row.currency,
    language: row.language,
    content: row.content,
  };
}

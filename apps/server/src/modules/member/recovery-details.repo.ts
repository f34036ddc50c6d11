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

/** One statement whether or not there is such an account, so that the time does not tell. */
export async function findRecoveryDetails(
  sql: SqlOrTransaction,
  by: { readonly siteId: number; readonly account: string } | { readonly memberId: number },
): Promise<RecoveryDetails | null> {
  const query = sql
    .selectFrom('app.member')
    .select(['member_id', 'member_account', 'status', 'password_hash', 'withdraw_password_hash'])
    .select(['member_email', 'member_phone', 'currency', 'language']);
  const row = await (
    'memberId' in by
      ? query.where('member_id', '=', by.memberId)
      : query.where('site_id', '=', by.siteId).where('member_account', '=', by.account)
  ).executeTakeFirst();
  if (!row) return null;
  return {
    memberId: row.member_id,
    account: row.member_account,
    isDisabled: row.status === 'disabled',
    passwordHash: row.password_hash,
    withdrawPasswordHash: row.withdraw_password_hash,
    email: row.member_email,
    phone: row.member_phone,
    currency: row.currency,
    language: row.language,
  };
}

import type { Currency } from '@halls/contract';
import type { Sealing } from '@halls/service';
import type { Sql, SqlOrTransaction } from '#platform/database.ts';
import { accountNumber } from './payout-account.repo.ts';

/** An account as everybody may see it; also one that was removed since. */
export interface ShownPayoutAccount {
  readonly accountId: string;
  readonly bankName: string;
  readonly numberEnd: string;
  readonly addedAt: Date;
  readonly isRemoved: boolean;
}

/** One of the member's that is there. */
export async function findPayoutAccount(
  sql: SqlOrTransaction,
  which: { readonly memberId: number; readonly accountId: string },
): Promise<{ readonly currency: Currency; readonly usableAt: Date } | null> {
  const row = await sql
    .selectFrom('app.payout_account')
    .select(['currency', 'usable_at'])
    .where('account_id', '=', which.accountId)
    .where('member_id', '=', which.memberId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row ? { currency: row.currency, usableAt: row.usable_at } : null;
}

export async function listPayoutAccounts(
  sql: Sql,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, ShownPayoutAccount>> {
  if (accountIds.length === 0) return new Map();
  const rows = await sql
    .selectFrom('app.payout_account as account')
    .innerJoin('app.payout_bank as bank', 'bank.bank_code', 'account.bank_code')
    .select(['account.account_id', 'account.number_end', 'bank.name'])
    .select(['account.created_at', 'account.removed_at'])
    .where('account.account_id', 'in', accountIds)
    .limit(accountIds.length)
    .execute();
  return new Map(
    rows.map((row) => [
      row.account_id,
      {
        accountId: row.account_id,
        bankName: row.name,
        numberEnd: row.number_end,
        addedAt: row.created_at,
        isRemoved: row.removed_at !== null,
      },
    ]),
  );
}

/** With its whole number, for whoever is to pay there; also one that was removed after it was asked for. */
export async function openPayoutAccount(
  { sql, sealing }: { readonly sql: Sql; readonly sealing: Sealing },
  accountId: string,
): Promise<{ readonly bankName: string; readonly number: string } | null> {
  const row = await sql
    .selectFrom('app.payout_account as account')
    .innerJoin('app.payout_bank as bank', 'bank.bank_code', 'account.bank_code')
    .select(['account.number_sealed', 'bank.name'])
    .where('account.account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return null;
  return { bankName: row.name, number: accountNumber.open(sealing, { accountId }, row.number_sealed) };
}

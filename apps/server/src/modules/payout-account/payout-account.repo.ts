import type { Currency } from '@halls/contract';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { sealedColumn } from '#platform/sealed-column.repo.ts';

/** Of a currency; nobody offers so many. */
const maxBanks = 500;
/** More than a member may have, so that a list is never cut. */
const maxListed = 50;

export const accountNumber = sealedColumn({
  table: 'app.payout_account',
  column: 'number_sealed',
  key: { accountId: 'account_id' },
});

export type BankRow = Awaited<ReturnType<typeof listBanks>>[number];
export type AccountRow = Awaited<ReturnType<typeof listAccounts>>[number];

export function listBanks(sql: Sql, currency: Currency) {
  return sql
    .selectFrom('app.payout_bank')
    .select(['bank_code', 'kind', 'name', 'number_pattern'])
    .where('currency', '=', currency)
    .where('is_active', '=', true)
    .orderBy('sort')
    .orderBy('bank_code')
    .limit(maxBanks)
    .execute();
}

export function listAccounts(sql: SqlOrTransaction, memberId: number) {
  return sql
    .selectFrom('app.payout_account as account')
    .innerJoin('app.payout_bank as bank', 'bank.bank_code', 'account.bank_code')
    .select(['account.account_id', 'account.bank_code', 'account.currency', 'account.number_end'])
    .select(['account.created_at', 'account.usable_at', 'bank.kind', 'bank.name'])
    .where('account.member_id', '=', memberId)
    .where('account.removed_at', 'is', null)
    .orderBy('account.created_at')
    .orderBy('account.account_id')
    .limit(maxListed)
    .execute();
}

export interface NewAccount {
  readonly accountId: string;
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
  readonly bankCode: string;
  readonly numberSealed: string;
  readonly numberEnd: string;
  readonly numberHash: Buffer;
  readonly now: Date;
  readonly usableAt: Date;
}

/** Null when it was added; else the member who has the account already. */
export async function insertAccount(
  transaction: SqlTransaction,
  account: NewAccount,
): Promise<{ readonly ownerId: number } | null> {
  const inserted = await transaction
    .insertInto('app.payout_account')
    .values({
      account_id: account.accountId,
      site_id: account.siteId,
      member_id: account.memberId,
      currency: account.currency,
      bank_code: account.bankCode,
      number_sealed: account.numberSealed,
      number_end: account.numberEnd,
      number_hash: account.numberHash,
      created_at: account.now,
      usable_at: account.usableAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'number_hash']).where('removed_at', 'is', null).doNothing(),
    )
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return null;
  const owner = await transaction
    .selectFrom('app.payout_account')
    .select('member_id')
    .where('site_id', '=', account.siteId)
    .where('number_hash', '=', account.numberHash)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return { ownerId: owner?.member_id ?? 0 };
}

/** The end of its number and its bank; null when the member has no such account. */
export async function removeAccount(
  transaction: SqlTransaction,
  { memberId, accountId, now }: { memberId: number; accountId: string; now: Date },
): Promise<{ readonly bankCode: string; readonly numberEnd: string } | null> {
  const row = await transaction
    .updateTable('app.payout_account')
    .set({ removed_at: now })
    .where('account_id', '=', accountId)
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .returning(['bank_code', 'number_end'])
    .executeTakeFirst();
  return row ? { bankCode: row.bank_code, numberEnd: row.number_end } : null;
}

export async function bankName(sql: SqlOrTransaction, bankCode: string): Promise<string> {
  const row = await sql
    .selectFrom('app.payout_bank')
    .select('name')
    .where('bank_code', '=', bankCode)
    .executeTakeFirst();
  return row?.name ?? bankCode;
}

import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';

/** As much of the accounts as their owners know them by, by member. */
export async function findMaskedAccounts(
  sql: SqlOrTransaction,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (memberIds.length === 0) return new Map();
  const rows = await sql
    .selectFrom('app.member')
    .select(['member_id', raw<string>`app.mask_account(member_account)`.as('account')])
    .where('member_id', 'in', [...new Set(memberIds)])
    .orderBy('member_id')
    .limit(memberIds.length)
    .execute();
  return new Map(rows.map((row) => [row.member_id, row.account]));
}

import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { UniqueField } from './member.rules.ts';

/** A value that no two members of a site may share. */
export interface UniqueValue {
  readonly siteId: number;
  readonly field: UniqueField;
  readonly value: string;
}

export async function isValueTaken(sql: SqlOrTransaction, value: UniqueValue): Promise<boolean> {
  return (await findHolder(sql, value)) !== null;
}

/** False: another member of the site has the value. Waits for one that is just being written. */
export async function claimUniqueValue(
  transaction: SqlTransaction,
  claim: UniqueValue & { readonly memberId: number },
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('app.member_unique_field')
    .values({ site_id: claim.siteId, field: claim.field, value: claim.value, member_id: claim.memberId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return true;
  return (await findHolder(transaction, claim)) === claim.memberId;
}

export async function releaseUniqueValue(
  transaction: SqlTransaction,
  memberId: number,
  field: UniqueField,
): Promise<void> {
  await transaction
    .deleteFrom('app.member_unique_field')
    .where('member_id', '=', memberId)
    .where('field', '=', field)
    .execute();
}

async function findHolder(
  sql: SqlOrTransaction,
  { siteId, field, value }: UniqueValue,
): Promise<number | null> {
  const holder = await sql
    .selectFrom('app.member_unique_field')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('field', '=', field)
    .where('value', '=', value)
    .executeTakeFirst();
  return holder?.member_id ?? null;
}

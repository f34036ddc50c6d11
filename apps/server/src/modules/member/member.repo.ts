import { sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { UniqueField } from './profile.rules.ts';

export function readMember(sql: SqlOrTransaction, memberId: number) {
  return memberQuery(sql, memberId).executeTakeFirstOrThrow();
}

export function lockMember(tx: SqlTransaction, memberId: number) {
  return memberQuery(tx, memberId).forUpdate().executeTakeFirstOrThrow();
}

export type MemberRow = Awaited<ReturnType<typeof readMember>>;

function memberQuery(sql: SqlOrTransaction, memberId: number) {
  return sql
    .selectFrom('app.member')
    .selectAll()
    .select(raw<string | null>`to_char(member_birthday, 'YYYY-MM-DD')`.as('birthday'))
    .where('member_id', '=', memberId);
}

/** False: another member of the site has the value. Waits for one that is just being written. */
export async function claimUniqueValue(
  tx: SqlTransaction,
  claim: { siteId: number; memberId: number; field: UniqueField; value: string },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('app.member_unique_field')
    .values({ site_id: claim.siteId, field: claim.field, value: claim.value, member_id: claim.memberId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return true;
  const holder = await tx
    .selectFrom('app.member_unique_field')
    .select('member_id')
    .where('site_id', '=', claim.siteId)
    .where('field', '=', claim.field)
    .where('value', '=', claim.value)
    .executeTakeFirst();
  return holder?.member_id === claim.memberId;
}

export async function releaseUniqueValue(
  tx: SqlTransaction,
  memberId: number,
  field: UniqueField,
): Promise<void> {
  await tx
    .deleteFrom('app.member_unique_field')
    .where('member_id', '=', memberId)
    .where('field', '=', field)
    .execute();
}

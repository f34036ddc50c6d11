import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';

export interface AccountFacts {
  readonly createdAt: Date;
  /** Other members of the site who have, or had, the same account; a hundred at most. */
  readonly sharedWith: number;
}

const mostCounted = 100;

/** Of an account of the member, or with null of the newest that they have; null where there is none. */
export async function readAccountFacts(
  sql: SqlOrTransaction,
  { memberId, accountId }: { readonly memberId: number; readonly accountId: string | null },
): Promise<AccountFacts | null> {
  const { rows } = await raw<{ created_at: Date; shared_with: number }>`
    select a.created_at, (select count(*)::integer from (
      select distinct o.member_id from app.payout_account o
      where o.site_id = a.site_id and o.number_hash = a.number_hash and o.member_id <> a.member_id
      limit ${mostCounted}) others) as shared_with
    from app.payout_account a
    where a.member_id = ${memberId}
      and case when ${accountId}::uuid is null then a.removed_at is null else a.account_id = ${accountId}::uuid end
    order by a.created_at desc, a.account_id limit 1`.execute(sql);
  const [row] = rows;
  return row ? { createdAt: row.created_at, sharedWith: row.shared_with } : null;
}

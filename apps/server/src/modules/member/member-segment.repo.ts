import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { SqlOrTransaction } from '#platform/database.ts';

/** Members of a site of whom all of this holds. */
export interface MemberSegment {
  readonly siteId: number;
  readonly currency?: Currency | undefined;
  readonly joinedAfter?: Date | undefined;
  readonly joinedBefore?: Date | undefined;
  /** Who was never in has not been seen since they joined. */
  readonly seenAfter?: Date | undefined;
  readonly seenBefore?: Date | undefined;
}

/** Those after one, in the order of their ids; nobody who is shut out. */
export async function listSegment(
  sql: SqlOrTransaction,
  segment: MemberSegment,
  { afterId, limit }: { readonly afterId: number; readonly limit: number },
): Promise<number[]> {
  const { currency, joinedAfter, joinedBefore, seenAfter, seenBefore } = segment;
  const seenAt = raw<Date>`coalesce(last_login_at, created_at)`;
  const rows = await sql
    .selectFrom('app.member')
    .select('member_id')
    .where('site_id', '=', segment.siteId)
    .where('member_id', '>', afterId)
    .where('status', '=', 'active')
    .$if(currency !== undefined, (query) => query.where('currency', '=', currency as Currency))
    .$if(joinedAfter !== undefined, (query) => query.where('created_at', '>=', joinedAfter as Date))
    .$if(joinedBefore !== undefined, (query) => query.where('created_at', '<', joinedBefore as Date))
    .$if(seenAfter !== undefined, (query) => query.where(seenAt, '>=', seenAfter as Date))
    .$if(seenBefore !== undefined, (query) => query.where(seenAt, '<', seenBefore as Date))
    .orderBy('member_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.member_id);
}

/** Ids of members of a site by their accounts, as far as there are such. */
export async function idsOfAccounts(
  sql: SqlOrTransaction,
  siteId: number,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql
    .selectFrom('app.member')
    .select(['member_id', 'member_account'])
    .where('site_id', '=', siteId)
    .where('member_account', 'in', [...accounts])
    .orderBy('member_id')
    .limit(accounts.length)
    .execute();
  return new Map(rows.map((row) => [row.member_account, row.member_id]));
}

import { sql as raw } from 'kysely';
import type { Sql } from '#platform/database.ts';

const triesCountMs = 60 * 60_000;

export interface FastTry {
  readonly siteId: number;
  readonly account: string;
  readonly remoteAddress: string;
}

export function triesCountSince(now: Date): Date {
  return new Date(now.getTime() - triesCountMs);
}

/** Notes a try before it is looked at, and counts it with those before: tries at once all count each other. */
export async function noteTry(
  sql: Sql,
  { siteId, account, remoteAddress }: FastTry,
  now: Date,
): Promise<{ readonly ofAccount: number; readonly fromAddress: number }> {
  const since = triesCountSince(now);
  const block = raw<string>`app.address_block(${remoteAddress}::inet)`;
  await sql
    .insertInto('cashier.fast_try')
    .values({ site_id: siteId, member_account: account, address_block: block, created_at: now })
    .execute();
  const { rows } = await raw<{ ofAccount: number; fromAddress: number }>`
    select
      (select count(*)::int from cashier.fast_try where site_id = ${siteId} and member_account = ${account}
          and created_at > ${since}) as "ofAccount",
      (select count(*)::int from cashier.fast_try where address_block = ${block} and created_at > ${since})
        as "fromAddress"`.execute(sql);
  return rows[0] ?? { ofAccount: 0, fromAddress: 0 };
}

export async function deleteTriesBefore(sql: Sql, time: Date): Promise<void> {
  await sql.deleteFrom('cashier.fast_try').where('created_at', '<', time).execute();
}

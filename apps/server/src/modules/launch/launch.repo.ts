import type { SqlOrTransaction } from '#platform/database.ts';

/** Whether a site lists the provider in this hall. */
export async function isProviderListed(
  sql: SqlOrTransaction,
  provider: { siteId: number; gpId: string; gtId: number },
): Promise<boolean> {
  const row = await sql
    .selectFrom('app.provider')
    .select('gp_id')
    .where('site_id', '=', provider.siteId)
    .where('gp_id', '=', provider.gpId)
    .where('gt_id', '=', provider.gtId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when an operator has switched transfers off for the member. */
export async function mayTransfer(sql: SqlOrTransaction, memberId: number): Promise<boolean> {
  const row = await sql
    .selectFrom('app.member')
    .select('wallet_status')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.wallet_status === 1;
}

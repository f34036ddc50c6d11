import { channelOf } from '@halls/contract';
import { allTransferBack } from '@halls/contract/wallet';
import type { SqlOrTransaction } from '#platform/database.ts';

/** Names of the providers that a site lists, by code. */
export async function listProviderNames(
  sql: SqlOrTransaction,
  siteId: number,
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql
    .selectFrom('app.provider')
    .select(['gp_id', 'name'])
    .where('site_id', '=', siteId)
    .where('is_active', '=', true)
    .orderBy('sort')
    .execute();
  return new Map(rows.map((row) => [row.gp_id, row.name]));
}

/** Tells the member's windows to read the wallets again. */
export async function announceTransferBack(sql: SqlOrTransaction, memberId: number): Promise<void> {
  await sql
    .insertInto('app.outbox')
    .values({
      channel: channelOf(allTransferBack, { member_id: memberId }),
      event: allTransferBack.event,
      payload: '{}',
    })
    .execute();
}

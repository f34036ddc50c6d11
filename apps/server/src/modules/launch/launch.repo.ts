import { channelOf, transferDisabledCode, type PayloadOf } from '@halls/contract';
import { forwardGameStatus, gameUrl } from '@halls/contract/launch';
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

export async function announceGame(
  sql: SqlOrTransaction,
  memberId: number,
  payload: PayloadOf<typeof gameUrl>,
): Promise<void> {
  const to = { member_id: memberId };
  await sql
    .insertInto('app.outbox')
    .values([
      { channel: channelOf(gameUrl, to), event: gameUrl.event, payload: JSON.stringify(payload) },
      {
        channel: channelOf(forwardGameStatus, to),
        event: forwardGameStatus.event,
        payload: JSON.stringify({ code: 100 }),
      },
    ])
    .execute();
}

export async function announceTransferDisabled(sql: SqlOrTransaction, memberId: number): Promise<void> {
  await sql
    .insertInto('app.outbox')
    .values({
      channel: channelOf(forwardGameStatus, { member_id: memberId }),
      event: forwardGameStatus.event,
      payload: JSON.stringify({ code: transferDisabledCode }),
    })
    .execute();
}

import type { Sealing } from '@halls/service';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { sealedColumn } from '#platform/sealed-column.repo.ts';
import type { NoticeChannel } from './adapters/notice-adapter.ts';

export const gatewayConfig = sealedColumn({
  table: 'app.notice_gateway',
  column: 'config',
  key: { siteId: 'site_id', channel: 'channel' },
});

export interface GatewayPlace {
  readonly siteId: number;
  readonly channel: NoticeChannel;
}

/** As it is stored; `config` is open. */
export interface GatewayRow extends GatewayPlace {
  readonly adapter: string;
  readonly config: string;
}

export async function readGateway(
  { sql, sealing }: { readonly sql: SqlOrTransaction; readonly sealing: Sealing },
  place: GatewayPlace,
): Promise<GatewayRow | null> {
  const row = await sql
    .selectFrom('app.notice_gateway')
    .select(['adapter', 'config'])
    .where('site_id', '=', place.siteId)
    .where('channel', '=', place.channel)
    .executeTakeFirst();
  return row
    ? { ...place, adapter: row.adapter, config: gatewayConfig.open(sealing, place, row.config) }
    : null;
}

/** By which channels a site sends. */
export async function listChannels(
  transaction: SqlTransaction,
  siteId: number,
): Promise<ReadonlySet<NoticeChannel>> {
  const rows = await transaction
    .selectFrom('app.notice_gateway')
    .select('channel')
    .where('site_id', '=', siteId)
    .orderBy('channel')
    .limit(2)
    .execute();
  return new Set(rows.map(({ channel }) => channel));
}

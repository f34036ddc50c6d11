import { isSealed, SealingError, type Sealing } from '@halls/service';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { NoticeChannel } from './adapters/notice-adapter.ts';

/** Two for each site; no installation has so many. */
const maxGateways = 2_000;

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
  return row ? { ...place, adapter: row.adapter, config: openConfig(row.config, place, sealing) } : null;
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

/** Seals what stands in clear or under an older key; throws where a config does not open. */
export async function sealGateways(transaction: SqlTransaction, sealing: Sealing): Promise<void> {
  const rows = await transaction
    .selectFrom('app.notice_gateway')
    .select(['site_id', 'channel', 'config'])
    .orderBy('site_id')
    .orderBy('channel')
    .limit(maxGateways)
    .forUpdate()
    .execute();
  for (const row of rows.filter(({ config }) => !sealing.isCurrent(config))) {
    const place = { siteId: row.site_id, channel: row.channel };
    const config = sealing.seal(openConfig(row.config, place, sealing), contextOf(place));
    await transaction
      .updateTable('app.notice_gateway')
      .set({ config })
      .where('site_id', '=', row.site_id)
      .where('channel', '=', row.channel)
      .execute();
  }
}

function openConfig(config: string, place: GatewayPlace, sealing: Sealing): string {
  if (!isSealed(config)) return config;
  try {
    return sealing.open(config, contextOf(place));
  } catch (error) {
    if (!(error instanceof SealingError)) throw error;
    throw new SealingError(
      `DATA_KEYS does not open the ${place.channel} gateway of site ${place.siteId}: ${error.message}`,
    );
  }
}

function contextOf({ siteId, channel }: GatewayPlace): string {
  return `notice_gateway:${siteId}:${channel}`;
}

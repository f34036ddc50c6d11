import type { Currency } from '@halls/contract';
import { campaignBodySchema, type CampaignBody, type CampaignState } from '@halls/contract/office';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { Campaign, Writer } from './campaign.ts';

function select(sql: SqlOrTransaction) {
  return sql
    .selectFrom('offer.campaign as c')
    .leftJoin('offer.version as v', (join) =>
      join.onRef('v.campaign_id', '=', 'c.campaign_id').onRef('v.version', '=', 'c.live_version'),
    )
    .select(['c.campaign_id', 'c.site_id', 'c.currency', 'c.state', 'c.draft', 'c.revision', 'c.writer_ids'])
    .select(['c.written_by', 'c.written_at', 'c.used_minor', 'c.ended_at'])
    .select(['v.version', 'v.body', 'v.published_at', 'v.published_by']);
}
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

interface Which {
  readonly siteId: number;
  readonly campaignId: number;
}

/** Null where the site has none such; `lock` until the transaction ends. */
export async function findCampaign(
  sql: SqlOrTransaction,
  { siteId, campaignId }: Which,
  { lock = false } = {},
): Promise<Campaign | null> {
  const query = select(sql).where('c.site_id', '=', siteId).where('c.campaign_id', '=', campaignId);
  const row = await (lock ? query.forNoKeyUpdate('c') : query).executeTakeFirst();
  return row ? toCampaign(row) : null;
}

/** The newest first, from before one on. */
export async function listCampaigns(
  sql: SqlOrTransaction,
  asked: {
    readonly siteId: number;
    readonly state: CampaignState | undefined;
    readonly beforeId: number | null;
    readonly limit: number;
    readonly now: Date;
  },
): Promise<Campaign[]> {
  const { state, beforeId, now } = asked;
  const rows = await select(sql)
    .where('c.site_id', '=', asked.siteId)
    .$if(beforeId !== null, (query) => query.where('c.campaign_id', '<', beforeId ?? 0))
    .$if(state === 'draft' || state === 'stopped', (query) => query.where('c.state', '=', state as 'draft'))
    .$if(state === 'coming', (query) =>
      query.where('c.state', '=', 'announced').where('c.starts_at', '>', now),
    )
    .$if(state === 'running', (query) =>
      query.where('c.state', '=', 'announced').where('c.starts_at', '<=', now).where('c.ends_at', '>', now),
    )
    .$if(state === 'ended', (query) =>
      query.where((row) =>
        row.or([
          row('c.state', '=', 'ended'),
          row.and([row('c.state', '=', 'announced'), row('c.ends_at', '<=', now)]),
        ]),
      ),
    )
    .orderBy('c.campaign_id', 'desc')
    .limit(asked.limit)
    .execute();
  return rows.map(toCampaign);
}

/** Those that run now in a currency, the one that ends first before the others. */
export async function listRunning(
  sql: SqlOrTransaction,
  asked: {
    readonly siteId: number;
    readonly currency: Currency;
    readonly discountId?: number;
    readonly now: Date;
    readonly limit: number;
  },
): Promise<Campaign[]> {
  const { discountId } = asked;
  const rows = await select(sql)
    .where('c.site_id', '=', asked.siteId)
    .where('c.currency', '=', asked.currency)
    .where('c.state', '=', 'announced')
    .where('c.starts_at', '<=', asked.now)
    .where('c.ends_at', '>', asked.now)
    .$if(discountId !== undefined, (query) => query.where('c.discount_id', '=', discountId ?? 0))
    .orderBy('c.ends_at')
    .orderBy('c.campaign_id')
    .limit(asked.limit)
    .execute();
  return rows.map(toCampaign);
}

export async function hasCampaigns(sql: SqlOrTransaction): Promise<boolean> {
  const row = await sql.selectFrom('offer.campaign').select('campaign_id').limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function insertDraft(
  transaction: SqlTransaction,
  {
    siteId,
    body,
    writer,
    now,
  }: {
    readonly siteId: number;
    readonly body: CampaignBody;
    readonly writer: Writer | null;
    readonly now: Date;
  },
): Promise<number> {
  const row = await transaction
    .insertInto('offer.campaign')
    .values({
      ...{ site_id: siteId, currency: body.currency, draft: JSON.stringify(body), written_at: now },
      ...{ writer_ids: writer ? [writer.operatorId] : [], written_by: writer?.account ?? null },
    })
    .returning('campaign_id')
    .executeTakeFirstOrThrow();
  return row.campaign_id;
}

export async function updateDraft(
  transaction: SqlTransaction,
  { campaignId, revision, writerIds }: Campaign,
  { body, writer, now }: { readonly body: CampaignBody; readonly writer: Writer; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable('offer.campaign')
    .set({
      ...{ draft: JSON.stringify(body), revision: revision + 1, written_at: now },
      writer_ids: [...new Set([...writerIds, writer.operatorId])],
      written_by: writer.account,
    })
    .where('campaign_id', '=', campaignId)
    .execute();
}

/** Nothing more is given, and what is being written is dropped. */
export async function stopCampaign(
  transaction: SqlTransaction,
  campaignId: number,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('offer.campaign')
    .set({ state: 'stopped', draft: null, ended_at: now })
    .where('campaign_id', '=', campaignId)
    .execute();
}

function toCampaign(row: Row): Campaign {
  const { version, published_at: publishedAt } = row;
  return {
    campaignId: row.campaign_id,
    siteId: row.site_id,
    currency: row.currency,
    state: row.state,
    draft: row.draft === null ? null : campaignBodySchema.parse(row.draft),
    revision: row.revision,
    writerIds: row.writer_ids.map(Number),
    writtenBy: row.written_by,
    writtenAt: row.written_at,
    live:
      version === null || publishedAt === null
        ? null
        : {
            ...{ version, publishedAt, publishedBy: row.published_by },
            body: campaignBodySchema.parse(row.body),
          },
    usedMinor: BigInt(row.used_minor),
    endedAt: row.ended_at,
  };
}

import { readMinor } from '@halls/contract';
import type { CampaignBody } from '@halls/contract/office';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

export interface Published {
  readonly campaignId: number;
  readonly siteId: number;
  readonly version: number;
  readonly body: CampaignBody;
  readonly publishedBy: string | null;
  /** Null: it came with the product. */
  readonly changeRequestId: number | null;
  readonly now: Date;
}

/** A body becomes the version that holds, with its codes; those that it does not name can be used no more. */
export async function publishVersion(transaction: SqlTransaction, published: Published): Promise<void> {
  const { campaignId, version, body, now } = published;
  await transaction.insertInto('offer.version').values(versionRow(published)).execute();
  await transaction
    .updateTable('offer.campaign')
    .set({
      ...{ state: 'announced', live_version: version, discount_id: body.discount_id },
      ...{ starts_at: new Date(body.starts_at), ends_at: new Date(body.ends_at) },
      ...{ budget_minor: minorOf(body.budget, body), draft: null, writer_ids: [] },
      ...(version === 1 && { announced_at: now }),
    })
    .where('campaign_id', '=', campaignId)
    .execute();
  await closeCodes(transaction, campaignId);
  for (const { code, uses } of body.codes)
    await transaction
      .insertInto('offer.code')
      .values({ site_id: published.siteId, campaign_id: campaignId, code, uses })
      .onConflict((conflict) => conflict.columns(['site_id', 'code']).doUpdateSet({ uses }))
      .execute();
}

/** They keep the uses that they had. */
async function closeCodes(transaction: SqlTransaction, campaignId: number): Promise<void> {
  await transaction
    .updateTable('offer.code')
    .set((code) => ({ uses: code.ref('used') }))
    .where('campaign_id', '=', campaignId)
    .execute();
}

/** Which of these codes another campaign of the site has, or was used more often than it is to be now. */
export async function takenCodes(
  sql: SqlOrTransaction,
  { siteId, campaignId, codes }: { siteId: number; campaignId: number; codes: CampaignBody['codes'] },
): Promise<string[]> {
  if (codes.length === 0) return [];
  const usesOf = new Map(codes.map(({ code, uses }) => [code, uses]));
  const rows = await sql
    .selectFrom('offer.code')
    .select(['code', 'campaign_id', 'used'])
    .where('site_id', '=', siteId)
    .where('code', 'in', [...usesOf.keys()])
    .orderBy('code')
    .limit(usesOf.size)
    .execute();
  return rows
    .filter((row) => row.campaign_id !== campaignId || row.used > (usesOf.get(row.code) ?? 0))
    .map(({ code }) => code);
}

/** Whether another campaign of the currency is opted in to on the page of a discount. */
export async function isDiscountTaken(
  sql: SqlOrTransaction,
  { campaignId, body }: { readonly campaignId: number; readonly body: CampaignBody },
): Promise<boolean> {
  if (body.discount_id === null) return false;
  const row = await sql
    .selectFrom('offer.campaign')
    .select('campaign_id')
    .where('discount_id', '=', body.discount_id)
    .where('currency', '=', body.currency)
    .where('state', '=', 'announced')
    .where('campaign_id', '<>', campaignId)
    .executeTakeFirst();
  return row !== undefined;
}

function versionRow({ campaignId, version, body, publishedBy, changeRequestId, now }: Published) {
  const { reward, trigger } = body;
  const value = 'value' in reward ? reward.value : null;
  const [gpId = null, gameCode = null] = reward.kind === 'free_rounds' ? reward.game.split('/') : [];
  return {
    ...{ campaign_id: campaignId, version, body: JSON.stringify(body), gt_id: body.gt_id },
    by_deposit: trigger.kind === 'deposit',
    at_registration: trigger.kind === 'registration',
    min_deposit_minor: trigger.kind === 'deposit' ? minorOf(trigger.min, body) : null,
    nth_deposit: trigger.kind === 'deposit' ? trigger.nth : null,
    gives: reward.kind,
    amount_minor: value?.kind === 'fixed' ? minorOf(value.amount, body) : null,
    percent: value?.kind === 'percent' ? value.percent : null,
    cap_minor: value?.kind === 'percent' ? minorOf(value.cap, body) : null,
    turnover_percent: reward.wagering_percent,
    max_stake_minor: reward.kind === 'bonus' ? minorOf(reward.max_stake, body) : null,
    max_cashout_minor: reward.kind === 'bonus' ? minorOf(reward.max_cashout, body) : null,
    excluded_games: reward.kind === 'bonus' ? reward.excluded_games : [],
    days: reward.kind === 'cash' ? null : reward.days,
    ...{ gp_id: gpId, game_code: gameCode },
    round_count: reward.kind === 'free_rounds' ? reward.count : null,
    stake_minor: reward.kind === 'free_rounds' ? minorOf(reward.stake, body) : null,
    pays: reward.kind === 'free_rounds' ? reward.pays : null,
    bonus_days: reward.kind === 'free_rounds' ? reward.bonus_days : null,
    member_cap_minor: minorOf(body.member_cap, body),
    ...{ published_at: now, published_by: publishedBy, change_request_id: changeRequestId },
  };
}

function minorOf(amount: string | null, { currency }: Pick<CampaignBody, 'currency'>): string | null {
  if (amount === null) return null;
  const minor = readMinor(amount, currency);
  if (minor === null) throw new Error(`${amount} is no amount in ${currency}`);
  return minor.toString();
}

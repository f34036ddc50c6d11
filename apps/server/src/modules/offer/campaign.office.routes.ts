import { formatMinor, hallIds, textIn } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import { accountsOf } from '#modules/member';
import type { Site } from '#modules/site';
import type { Sql } from '#platform/database.ts';
import { implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { readNumberCursor } from '#platform/number-cursor.ts';
import { presentCampaign } from './campaign.present.ts';
import { findCampaign, listCampaigns } from './campaign.repo.ts';
import { listClaims, listCodes } from './claim.repo.ts';
import type { BodyDeps } from './look-at-body.ts';
import { readResults } from './results.repo.ts';
import { weighCampaign, type WeighDeps } from './weigh-campaign.ts';

const pageSize = 50;

export interface CampaignOfficeDeps extends Omit<WeighDeps, 'catalogue'>, Omit<BodyDeps, 'catalogue'> {
  readonly sql: Sql;
  readonly catalogue: WeighDeps['catalogue'] & BodyDeps['catalogue'];
  findSite(siteId: number): Site | undefined;
}

/** Campaigns for those who look at them. */
export function campaignOfficeRoutes(deps: CampaignOfficeDeps): OfficeImplementation[] {
  const { sql } = deps;
  return [
    implementQuery(officeEndpoints.campaignList, async (input, { now }) => {
      const limit = input.limit ?? pageSize;
      const found = await listCampaigns(sql, {
        ...{ siteId: input.site_id, state: input.state, limit: limit + 1, now },
        beforeId: readNumberCursor(input.cursor),
      });
      const shown = found.slice(0, limit);
      const results = await readResults(
        sql,
        shown.map(({ campaignId }) => campaignId),
      );
      return succeed({
        list: shown.map((each) => presentCampaign(each, results(each.campaignId), now)),
        next_cursor: found.length > limit ? String(shown.at(-1)?.campaignId) : null,
      });
    }),

    implementQuery(officeEndpoints.campaignShow, async (input, { now }) => {
      const { site_id: siteId, campaign_id: campaignId } = input;
      const campaign = await findCampaign(sql, { siteId, campaignId });
      const site = deps.findSite(siteId);
      const body = campaign?.draft ?? campaign?.live?.body;
      if (!campaign || !site || !body) return fail(404);
      const [resultsOf, weighed, codes] = await Promise.all([
        readResults(sql, [campaignId]),
        weighCampaign(deps, sql, { site, body, now }),
        listCodes(sql, campaignId),
      ]);
      const results = resultsOf(campaignId);
      const money = (minor: bigint) => formatMinor(minor, campaign.currency);
      return succeed({
        campaign: presentCampaign(campaign, results, now),
        ...{ weighed, codes },
        results: {
          ...{ claims: results.claims, lapsed: results.lapsed, refused: results.refused },
          ...{ members: results.members, granted: money(campaign.usedMinor) },
          ...{ wagered: money(results.wageredMinor), converted: money(results.convertedMinor) },
          cost: money(results.costMinor),
        },
      });
    }),

    claimsOf(deps),
    choicesOf(deps),
  ];
}

function claimsOf({ sql }: CampaignOfficeDeps): OfficeImplementation {
  return implementQuery(officeEndpoints.campaignClaims, async (input) => {
    const { site_id: siteId, campaign_id: campaignId, state } = input;
    const campaign = await findCampaign(sql, { siteId, campaignId });
    if (!campaign) return fail(404);
    const limit = input.limit ?? pageSize;
    const beforeId = readNumberCursor(input.cursor);
    const found = await listClaims(sql, { campaignId, state, beforeId, limit: limit + 1 });
    const shown = found.slice(0, limit);
    const accounts = await accountsOf(
      sql,
      shown.map(({ memberId }) => memberId),
    );
    return succeed({
      list: shown.map((claim) => ({
        ...{ claim_id: claim.claimId, member_id: claim.memberId, version: claim.version },
        ...{ account: accounts.get(claim.memberId) ?? '', state: claim.state },
        refused_why: claim.refusedWhy,
        granted: formatMinor(claim.grantedMinor, campaign.currency),
        order_number: claim.orderId,
        claimed_at: claim.claimedAt.toISOString(),
        ended_at: claim.endedAt?.toISOString() ?? null,
      })),
      next_cursor: found.length > limit ? String(shown.at(-1)?.claimId) : null,
    });
  });
}

/** What a campaign of a site may name. */
function choicesOf(deps: CampaignOfficeDeps): OfficeImplementation {
  return implementQuery(officeEndpoints.campaignChoices, async ({ site_id: siteId }, { language }) => {
    const site = deps.findSite(siteId);
    if (!site) return fail(404);
    const named = await Promise.all(
      hallIds.map(async (gtId) => ({
        gt_id: gtId,
        hall: await deps.catalogue.hallNames({ siteId, gtId }, language),
      })),
    );
    const discounts = await deps.discounts.titlesOf(siteId);
    return succeed({
      halls: named.flatMap(({ gt_id, hall }) => (hall ? [{ gt_id, name: hall.name }] : [])),
      discounts: discounts.map(({ discountId, title }) => ({
        discount_id: discountId,
        title: textIn(title, language),
      })),
      ...{ currencies: [...site.currencies], languages: [...site.languages], timezone: site.timezone },
    });
  });
}

import { readMinor } from '@halls/contract';
import { officeEndpoints } from '@halls/contract/office';
import type { Clock } from '@halls/service';
import type { Site } from '#modules/site';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail, failFields } from '#platform/result.ts';
import { findCampaign } from './campaign.repo.ts';
import { targetOf } from './campaign.present.ts';
import { faultsOfBody, type BodyDeps } from './look-at-body.ts';
import { isDiscountTaken, publishVersion, takenCodes } from './version.repo.ts';

interface Deps extends BodyDeps {
  readonly clock: Clock;
  findSite(siteId: number): Site | undefined;
}

interface Asked {
  readonly site_id: number;
  readonly campaign_id: number;
}

/** The draft of a campaign becomes the version that holds when somebody agrees who wrote none of it. */
export function announceCampaign(deps: Deps): Approvable {
  async function look(transaction: SqlTransaction, asked: Asked) {
    const which = { siteId: asked.site_id, campaignId: asked.campaign_id };
    const site = deps.findSite(which.siteId);
    const campaign = await findCampaign(transaction, which, { lock: true });
    if (!site || !campaign) return fail(404);
    if (campaign.state === 'stopped' || campaign.state === 'ended') return fail(102);
    const { draft, usedMinor, campaignId, currency } = campaign;
    if (!draft) return fail(103);
    if (new Date(draft.ends_at) <= deps.clock() || draft.ends_at <= draft.starts_at) return fail(104);
    const faults = await faultsOfBody(deps, site, draft);
    if (Object.keys(faults).length > 0) return failFields(faults);
    const budgetMinor = readMinor(draft.budget, currency) ?? 0n;
    if (budgetMinor < usedMinor) return fail(107);
    const taken = await takenCodes(transaction, { ...which, codes: draft.codes });
    if (taken.length > 0) return fail(105);
    if (await isDiscountTaken(transaction, { campaignId, body: draft })) return fail(106);
    return { ok: true as const, campaign, draft, budgetMinor };
  }

  return defineApprovable(officeEndpoints.campaignAnnounce, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { campaign, draft, budgetMinor } = looked;
      const { campaignId, siteId, currency, revision, writerIds } = campaign;
      return {
        ...{ siteId, target: targetOf(campaignId), targetName: draft.title.en_US ?? String(campaignId) },
        amount: { currency, amountMinor: budgetMinor },
        ...{ before: campaign.live?.body ?? null, after: draft },
        ...{ baseRevision: String(revision), concerns: writerIds },
      };
    },

    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { campaign, draft } = looked;
      const { campaignId, siteId } = campaign;
      const version = (campaign.live?.version ?? 0) + 1;
      await publishVersion(transaction, {
        ...{ campaignId, siteId, version, body: draft, changeRequestId, now: deps.clock() },
        publishedBy: actor.account,
      });
      const receipt = await audited(transaction, actor, 'campaign.announced', {
        ...{ target: targetOf(campaignId), siteId, changeRequestId, reason: input.reason },
        ...{ before: campaign.live?.body ?? null, after: { version, ...draft } },
      });
      return { ok: true, receipt };
    },
  });
}

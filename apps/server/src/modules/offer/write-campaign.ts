import { officeEndpoints } from '@halls/contract/office';
import { audited } from '#platform/audit/audited.ts';
import { implementChange, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, failFields } from '#platform/result.ts';
import type { CampaignOfficeDeps } from './campaign.office.routes.ts';
import { targetOf } from './campaign.present.ts';
import { findCampaign, insertDraft, stopCampaign, updateDraft } from './campaign.repo.ts';
import { faultsOfBody } from './look-at-body.ts';
import { stateAt } from './offer.rules.ts';

/** Writes a draft, and ends a campaign. */
export function campaignChangeRoutes(deps: CampaignOfficeDeps): OfficeImplementation[] {
  return [writeCampaign(deps), endCampaign(deps)];
}

function writeCampaign(deps: CampaignOfficeDeps): OfficeImplementation {
  return implementChange(officeEndpoints.campaignWrite, (input, { actor, now }) =>
    deps.sql.transaction().execute(async (transaction) => {
      const { site_id: siteId, campaign_id: campaignId, body, reason } = input;
      const site = deps.findSite(siteId);
      if (!site) return fail(404);
      const before =
        campaignId === undefined
          ? null
          : await findCampaign(transaction, { siteId, campaignId }, { lock: true });
      if (campaignId !== undefined && !before) return fail(404);
      if (before && (stateAt(before, now) === 'ended' || before.state === 'stopped')) return fail(102);
      if (input.base !== (before?.revision ?? 0)) return fail(101);
      // what was given in one currency is of its budget
      if (before && before.currency !== body.currency)
        return failFields({ 'body.currency': 'error.field_not_allowed' });
      if (Date.parse(body.ends_at) <= Date.parse(body.starts_at)) return fail(104);
      const faults = await faultsOfBody(deps, site, body);
      if (Object.keys(faults).length > 0) return failFields(faults);
      if (before) await updateDraft(transaction, before, { body, writer: actor, now });
      const written =
        before?.campaignId ?? (await insertDraft(transaction, { siteId, body, writer: actor, now }));
      const receipt = await audited(transaction, actor, 'campaign.written', {
        ...{ target: targetOf(written), siteId, reason },
        ...{ before: before?.draft ?? before?.live?.body ?? null, after: body },
      });
      return { ok: true, data: { campaign_id: written }, receipt };
    }),
  );
}

function endCampaign({ sql }: CampaignOfficeDeps): OfficeImplementation {
  return implementChange(officeEndpoints.campaignStop, (input, { actor, now }) =>
    sql.transaction().execute(async (transaction) => {
      const { site_id: siteId, campaign_id: campaignId, reason } = input;
      const before = await findCampaign(transaction, { siteId, campaignId }, { lock: true });
      if (!before) return fail(404);
      const state = stateAt(before, now);
      if (state === 'stopped' || state === 'ended') return fail(102);
      await stopCampaign(transaction, campaignId, now);
      const receipt = await audited(transaction, actor, 'campaign.stopped', {
        ...{ target: targetOf(campaignId), siteId, reason },
        ...{ before: { state }, after: { state: 'stopped' } },
      });
      return { ok: true, data: null, receipt };
    }),
  );
}

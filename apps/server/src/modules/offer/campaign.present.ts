import { formatMinor } from '@halls/contract';
import type { OfficeCampaign } from '@halls/contract/office';
import type { Campaign } from './campaign.ts';
import { stateAt } from './offer.rules.ts';
import type { CampaignResults } from './results.repo.ts';

export function presentCampaign(campaign: Campaign, results: CampaignResults, now: Date): OfficeCampaign {
  const { live, draft, currency } = campaign;
  const body = live?.body ?? draft;
  if (!body) throw new Error(`campaign ${campaign.campaignId} has neither a version nor a draft`);
  return {
    campaign_id: campaign.campaignId,
    revision: campaign.revision,
    state: stateAt(campaign, now),
    body,
    draft,
    version: live?.version ?? null,
    published_at: live?.publishedAt.toISOString() ?? null,
    published_by: live?.publishedBy ?? null,
    used: formatMinor(campaign.usedMinor, currency),
    ...{ waiting: results.waiting, given: results.given },
    written_by: campaign.writtenBy,
    written_at: campaign.writtenAt.toISOString(),
    ended_at: campaign.endedAt?.toISOString() ?? null,
  };
}

export function targetOf(campaignId: number): string {
  return `campaign/${campaignId}`;
}

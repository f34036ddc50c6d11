import { formatMinor, type Currency, type Language } from '@halls/contract';
import type { Offer } from '@halls/contract/offer';
import { depositTimesOf } from '#modules/cashier';
import { judgeRule, presentRule, readFacts, type MemberRules } from '#modules/member-rule';
import { typicalStakeOf } from '#modules/promotion';
import type { Site } from '#modules/site';
import type { Sql } from '#platform/database.ts';
import type { Campaign, Version } from './campaign.ts';
import { findClaims, isBlocked, sumGranted, type Claim } from './claim.repo.ts';
import { isStillToCome, isOverCap, isUsedUp, periodKey } from './offer.rules.ts';
import { presentOffer } from './offer.present.ts';
import { readHall, type HallDeps } from './offer-hall.ts';

export interface OfferDeps extends HallDeps {
  readonly sql: Sql;
  readonly rules: MemberRules;
  findSite(siteId: number): Site | undefined;
}

interface Reader {
  readonly siteId: number;
  readonly currency: Currency;
  readonly language: Language;
  /** Null for a guest. */
  readonly memberId: number | null;
  readonly now: Date;
}

/** Stakes of a member's that are looked at to say what is typical. */
const typicalMs = 30 * 24 * 60 * 60_000;

/** Campaigns that run, as a guest or a member reads them. */
export async function readOffers(
  deps: OfferDeps,
  campaigns: readonly Campaign[],
  reader: Reader,
): Promise<Offer[]> {
  const { siteId, language } = reader;
  const gameName = await deps.catalogue.gameNames(siteId, language);
  const hallNames = new Map<number, string>();
  const memberOf =
    reader.memberId === null ? null : await readMember(deps, campaigns, reader.memberId, reader);
  const timezone = deps.findSite(siteId)?.timezone ?? 'UTC';
  return Promise.all(
    campaigns.flatMap((campaign) => {
      const { live } = campaign;
      return live ? [present(campaign, live)] : [];
    }),
  );

  async function present(campaign: Campaign, live: Version): Promise<Offer> {
    const hall = await readHall(deps, { siteId, body: live.body, language });
    await nameHalls(live);
    const { currency } = live.body;
    const hallName = (gtId: number) => hallNames.get(gtId) ?? '';
    const seen = await memberOf?.(campaign, live);
    return presentOffer(campaign, live, {
      ...{ language, timezone, hall, gameName, isUsedUp: isUsedUp(live.body, campaign.usedMinor) },
      rule: seen
        ? judgeRule(live.body.rule, { currency, values: seen.values, hallName })
        : presentRule(live.body.rule, { currency, hallName }),
      member: seen?.standing ?? null,
    });
  }

  async function nameHalls({ body: { rule } }: Version): Promise<void> {
    for (const each of rule.conditions)
      for (const { hall } of 'fact' in each ? [each] : each.conditions)
        if (hall !== undefined && !hallNames.has(hall))
          hallNames.set(hall, (await deps.catalogue.hallNames({ siteId, gtId: hall }, language))?.name ?? '');
  }
}

async function readMember(
  deps: OfferDeps,
  campaigns: readonly Campaign[],
  memberId: number,
  { siteId, currency, now }: Reader,
) {
  const { sql } = deps;
  const at = deps.rules.momentOf(siteId, currency, now);
  const whose = { memberId, campaignIds: campaigns.map(({ campaignId }) => campaignId) };
  const since = new Date(now.getTime() - typicalMs);
  const [claimOf, granted, blocked, depositTimes] = await Promise.all([
    findClaims(sql, whose),
    sumGranted(sql, whose),
    isBlocked(sql, memberId, now),
    depositTimesOf(sql, memberId),
  ]);
  return async (campaign: Campaign, { body }: Version) => {
    const values = await readFacts(sql, body.rule, { memberId, at });
    const stakeMinor = await typicalStakeOf(sql, { memberId, currency, gtId: body.gt_id, since });
    const { campaignId } = campaign;
    const claim = claimOf(campaignId, periodKey(body.period, at.today, at.weekday));
    const isLetIn = judgeRule(body.rule, { currency, values }).is_met && isStillToCome(body, depositTimes);
    const isSpent = isOverCap(body, granted.get(campaignId) ?? 0n) || isUsedUp(body, campaign.usedMinor);
    return {
      values,
      standing: {
        state: stateOf(claim, { blocked, isLetIn, isSpent }),
        claim_id: claim?.claimId ?? null,
        expires_at: claim?.state === 'waiting' ? claim.expiresAt.toISOString() : null,
        granted: claim?.state === 'given' ? formatMinor(claim.grantedMinor, currency) : null,
        deposit_times: depositTimes,
        typical_stake: stakeMinor === null ? null : formatMinor(stakeMinor, currency),
      } satisfies NonNullable<Offer['member']>,
    };
  };
}

function stateOf(
  claim: Claim | null,
  { blocked, isLetIn, isSpent }: { blocked: boolean; isLetIn: boolean; isSpent: boolean },
): NonNullable<Offer['member']>['state'] {
  if (claim?.state === 'given' || claim?.state === 'waiting') return claim.state;
  if (blocked) return 'blocked';
  if (!isLetIn) return 'not_met';
  return isSpent ? 'used_up' : 'open';
}

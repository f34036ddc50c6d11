import { formatMinor, type Currency } from '@halls/contract';
import {
  claimOffer,
  memberOffers,
  offerOfDiscount,
  redeemOfferCode,
  withdrawOffer,
} from '@halls/contract/offer';
import { readFacts, judgeRule } from '#modules/member-rule';
import { depositTimesOf } from '#modules/cashier';
import type { Member } from '#platform/actor.ts';
import { implement, type Implementation } from '#platform/call.ts';
import { fail, succeed, type Outcome } from '#platform/result.ts';
import { findCampaign, listRunning } from './campaign.repo.ts';
import { campaignOfCode, optIn, withdrawClaim, type OptIn } from './claim.repo.ts';
import { claimEnds, isStillToCome, periodKey } from './offer.rules.ts';
import { readOffers, type OfferDeps } from './read-offers.ts';

const mostOffers = 50;

/** What sites offer, for guests and for members. */
export function offerRoutes(deps: OfferDeps): Implementation[] {
  const { sql } = deps;
  return [
    implement(offerOfDiscount, async (input, { site, actor, language, now }) => {
      const isMember = actor.kind === 'member';
      const currency = isMember ? actor.currency : (input.currency ?? site.defaultCurrency);
      const { siteId } = site;
      const which = { siteId, currency, discountId: input.discount_id, now, limit: 1 };
      const memberId = isMember ? actor.memberId : null;
      const reader = { siteId, currency, language, memberId, now };
      const [offer] = await readOffers(deps, await listRunning(sql, which), reader);
      return succeed({ offer: offer ?? null });
    }),

    implement(memberOffers, async (_input, { actor, language, now }) => {
      const { siteId, currency, memberId } = actor;
      const running = await listRunning(sql, { siteId, currency, now, limit: mostOffers });
      const offers = await readOffers(deps, running, { siteId, currency, language, memberId, now });
      // what came with the registration is of interest to those who have it
      return succeed({
        list: offers.filter((offer) => !offer.at_registration || offer.member?.state === 'given'),
      });
    }),

    implement(claimOffer, async (input, { actor, now }) =>
      claim(deps, actor, { campaignId: input.offer_id, version: input.version, code: null, now }),
    ),

    implement(redeemOfferCode, async (input, { actor, now }) => {
      const code = input.code.toUpperCase();
      const campaignId = await campaignOfCode(sql, { siteId: actor.siteId, code });
      if (campaignId === null) return fail(107);
      return claim(deps, actor, { campaignId, version: null, code, now });
    }),

    implement(withdrawOffer, async (input, { actor: { memberId }, now }) => {
      const isWithdrawn = await withdrawClaim(sql, { claimId: input.claim_id, memberId, now });
      return isWithdrawn ? succeed(null) : fail(101);
    }),
  ];
}

type Claimed = Outcome<
  {
    claim_id: number;
    offer_id: number;
    state: 'waiting' | 'given';
    granted: string | null;
    currency: Currency;
  },
  101 | 102 | 103 | 104 | 105 | 106 | 107 | 108
>;

const codeOf = {
  over: 101,
  changed: 102,
  too_small: 105,
  blocked: 104,
  member_cap: 105,
  budget: 105,
  known: 106,
  no_code: 107,
  code_used_up: 108,
} as const satisfies Record<Exclude<OptIn['outcome'], 'given' | 'waiting'>, number>;

/** Whether its rule lets the member in is judged now, and not afterwards. */
async function claim(
  deps: OfferDeps,
  { siteId, memberId, currency }: Member,
  asked: { campaignId: number; version: number | null; code: string | null; now: Date },
): Promise<Claimed> {
  const { campaignId, code, now } = asked;
  const campaign = await findCampaign(deps.sql, { siteId, campaignId });
  const live = campaign?.live;
  if (!campaign || !live || campaign.state !== 'announced' || campaign.currency !== currency)
    return fail(101);
  if (asked.version !== null && asked.version !== live.version) return fail(codeOf.changed);
  const { body } = live;
  const at = deps.rules.momentOf(siteId, currency, now);
  const values = await readFacts(deps.sql, body.rule, { memberId, at });
  const isLetIn =
    judgeRule(body.rule, { currency, values }).is_met &&
    isStillToCome(body, await depositTimesOf(deps.sql, memberId));
  if (!isLetIn) return fail(103);
  const opted = await optIn(deps.sql, {
    ...{ campaignId, memberId, code, now, version: live.version },
    period: periodKey(body.period, at.today, at.weekday),
    expiresAt: claimEnds(body, now),
  });
  return answer(opted, campaignId, currency);
}

function answer(opted: OptIn, offerId: number, currency: Currency): Claimed {
  const { outcome } = opted;
  if (outcome === 'given' || outcome === 'waiting')
    return succeed({
      ...{ claim_id: opted.claimId, offer_id: offerId, state: outcome, currency },
      granted: outcome === 'given' ? formatMinor(opted.grantedMinor, currency) : null,
    });
  return fail(codeOf[outcome]);
}

import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema } from '../core/money.ts';
import { idSchema, optional } from '../core/wire.ts';
import { offerClaimSchema, offerSchema } from './offer.schema.ts';

export const offerOfDiscount = defineEndpoint({
  path: '/offer/of_discount',
  access: 'guest',
  summary:
    'What a discount offers in a currency, a member’s own with a token: its terms, what it is worth, whom it is for; null where it offers nothing by itself',
  request: z.strictObject({ discount_id: idSchema, currency: optional(currencySchema) }),
  data: z.object({ offer: offerSchema.nullable() }),
});

export const memberOffers = defineEndpoint({
  path: '/member/offers',
  access: 'member',
  summary: 'What the site offers in the member’s currency now, and how each stands for them',
  request: z.strictObject({}),
  data: z.object({ list: z.array(offerSchema) }),
});

/** Why nothing can be opted in to. */
const refusals = {
  101: 'offer_over',
  102: 'offer_changed',
  103: 'offer_not_met',
  104: 'offer_blocked',
  105: 'offer_used_up',
  106: 'offer_known',
  107: 'offer_code_wrong',
  108: 'offer_code_used_up',
} as const;

export const claimOffer = defineEndpoint({
  path: '/member/offers/claim',
  access: 'member',
  summary:
    'Opts in to the version of an offer that the member was shown. It is given at once, or waits for the deposit that names the claim',
  request: z.strictObject({ offer_id: idSchema, version: idSchema }),
  data: offerClaimSchema,
  codes: refusals,
});

export const redeemOfferCode = defineEndpoint({
  path: '/member/offers/code',
  access: 'member',
  summary: 'Opts in to the offer of a code',
  request: z.strictObject({ code: z.string().trim().min(1).max(64) }),
  data: offerClaimSchema,
  codes: refusals,
  rateLimit: { perMinute: 20 },
});

export const withdrawOffer = defineEndpoint({
  path: '/member/offers/withdraw',
  access: 'member',
  summary: 'Steps back from a claim that waits for a deposit',
  request: z.strictObject({ claim_id: idSchema }),
  data: z.null(),
  codes: { 101: 'offer_over' },
});

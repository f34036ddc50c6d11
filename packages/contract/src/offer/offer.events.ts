import { z } from 'zod';
import { defineEvent } from '../core/event.ts';
import { currencySchema, moneySchema } from '../core/money.ts';
import { offerClaimStates } from './offer-words.ts';

export const offerChanged = defineEvent({
  channel: 'private-member.{member_id}',
  event: 'offer.changed',
  summary:
    'The member has opted in to an offer, or what they opted in to was given, has lapsed or could not be given',
  payload: z.object({
    offer_id: z.number().int(),
    state: z.enum(offerClaimStates),
    granted: moneySchema,
    currency: currencySchema,
  }),
});

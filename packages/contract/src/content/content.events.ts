import { z } from 'zod';
import { defineEvent } from '../core/event.ts';
import { currencySchema, moneySchema } from '../core/money.ts';

export const carouselPictureChanged = defineEvent({
  channel: 'web_api.{currency}',
  event: 'carousel_picture.url',
  summary: 'The banners changed: read them again',
  payload: z.object({}),
});

export const jackpotAmount = defineEvent({
  channel: 'web_api.{currency}',
  event: 'jackpot.amount',
  summary: 'What a site’s jackpot holds now, as `/v2/get_jackpot` has it; at most once a second',
  payload: z.object({
    site_id: z.number().int(),
    currency: currencySchema,
    jackpot_amount_total: moneySchema,
  }),
});

export const jackpotWon = defineEvent({
  channel: 'web_api.{currency}',
  event: 'jackpot.won',
  summary: 'Somebody won a site’s jackpot; the account is masked',
  payload: z.object({
    site_id: z.number().int(),
    currency: currencySchema,
    member_account: z.string(),
    amount: moneySchema,
  }),
});

import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema, moneySchema } from '../core/money.ts';
import {
  bitSchema,
  daySchema,
  gpIdSchema,
  instantSchema,
  optional,
  optionalChoice,
  say,
  wireIntBetween,
} from '../core/wire.ts';

export const playRecordSchema = z.object({
  round_id: z.string(),
  gp_id: z.string(),
  game_code: z.string(),
  /** Empty where the site does not list the game. */
  game_name: z.string(),
  stake: moneySchema,
  payout: moneySchema,
  /** 0 while the round may still pay. */
  is_settled: bitSchema,
  /** When it began, at a provider that asks this wallet for every bet; else when it ended. */
  played_at: instantSchema,
});
export type PlayRecord = z.output<typeof playRecordSchema>;

export const playRecords = defineEndpoint({
  path: '/member/game/records',
  access: 'member',
  summary: 'The rounds of the member at a provider, newest first, and the providers that they have played at',
  request: z
    .strictObject({
      /** Without one, the first of the providers. */
      gp_id: optionalChoice(gpIdSchema),
      from: optionalChoice(daySchema),
      /** The last day, included. */
      to: optionalChoice(daySchema),
      /** `next_cursor` of the page before. */
      cursor: optional(z.string().max(100, say('error.field_too_long'))),
      count: optional(wireIntBetween(1, 100)),
    })
    .refine(({ from, to }) => !from || !to || from <= to, {
      path: ['to'],
      error: say('error.field_not_allowed'),
    }),
  data: z.object({
    provider_list: z.array(z.object({ gp_id: z.string(), gp_name: z.string() })),
    /** Whose rounds these are; empty for a member who has played nowhere. */
    gp_id: z.string(),
    list: z.array(playRecordSchema),
    /** Where to go on; null at the end. A page may be short, or empty, before it. */
    next_cursor: z.string().nullable(),
    currency: currencySchema,
    timezone: z.string(),
  }),
});

export const roundPage = defineEndpoint({
  path: '/member/game/round_page',
  access: 'member',
  summary: 'Where a round of the member can be looked at or verified, at its provider; to be opened at once',
  request: z.strictObject({ gp_id: gpIdSchema, round_id: z.string().min(1).max(64) }),
  data: z.object({ url: z.string() }),
  codes: { 101: 'round_page_missing' },
  rateLimit: { perMinute: 60 },
});

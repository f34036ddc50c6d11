import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema, moneySchema } from '../core/money.ts';
import { bitSchema, idSchema, instantSchema } from '../core/wire.ts';

const announcedSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  text: z.string(),
  currency: currencySchema,
  pool: moneySchema,
  /** How many shares the pool is in. */
  count: z.number().int(),
  /** Of a share, in valid turnover, before it is paid out. */
  turnover_percent: z.number().int(),
  opens_at: instantSchema,
  end_at: instantSchema,
  /** Of the seed that the shares were drawn from beforehand. */
  seed_hash: z.string(),
});

export const redEnvelopeSchema = announcedSchema.extend({
  /** 0: announced, and counted down to. */
  is_open: bitSchema,
  /** The site's, in which its times are said. */
  timezone: z.string(),
});
export type RedEnvelope = z.output<typeof redEnvelopeSchema>;

export const redEnvelopePromotion = defineEndpoint({
  path: '/arks/web/activity/red_envelope_promotion',
  access: 'member',
  summary:
    'The red envelope that the member can claim now, or else the next one for them; null when there is none',
  request: z.strictObject({}),
  data: redEnvelopeSchema.nullable(),
});

export const claimRedEnvelope = defineEndpoint({
  path: '/arks/web/activity/red_envelope',
  access: 'member',
  summary:
    'Claims a red envelope and answers what was in it; code 101 answers what the member has had of it before',
  request: z.strictObject({ id: idSchema }),
  data: z.object({ cash: moneySchema }),
  codes: {
    101: 'red_envelope_claimed',
    102: 'red_envelope_ended',
    103: 'red_envelope_not_open',
    104: 'red_envelope_for_others',
  },
});

const listedSchema = announcedSchema.omit({ text: true, seed_hash: true, turnover_percent: true }).extend({
  is_ended: bitSchema,
});
export type ListedRedEnvelope = z.output<typeof listedSchema>;

export const redEnvelopeList = defineEndpoint({
  path: '/arks/web/activity/red_envelope_list',
  access: 'guest',
  summary: 'The last fifty red envelopes that were announced, the latest first',
  request: z.strictObject({}),
  data: z.object({ list: z.array(listedSchema), timezone: z.string() }),
});

/** Shares in the order in which they are taken; `claimed_at` and a masked account where somebody has. */
const drawnShareSchema = z.object({
  amount: moneySchema,
  claimed_at: instantSchema.nullable(),
  member_account: z.string().nullable(),
});
export type DrawnShare = z.output<typeof drawnShareSchema>;

export const redEnvelopeProofSchema = announcedSchema.extend({
  site_id: z.number().int(),
  least: moneySchema,
  most: moneySchema,
  timezone: z.string(),
  /** Null until it has ended: the seed, and with it all shares. */
  drawn: z
    .object({
      ended_at: instantSchema,
      seed: z.string(),
      shares: z.array(drawnShareSchema),
    })
    .nullable(),
});
export type RedEnvelopeProof = z.output<typeof redEnvelopeProofSchema>;

export const redEnvelopeProof = defineEndpoint({
  path: '/arks/web/activity/red_envelope_proof',
  access: 'guest',
  summary:
    'What a red envelope was announced with and, once it has ended, all that its shares are recomputed by',
  request: z.strictObject({ id: idSchema }),
  data: redEnvelopeProofSchema,
});

import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { pageOf, pageRequest, reasonSchema, wordsSchema } from '../core/office-wire.ts';
import { idSchema, instantSchema, optional, typedAmountSchema, wireIntBetween } from '../core/wire.ts';

export const envelopeStates = ['draft', 'announced', 'open', 'ended'] as const;
export type EnvelopeState = (typeof envelopeStates)[number];
export const envelopeAudiences = ['everybody', 'registered_before', 'deposited'] as const;
export type EnvelopeAudience = (typeof envelopeAudiences)[number];

const bodyShape = {
  currency: currencySchema,
  pool: typedAmountSchema,
  count: wireIntBetween(1, 5_000),
  least: typedAmountSchema,
  most: typedAmountSchema,
  opens_at: instantSchema,
  end_at: instantSchema,
  /** Of a share, in valid turnover, before it is paid out. */
  turnover_percent: wireIntBetween(0, 1_000),
  audience: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('everybody') }),
    z.strictObject({ kind: z.literal('registered_before'), at: instantSchema }),
    z.strictObject({ kind: z.literal('deposited'), amount: typedAmountSchema }),
  ]),
  title: wordsSchema(80),
  text: wordsSchema(500),
};
const bodySchema = z.strictObject(bodyShape);
export type EnvelopeBody = z.output<typeof bodySchema>;

const envelopeSchema = z.object({
  envelope_id: z.number().int(),
  /** How often it was written. */
  revision: z.number().int(),
  state: z.enum(envelopeStates),
  body: bodySchema,
  taken: z.number().int(),
  /** What is paid so far. */
  paid: moneySchema,
  /** Null: it came with the product. */
  written_by: z.string().nullable(),
  written_at: instantSchema,
  announced_by: z.string().nullable(),
  announced_at: instantSchema.nullable(),
  seed_hash: z.string().nullable(),
  ended_at: instantSchema.nullable(),
  ended_why: z.enum(['used_up', 'time', 'stopped']).nullable(),
});
export type OfficeEnvelope = z.output<typeof envelopeSchema>;

export const envelopeList = defineOfficeQuery({
  path: '/red-envelope/list',
  permission: 'envelope.read',
  scope: 'site',
  summary: 'Red envelopes of a site, the latest first',
  request: z.strictObject({ site_id: idSchema, state: optional(z.enum(envelopeStates)), ...pageRequest }),
  data: pageOf(envelopeSchema),
});

const which = { site_id: idSchema, envelope_id: idSchema };

export const envelopeShow = defineOfficeQuery({
  path: '/red-envelope/show',
  permission: 'envelope.read',
  scope: 'site',
  summary:
    'A red envelope with what it costs: at most, for each share, what has to be played, and how many members may claim it',
  request: z.strictObject(which),
  data: z.object({
    envelope: envelopeSchema,
    cost: z.object({
      pool: moneySchema,
      average: moneySchema,
      turnover: moneySchema,
      /** Who it is for, counted up to ten thousand. */
      members: z.number().int(),
      is_more: z.boolean(),
    }),
  }),
});

export const envelopeClaims = defineOfficeQuery({
  path: '/red-envelope/claims',
  permission: 'envelope.read',
  scope: 'site',
  summary: 'Who has claimed a red envelope, in the order of the shares',
  request: z.strictObject({ ...which, ...pageRequest }),
  data: pageOf(
    z.object({
      share: z.number().int(),
      member_id: z.number().int(),
      account: z.string(),
      amount: moneySchema,
      at: instantSchema,
    }),
  ),
});

export const envelopeWrite = defineOfficeChange({
  path: '/red-envelope/write',
  permission: 'envelope.edit',
  scope: 'site',
  summary:
    'Writes the draft of a red envelope, a new one where none is named. `base` is the revision that it was made of, 0 for a new one',
  request: z.strictObject({
    site_id: idSchema,
    envelope_id: optional(idSchema),
    base: wireIntBetween(0, 1_000_000_000),
    body: bodySchema,
    reason: reasonSchema,
  }),
  data: z.object({ envelope_id: z.number().int() }),
  codes: {
    101: 'envelope_changed',
    102: 'envelope_shares_crossed',
    103: 'envelope_times_crossed',
    105: 'envelope_announced',
  },
  audit: 'envelope.written',
});

export const envelopeAnnounce = defineApprovedChange({
  path: '/red-envelope/announce',
  permission: 'envelope.edit',
  scope: 'site',
  summary:
    'Asks that a red envelope be announced: its shares are drawn then, and nothing of it changes any more. Somebody else who has not written any of it must agree',
  request: z.strictObject({ ...which, reason: reasonSchema }),
  codes: { 103: 'envelope_times_crossed', 105: 'envelope_announced' },
  audit: 'envelope.announced',
  approval: { permission: 'envelope.approve', atLeast: 1 },
});

export const envelopeStop = defineOfficeChange({
  path: '/red-envelope/stop',
  permission: 'envelope.edit',
  scope: 'site',
  summary:
    'Ends a red envelope at once: nobody claims it any more, and what was claimed stays. A draft is dropped',
  request: z.strictObject({ ...which, reason: reasonSchema }),
  data: z.null(),
  codes: { 104: 'envelope_over' },
  audit: 'envelope.stopped',
});

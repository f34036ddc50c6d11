import { z } from 'zod';
import { currencySchema } from '../core/money.ts';
import { perLanguageSchema } from '../core/language.ts';
import { defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { operatorRefSchema, pageOf, pageRequest, reasonSchema } from '../core/office-wire.ts';
import { idSchema, instantSchema, optional, say } from '../core/wire.ts';

/** Members that one letter may name. */
export const maxNamed = 500;

const words = (max: number) =>
  perLanguageSchema
    .refine((texts) => Object.values(texts).some((text) => text.trim() !== ''), say('error.field_required'))
    .refine((texts) => Object.values(texts).every((text) => text.length <= max), say('error.field_too_long'));

/** Whom a letter is for: those that are named, all of a site, or those of whom all of this holds when it is sent. */
export const audienceSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('accounts'),
    accounts: z
      .array(z.string().trim().toLowerCase().min(1).max(64))
      .min(1, say('error.field_required'))
      .max(maxNamed, say('error.field_too_long')),
  }),
  z.strictObject({ kind: z.literal('all'), currency: optional(currencySchema) }),
  z.strictObject({
    kind: z.literal('segment'),
    currency: optional(currencySchema),
    joined_after: optional(instantSchema),
    joined_before: optional(instantSchema),
    /** Who was never in has not been seen since they joined. */
    seen_after: optional(instantSchema),
    seen_before: optional(instantSchema),
    has_deposited: optional(z.boolean()),
  }),
]);
export type Audience = z.output<typeof audienceSchema>;

export const mailingStates = ['waiting', 'sending', 'sent', 'stopped'] as const;
export type MailingState = (typeof mailingStates)[number];

const mailingSchema = z.object({
  mailing_id: z.number().int(),
  audience: audienceSchema,
  title: perLanguageSchema,
  content: perLanguageSchema,
  due_at: instantSchema,
  state: z.enum(mailingStates),
  /** How many have it; null for a letter to all of a site. */
  reached: z.number().int().nullable(),
  operator: operatorRefSchema,
  reason: z.string(),
  created_at: instantSchema,
  ended_at: instantSchema.nullable(),
});
export type Mailing = z.output<typeof mailingSchema>;

export const mailingList = defineOfficeQuery({
  path: '/mailing/list',
  permission: 'letter.read',
  scope: 'site',
  summary: 'Letters that operators of a site have sent or will send, the latest first',
  request: z.strictObject({ site_id: idSchema, state: optional(z.enum(mailingStates)), ...pageRequest }),
  data: pageOf(mailingSchema),
});

export const mailingCount = defineOfficeQuery({
  path: '/mailing/count',
  permission: 'letter.read',
  scope: 'site',
  summary: 'How many members a letter would reach at this moment, as far as they are counted',
  request: z.strictObject({ site_id: idSchema, audience: audienceSchema }),
  data: z.object({ count: z.number().int(), is_more: z.boolean(), unknown_accounts: z.array(z.string()) }),
});

export const mailingSchedule = defineOfficeChange({
  path: '/mailing/schedule',
  permission: 'letter.send',
  scope: 'site',
  summary: 'Sends a letter now or at a time, to each of its audience once',
  request: z.strictObject({
    site_id: idSchema,
    audience: audienceSchema,
    title: words(120),
    /** Plain text; an empty line ends a paragraph. */
    content: words(5_000),
    /** Left out: now. */
    due_at: optional(instantSchema),
    reason: reasonSchema,
  }),
  data: z.object({ mailing_id: z.number().int() }),
  codes: { 101: 'letter_unknown_accounts' },
  audit: 'letter.scheduled',
});

export const mailingStop = defineOfficeChange({
  path: '/mailing/stop',
  permission: 'letter.send',
  scope: 'site',
  summary: 'Keeps a letter that waits from being sent',
  request: z.strictObject({ site_id: idSchema, mailing_id: idSchema, reason: reasonSchema }),
  data: z.null(),
  codes: { 101: 'letter_not_waiting' },
  audit: 'letter.stopped',
});

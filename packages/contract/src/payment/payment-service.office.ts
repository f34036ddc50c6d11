import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { reasonSchema } from '../core/office-wire.ts';
import { instantSchema, idSchema, say } from '../core/wire.ts';

/** `draining`: takes nothing new; `paused`: nor is it asked about deposits; `off`: it is not offered. */
export const serviceStates = ['active', 'draining', 'paused', 'off'] as const;

const pspIdSchema = z.string().regex(/^[A-Z][A-Z0-9_]{1,31}$/, say('error.field_format'));

const serviceSchema = z.object({
  psp_id: z.string(),
  /** Which API it is spoken to in. */
  adapter: z.string(),
  base_url: z.string(),
  state: z.enum(serviceStates),
  /** Since when, and why, where an operator has set it. */
  state_at: instantSchema.nullable(),
  state_reason: z.string().nullable(),
  /** What it signs with, by name. */
  key_id: z.string(),
  /** The key that takes its place at a time; until then both are taken. */
  next_key: z.object({ key_id: z.string(), from: instantSchema, is_shown: z.boolean() }).nullable(),
  /** Deposits that were asked for within the last 24 hours, those of them that are decided, and that were credited. */
  asked: z.number().int(),
  decided: z.number().int(),
  credited: z.number().int(),
  /** Within which 95 of 100 of these were credited, from asking; null where none was. */
  credit_p95_seconds: z.number().int().nullable(),
  /** Deposits that have no clear answer now. */
  unknown: z.number().int(),
  /** When it last answered clearly, and when it last did not, and how so. */
  last_answer_at: instantSchema.nullable(),
  last_failure_at: instantSchema.nullable(),
  last_failure: z.string().nullable(),
});
export type OfficePaymentService = z.output<typeof serviceSchema>;

export const paymentServiceList = defineOfficeQuery({
  path: '/payment-service/list',
  permission: 'psp.read',
  scope: 'house',
  summary: 'The payment services of the house: how they stand, and how they have done for a day',
  request: z.strictObject({}),
  data: z.object({ list: z.array(serviceSchema) }),
});

const methodSchema = z.object({
  method_id: z.number().int(),
  site_id: z.number().int(),
  currency: currencySchema,
  /** As the service calls it. */
  method: z.string(),
  direction: z.enum(['deposit', 'withdrawal']),
  min: moneySchema,
  max: moneySchema,
  is_offered: z.boolean(),
});
export type OfficePaymentMethod = z.output<typeof methodSchema>;

export const paymentServiceMethods = defineOfficeQuery({
  path: '/payment-service/methods',
  permission: 'psp.read',
  scope: 'house',
  summary: 'What sites offer of a payment service, by currency, and between which amounts',
  request: z.strictObject({ psp_id: pspIdSchema }),
  data: z.object({ list: z.array(methodSchema) }),
});

export const paymentServiceSetState = defineOfficeChange({
  path: '/payment-service/set-state',
  permission: 'psp.edit',
  scope: 'house',
  stepUp: true,
  summary:
    'Says whether a payment service takes new deposits and payouts. Money that comes is credited in every state',
  request: z.strictObject({ psp_id: pspIdSchema, state: z.enum(serviceStates), reason: reasonSchema }),
  data: z.null(),
  codes: { 101: 'standing_unchanged' },
  audit: 'payment_service.state_set',
});

const limitSchema = z.string().regex(/^\d{1,15}(\.\d{1,2})?$/, say('error.field_format'));

export const paymentServiceSetMethod = defineOfficeChange({
  path: '/payment-service/set-method',
  permission: 'psp.edit',
  scope: 'house',
  stepUp: true,
  summary: 'Sets between which amounts a site offers a method, and whether it offers it at all',
  request: z.strictObject({
    method_id: idSchema,
    min: limitSchema,
    max: limitSchema,
    is_offered: z.boolean(),
    reason: reasonSchema,
  }),
  data: z.null(),
  codes: { 101: 'standing_unchanged', 102: 'method_limits_crossed' },
  audit: 'payment_service.method_set',
});

export const paymentServiceChangeKey = defineApprovedChange({
  path: '/payment-service/change-key',
  permission: 'psp.edit',
  scope: 'house',
  summary:
    'Makes a payment service a new key. Both are taken until the old one ends; from then on the house signs with the new one',
  request: z.strictObject({ psp_id: pspIdSchema, old_ends_at: instantSchema, reason: reasonSchema }),
  codes: { 101: 'key_ends_too_soon' },
  audit: 'payment_service.key_changed',
  approval: { permission: 'psp.approve' },
});

export const paymentServiceShowKey = defineOfficeChange({
  path: '/payment-service/show-key',
  permission: 'psp.edit',
  scope: 'house',
  stepUp: true,
  summary: 'Shows the new key of a payment service, once',
  request: z.strictObject({ psp_id: pspIdSchema, reason: reasonSchema }),
  data: z.object({ operator_id: z.string(), key_id: z.string(), secret: z.string() }),
  codes: { 101: 'key_not_to_be_shown' },
  audit: 'payment_service.key_shown',
});

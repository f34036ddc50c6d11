import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { reasonSchema } from '../core/office-wire.ts';
import { idSchema, instantSchema, optional, say, typedAmountSchema } from '../core/wire.ts';

/** `draining`: takes nothing new; `paused`: nor is it asked about deposits; `off`: it is not offered. */
export const serviceStates = ['active', 'draining', 'paused', 'off'] as const;

/** Why a service gets no new orders by itself: no clear answers, slow ones, or hardly anybody who pays by it. */
export const drainCauses = ['failures', 'slow', 'unpaid'] as const;
/** `weight`: each service gets its part; `cheapest`: the one that takes least of the amount. */
export const routePolicies = ['weight', 'cheapest'] as const;

/** Since when it is drained, why, and of how many orders that is said; null where it is not. */
const drainedSchema = z
  .object({
    at: instantSchema,
    why: z.enum(drainCauses),
    part: z.number().int(),
    of: z.number().int(),
  })
  .nullable();

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
  drained: drainedSchema,
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
  /** As the house calls it. */
  method: z.string(),
  direction: z.enum(['deposit', 'withdrawal']),
  min: moneySchema,
  max: moneySchema,
  is_offered: z.boolean(),
  policy: z.enum(routePolicies),
  /** The services that take its orders. */
  services: z.array(z.string()),
});
export type OfficePaymentMethod = z.output<typeof methodSchema>;

export const paymentServiceMethods = defineOfficeQuery({
  path: '/payment-service/methods',
  permission: 'psp.read',
  scope: 'house',
  summary: 'What sites offer, of a payment service or of all, by currency, and between which amounts',
  request: z.strictObject({ psp_id: optional(pspIdSchema) }),
  data: z.object({ list: z.array(methodSchema) }),
});

/** That a service takes orders of a method, which part of them, and for how much. */
const routeSchema = z.strictObject({
  psp_id: pspIdSchema,
  /** As the service calls it. */
  method: z.string().trim().min(1, say('error.field_required')).max(64, say('error.field_too_long')),
  /** Beside the weights of the others; 0: only where no other takes an order. */
  weight: z.int().min(0, say('error.field_format')).max(1000, say('error.field_format')),
  /** What the service takes of an order: a share in percent, and so much beside. */
  cost_percent: z.string().regex(/^(100|\d{1,2})(\.\d{1,2})?$/, say('error.field_format')),
  cost_fixed: typedAmountSchema,
  /** Narrower than the method’s; null where they are the method’s. */
  min: typedAmountSchema.nullable(),
  max: typedAmountSchema.nullable(),
  is_active: z.boolean(),
  /** Whether the service gives money back that came this way. */
  can_refund: z.boolean().default(false),
});

const routesSchema = z.array(routeSchema).max(50, say('error.field_too_long'));
export type OfficePaymentRoute = z.output<typeof routeSchema>;

export const paymentServiceRoutes = defineOfficeQuery({
  path: '/payment-service/routes',
  permission: 'psp.read',
  scope: 'house',
  summary: 'The services that take the orders of a method, which part they got, and how they do',
  request: z.strictObject({ method_id: idSchema }),
  data: z.object({
    method: methodSchema,
    list: z.array(
      z.object({
        ...routeSchema.shape,
        state: z.enum(serviceStates),
        drained: drainedSchema,
        /** Orders that it was asked for within the last 24 hours. */
        asked: z.number().int(),
      }),
    ),
  }),
});

export const paymentServiceSetRoutes = defineApprovedChange({
  path: '/payment-service/set-routes',
  permission: 'psp.edit',
  scope: 'house',
  summary: 'Says which services take the orders of a method, and how they share them',
  request: z.strictObject({
    method_id: idSchema,
    policy: z.enum(routePolicies),
    routes: routesSchema,
    reason: reasonSchema,
  }),
  codes: { 101: 'standing_unchanged', 102: 'method_limits_crossed', 103: 'route_service_unknown' },
  audit: 'payment_service.routes_set',
  approval: { permission: 'psp.approve' },
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

export const paymentServiceSetMethod = defineOfficeChange({
  path: '/payment-service/set-method',
  permission: 'psp.edit',
  scope: 'house',
  stepUp: true,
  summary: 'Sets between which amounts a site offers a method, and whether it offers it at all',
  request: z.strictObject({
    method_id: idSchema,
    min: typedAmountSchema,
    max: typedAmountSchema,
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

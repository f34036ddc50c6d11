import { z } from 'zod';
import { defineOfficeQuery } from '../core/office-endpoint.ts';
import { pageOf, pageRequest } from '../core/office-wire.ts';
import { daySchema, idSchema, instantSchema, optional, optionalChoice } from '../core/wire.ts';

const actorKinds = ['guest', 'member', 'operator', 'emergency', 'provider', 'system'] as const;

export const logEventSchema = z.object({
  log_event_id: z.number().int(),
  at: instantSchema,
  actor: z.object({
    kind: z.enum(actorKinds),
    /** Id of the member or operator, code of the provider, part of the house. */
    ref: z.string(),
    /** What people call them, such as an operator's account. */
    name: z.string(),
  }),
  /** Such as `operator.created`. */
  action: z.string(),
  /** What it was done to, such as `operator/7`. */
  target: z.string(),
  site_id: z.number().int().nullable(),
  reason: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  address: z.string().nullable(),
  request_id: z.string().nullable(),
  change_request_id: z.number().int().nullable(),
});

export const logList = defineOfficeQuery({
  path: '/log/list',
  permission: 'log.read',
  scope: 'some',
  summary: 'Who did what, when and why, the latest first',
  request: z.strictObject({
    ...pageRequest,
    site_id: optional(idSchema),
    actor_kind: optionalChoice(z.enum(actorKinds)),
    actor_ref: optional(z.string().max(64)),
    action: optional(z.string().max(80)),
    target: optional(z.string().max(120)),
    /** Days of UTC, both included. */
    from: optional(daySchema),
    to: optional(daySchema),
  }),
  data: pageOf(logEventSchema),
});

export const logCheck = defineOfficeQuery({
  path: '/log/check',
  permission: 'log.check',
  scope: 'house',
  summary: 'Recomputes the chain that ties each line of the log to the one before it',
  request: z.strictObject({ from: optional(daySchema), to: optional(daySchema) }),
  data: z.object({
    checked: z.number().int(),
    /** Null while the chain holds. */
    broken: z
      .object({
        log_event_id: z.number().int(),
        fault: z.enum(['changed', 'missing', 'reordered']),
      })
      .nullable(),
  }),
  rateLimit: { perMinute: 10 },
});

import { z } from 'zod';
import {
  defineApprovedChange,
  defineAuditedCall,
  defineOfficeChange,
  defineOfficeQuery,
} from '../core/office-endpoint.ts';
import { operatorRefSchema, reasonSchema } from '../core/office-wire.ts';
import { idSchema, instantSchema, wireIntBetween } from '../core/wire.ts';
import { meSchema } from './operator.schema.ts';

const ofOperator = { operator_id: idSchema, reason: reasonSchema };

export const emergencyOne = defineOfficeQuery({
  path: '/emergency/one',
  permission: 'operator.read',
  scope: 'house',
  summary: 'How an emergency account stands',
  request: z.strictObject({ operator_id: idSchema }),
  data: z.object({
    sealed_at: instantSchema,
    /** Null: it is shut. */
    open_until: instantSchema.nullable(),
    /** Null where it is shut, or was opened by two halves of its seal. */
    opened_for: operatorRefSchema.nullable(),
    /** Whether two people still hold the halves that open it where nobody can sign in. */
    has_halves: z.boolean(),
    /** Whether who asks may take the way in. */
    may_take: z.boolean(),
  }),
});

export const openEmergency = defineApprovedChange({
  path: '/emergency/open',
  permission: 'operator.edit',
  scope: 'house',
  summary: 'Opens an emergency account for a while, for who asks, once two others have agreed',
  request: z.strictObject({ ...ofOperator, minutes: wireIntBetween(15, 120) }),
  codes: { 101: 'emergency_open', 102: 'emergency_none' },
  audit: 'operator.emergency_opened',
  approval: { permission: 'operator.approve', atLeast: 2 },
});

export const takeEmergency = defineOfficeChange({
  path: '/emergency/take',
  permission: 'operator.edit',
  scope: 'house',
  stepUp: true,
  summary: 'The way in to an account that was opened for who asks; good once, and given once',
  request: z.strictObject(ofOperator),
  /** Below the office's origin. */
  data: z.object({ link: z.string(), expires_at: instantSchema }),
  codes: { 101: 'emergency_not_yours' },
  audit: 'operator.emergency_taken',
});

export const enterEmergency = defineAuditedCall({
  path: '/emergency/enter',
  permission: 'open',
  summary: 'Begins the session of an emergency account by its way in, until it shuts',
  request: z.strictObject({ token: z.string().min(1).max(100) }),
  data: meSchema.extend({ csrf: z.string() }),
  codes: { 101: 'link_invalid' },
  audit: 'operator.emergency_entered',
  rateLimit: { perMinute: 30 },
});

export const closeEmergency = defineOfficeChange({
  path: '/emergency/close',
  permission: 'operator.edit',
  scope: 'house',
  summary: 'Shuts an emergency account before its time; its session ends',
  request: z.strictObject(ofOperator),
  data: z.null(),
  codes: { 101: 'emergency_shut' },
  audit: 'operator.emergency_closed',
});

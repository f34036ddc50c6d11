import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { officeLanguageSchema } from '../core/office-language.ts';
import { permissions } from '../core/permission.ts';
import { idSchema, instantSchema, say } from '../core/wire.ts';
import { roles } from './role.ts';

export const permissionSchema = z.enum(permissions);
export const roleSchema = z.enum(roles);

export const accountSchema = z
  .string()
  .trim()
  .regex(/^[a-z][a-z0-9._-]{1,31}$/i, say('error.field_format'));
/** Of people who hold other people's money: long, and nothing else is asked of it. */
export const newPasswordSchema = z
  .string()
  .min(10, say('error.field_too_short'))
  .max(128, say('error.field_too_long'));
export const givenPasswordSchema = z.string().min(1, say('error.field_required')).max(128);
export const codeSchema = z.string().regex(/^\d{6}$/, say('error.field_format'));
export const operatorNameSchema = z.string().trim().min(1, say('error.field_required')).max(80);
/** An address or a range, such as `203.0.113.0/24`. */
export const addressRangeSchema = z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()]);

/** A role, and where it holds. */
const assignmentShape = {
  role: roleSchema,
  /** Null: all sites. */
  site_ids: z.array(idSchema).min(1).max(100).nullable(),
  /** Null: all currencies. */
  currencies: z.array(currencySchema).min(1).nullable(),
  /** The most that may be moved or approved at once, by currency; null, and currencies that are not named: no limit. */
  amount_limit: z.partialRecord(currencySchema, moneySchema).nullable(),
};
export const assignmentSchema = z.strictObject({
  ...assignmentShape,
  valid_until: instantSchema.nullable(),
});
export type AssignmentInput = z.output<typeof assignmentSchema>;

const operatorShape = {
  operator_id: z.number().int(),
  account: z.string(),
  name: z.string(),
  language: officeLanguageSchema,
  status: z.enum(['active', 'disabled']),
  has_two_factor: z.boolean(),
  /** Nobody signs in to it; it is opened by several people. */
  is_emergency: z.boolean(),
  roles: z.array(roleSchema),
  created_at: instantSchema,
  last_signed_in_at: instantSchema.nullable(),
};
export const operatorLineSchema = z.object(operatorShape);
export const operatorSchema = z.object({
  ...operatorShape,
  /** Ranges that a sign-in may come from; empty: any. */
  allowed_addresses: z.array(z.string()),
  assignments: z.array(z.object({ ...assignmentShape, valid_until: instantSchema.nullable() })),
  /** Grows with every change; a change that others agree to too late is stale by it. */
  revision: z.number().int(),
  /** There is a link by which a password can be set, until then. */
  invited_until: instantSchema.nullable(),
});

export const operatorSessionSchema = z.object({
  session_id: z.string(),
  operator: z.object({ operator_id: z.number().int(), account: z.string() }),
  is_this: z.boolean(),
  created_at: instantSchema,
  last_used_at: instantSchema,
  address: z.string(),
  user_agent: z.string(),
});

/** Who is signed in, and what they may. */
export const meSchema = z.object({
  operator: z.object({
    operator_id: z.number().int(),
    account: z.string(),
    name: z.string(),
    language: officeLanguageSchema,
    has_two_factor: z.boolean(),
    /** One that shows codes. */
    has_authenticator: z.boolean(),
    is_emergency: z.boolean(),
  }),
  roles: z.array(roleSchema),
  /** What they may, and in which sites; null: in all. */
  grants: z.array(z.object({ permission: permissionSchema, site_ids: z.array(z.number().int()).nullable() })),
  /** All that they can do before anything else. */
  must: z.enum(['set_up_two_factor']).nullable(),
  /** Until when what needs a fresh proof is done without asking for one. */
  proved_until: instantSchema,
  /** When the session ends by itself, whatever is done. */
  session_ends_at: instantSchema,
});

import { z } from 'zod';
import { defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { reasonSchema } from '../core/office-wire.ts';
import { gpIdSchema, idSchema, instantSchema, say } from '../core/wire.ts';

/** When something is shut; null: it is not, nor will it be. */
const maintenanceSchema = z
  .strictObject({
    start_at: instantSchema,
    /** Null: until somebody says so. */
    end_at: instantSchema.nullable(),
  })
  .refine(({ start_at: start, end_at: end }) => end === null || start < end, {
    path: ['end_at'],
    error: say('error.field_not_allowed'),
  })
  .nullable();

export const siteStanding = defineOfficeQuery({
  path: '/site/standing',
  permission: 'site.read',
  scope: 'site',
  summary: 'Whether a site is open, and when it is to be shut',
  request: z.strictObject({ site_id: idSchema }),
  data: z.object({ name: z.string(), maintenance: maintenanceSchema }),
});

export const siteSetMaintenance = defineOfficeChange({
  path: '/site/set-maintenance',
  permission: 'site.edit',
  scope: 'site',
  stepUp: true,
  summary: 'Says when a site is shut to visitors, or that it is open. Rounds that are open are still paid',
  request: z.strictObject({ site_id: idSchema, maintenance: maintenanceSchema, reason: reasonSchema }),
  data: z.null(),
  audit: 'site.maintenance-planned',
});

const providerSchema = z.object({
  gp_id: z.string(),
  wallet_kind: z.enum(['transfer', 'seamless']),
  /** Which API it is spoken to in. */
  adapter: z.string(),
  base_url: z.string(),
  is_active: z.boolean(),
  maintenance: maintenanceSchema,
  /** What it signs with, by name. */
  key_id: z.string(),
  /** The key that takes its place at a time; until then both are taken. */
  next_key: z.object({ key_id: z.string(), from: z.string(), is_shown: z.boolean() }).nullable(),
});
export type OfficeProvider = z.output<typeof providerSchema>;

export const providerList = defineOfficeQuery({
  path: '/provider/list',
  permission: 'provider.read',
  scope: 'house',
  summary: 'The game providers that the house is connected to',
  request: z.strictObject({}),
  data: z.object({ list: z.array(providerSchema) }),
});

export const providerSetMaintenance = defineOfficeChange({
  path: '/provider/set-maintenance',
  permission: 'provider.edit',
  scope: 'house',
  stepUp: true,
  summary:
    'Says when no game of a provider is started, or that its games are open. Rounds that are open are finished and paid',
  request: z.strictObject({ gp_id: gpIdSchema, maintenance: maintenanceSchema, reason: reasonSchema }),
  data: providerSchema,
  codes: { 101: 'standing_unchanged' },
  audit: 'provider.saved',
});

import { z } from 'zod';
import { defineApprovedChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { reasonSchema } from '../core/office-wire.ts';
import { idSchema, optional, say, wireIntBetween } from '../core/wire.ts';

const wrongFormat = say('error.field_format');
const unknown = say('error.field_unknown');
const tooLong = say('error.field_too_long');
const most = 200;

const addressSchema = z.union([z.ipv4(), z.ipv6()], wrongFormat);
/** One address, or a range such as `203.0.113.0/24`. */
const networkSchema = z
  .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], wrongFormat)
  // visitors are known by the IPv4 address itself
  .refine((network) => !/^::ffff:/i.test(network), say('error.field_not_allowed'));
const countrySchema = z
  .string()
  .regex(/^[A-Z]{2}$/, wrongFormat)
  .refine(isCountry, unknown);

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether ISO 3166 has it: a code that is only taken for another, such as `UK`, would match nobody. */
function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || code === 'ZZ') return false;
  return new Intl.Locale('und', { region: code }).region === code && regions.of(code) !== undefined;
}

const listsSchema = z.strictObject({
  /** Where it names anything, nobody else comes in. */
  allow: z.array(networkSchema).max(most, tooLong),
  deny: z.array(networkSchema).max(most, tooLong),
  deny_countries: z.array(countrySchema).max(250, tooLong),
});

/** Who may log in and register at a site, and from where. */
const accessSchema = listsSchema.extend({
  /** A device that the member has not come in with is refused. */
  known_devices_only: z.boolean(),
  /** An unknown device is asked a question about the member. */
  double_validation: z.boolean(),
  /** Distinct accounts that may log in from one address within a day; null: any number. */
  max_accounts_per_address: wireIntBetween(1, 10_000).nullable(),
  max_registrations_per_minute: wireIntBetween(1, 1_000),
  max_registrations_per_day: wireIntBetween(1, 100_000),
});
export type SiteAccess = z.output<typeof accessSchema>;

const refusalSchema = z.enum(['not_allowed', 'country_denied', 'address_denied']).nullable();

export const siteAccess = defineOfficeQuery({
  path: '/site/access',
  permission: 'site.read',
  scope: 'site',
  summary: 'Who may log in and register at a site, and from where',
  request: z.strictObject({ site_id: idSchema }),
  data: z.object({ name: z.string(), access: accessSchema }),
});

export const weighAccess = defineOfficeQuery({
  path: '/site/weigh-access',
  permission: 'site.read',
  scope: 'site',
  summary: 'What lists of addresses and countries would have come to on the last day',
  request: z.strictObject({ site_id: idSchema, lists: listsSchema }),
  data: z.object({
    /** Sessions that members began within a day, the latest 20 000 at most. */
    sessions: z.number().int(),
    refused: z.number().int(),
    /** Those of whom nobody knows the country. */
    without_country: z.number().int(),
    /** The address that asks, and why it would not come in; null: it would. */
    own_address: z.string(),
    own_refusal: refusalSchema,
    /** No address of IPv4, or of IPv6, would come in. */
    shuts_everybody: z.boolean(),
  }),
  rateLimit: { perMinute: 60 },
});

export const tryAccess = defineOfficeQuery({
  path: '/site/try-access',
  permission: 'site.read',
  scope: 'site',
  summary: 'Whether somebody may log in or register from an address, and what says so',
  request: z.strictObject({ site_id: idSchema, address: addressSchema, country: optional(countrySchema) }),
  data: z.object({
    /** Null: they may. */
    refusal: refusalSchema,
    /** The closest entries that speak of the address. */
    allowed_by: z.string().nullable(),
    denied_by: z.string().nullable(),
    is_country_denied: z.boolean(),
  }),
});

export const setSiteAccess = defineApprovedChange({
  path: '/site/set-access',
  permission: 'site.edit',
  scope: 'site',
  summary: 'Changes who may log in and register at a site. Those who are in stay in',
  request: z.strictObject({ site_id: idSchema, access: accessSchema, reason: reasonSchema }),
  codes: { 101: 'nothing_changes' },
  audit: 'site.access_set',
  approval: { permission: 'site.approve' },
});

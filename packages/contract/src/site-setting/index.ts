import { z } from 'zod';
import { currencyCodes, currencySchema } from '../core/money.ts';
import { languages, languageSchema } from '../core/language.ts';
import { say, wireIntBetween } from '../core/wire.ts';

const text = (max: number) =>
  z.string().trim().min(1, say('error.field_required')).max(max, say('error.field_too_long'));
const minutes = (min: number, max: number) => wireIntBetween(min, max);
/** Of all sites; `origin_mobile` is the one of the site's template. */
export const mobileHomes = [
  'origin_mobile',
  'H5_1',
  'H5_2',
  'H5_3',
  'H5_4',
  'H5_5',
  'H5_6',
  'H5_7',
  'H5_8',
] as const;
/** A name as browsers ask for it, without scheme and port. */
const hostSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/, say('error.field_format'));

/** Each once, one at least. */
const severalOf = <Item extends z.ZodType<string>>(item: Item, max: number) =>
  z
    .array(item)
    .min(1, say('error.field_required'))
    .max(max, say('error.field_too_long'))
    .refine((items) => new Set(items).size === items.length, say('error.field_not_allowed'));

/** What an operator may set of a site, by name: within which bounds. */
export const siteSettingSchemas = {
  name: text(60),
  name_zh: text(60),
  /** The first one is where the office previews. */
  hosts: severalOf(hostSchema, 50),
  /** Which pages there are; the first one is shown to whoever has not chosen. */
  languages: severalOf(languageSchema, languages.length),
  /** With which one may register, the first one unless one chooses; members keep theirs. */
  currencies: severalOf(currencySchema, currencyCodes.length),
  /** Takes no new members. */
  registration_closed: z.boolean(),
  /** Takes no new members either, and nobody can ask for a new password. */
  is_demo: z.boolean(),
  /** A member's session ends after so long without a call. */
  session_idle_minutes: minutes(5, 1_440),
  /** How long a visitor's browser keeps who has brought them. */
  link_expire_minutes: minutes(1, 525_600),
  /** Anybody pays in for an account, without a login. What is under way is followed though it is shut. */
  fast_payment: z.boolean(),
  agent_bind_fast_payment: z.boolean(),
  mobile_template: z.enum(mobileHomes),
  /** A provider's slots have a room of their own on a desktop. */
  game_room: z.boolean(),
  /** What was won last stands on the home page. */
  shows_wins: z.boolean(),
} as const;

export type SiteSettingName = keyof typeof siteSettingSchemas;
export type SiteSettingValues = { [Name in SiteSettingName]: z.output<(typeof siteSettingSchemas)[Name]> };

/** What holds where nothing was set; names, hosts, languages and currencies have no such value. */
export const usualSiteSettings = {
  registration_closed: false,
  is_demo: false,
  session_idle_minutes: 30,
  link_expire_minutes: 1_440,
  fast_payment: true,
  agent_bind_fast_payment: false,
  mobile_template: 'origin_mobile',
  game_room: false,
  shows_wins: false,
} as const satisfies Partial<SiteSettingValues>;

/** Settings as operators look for them. */
export const siteSettingGroups = {
  address: ['name', 'name_zh', 'hosts'],
  region: ['languages', 'currencies'],
  entry: ['registration_closed', 'is_demo', 'session_idle_minutes', 'link_expire_minutes'],
  money: ['fast_payment', 'agent_bind_fast_payment'],
  look: ['mobile_template', 'game_room', 'shows_wins'],
} as const satisfies Readonly<Record<string, readonly SiteSettingName[]>>;
export type SiteSettingGroup = keyof typeof siteSettingGroups;

/** How a setting is written. */
export type SiteSettingKind = 'text' | 'hosts' | 'languages' | 'currencies' | 'flag' | 'minutes' | 'choice';
export const siteSettingKinds = {
  name: 'text',
  name_zh: 'text',
  hosts: 'hosts',
  languages: 'languages',
  currencies: 'currencies',
  registration_closed: 'flag',
  is_demo: 'flag',
  session_idle_minutes: 'minutes',
  link_expire_minutes: 'minutes',
  fast_payment: 'flag',
  agent_bind_fast_payment: 'flag',
  mobile_template: 'choice',
  game_room: 'flag',
  shows_wins: 'flag',
} as const satisfies Readonly<Record<SiteSettingName, SiteSettingKind>>;

export const siteSettingsSchema = z.strictObject(siteSettingSchemas);
/** Some of them, one at least. */
export const siteSettingChangesSchema = siteSettingsSchema
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, say('error.field_required'));
export type SiteSettingChanges = z.output<typeof siteSettingChangesSchema>;

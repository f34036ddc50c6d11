import { isDeepStrictEqual } from 'node:util';
import type { Currency, Language } from '@halls/contract';
import {
  usualSiteSettings,
  type SiteSettingChanges,
  type SiteSettingName,
  type SiteSettingValues,
} from '@halls/contract/site-setting';
import type { SiteSettings } from './site.tables.ts';

/** Of a site's row, what operators set. */
export interface SetSite {
  readonly name: string;
  readonly nameZh: string;
  readonly hosts: readonly string[];
  readonly settings: SiteSettings;
  readonly defaultLanguage: Language;
  readonly languages: readonly Language[];
  readonly defaultCurrency: Currency;
  readonly currencies: readonly Currency[];
}

/** All settings of a site, with what holds where nothing was set. */
export function readSettings(site: SetSite): SiteSettingValues {
  const { name, nameZh, hosts, settings, currencies } = site;
  const { mobile_template: home, ...set } = settings;
  const { mobile_template: usualHome, ...usual } = usualSiteSettings;
  return {
    ...{ name, name_zh: nameZh, hosts: [...hosts] },
    languages: leading(site.defaultLanguage, site.languages),
    currencies: leading(site.defaultCurrency, currencies),
    ...pick({ ...usual, ...set }, usual),
    mobile_template: (home as SiteSettingValues['mobile_template'] | undefined) ?? usualHome,
  };
}

/** The row with some settings changed; one that is as usual is not kept. */
export function writeSettings(site: SetSite, changes: SiteSettingChanges): SetSite {
  const { name, name_zh: nameZh, hosts, ...settable } = changes;
  const { languages = site.languages, currencies = site.currencies, ...others } = settable;
  const merged = { ...site.settings, ...others };
  const usual: Record<string, unknown> = usualSiteSettings;
  const kept = Object.entries(merged).filter(([key, value]) => !isDeepStrictEqual(value, usual[key]));
  return {
    name: name ?? site.name,
    nameZh: nameZh ?? site.nameZh,
    hosts: hosts ?? site.hosts,
    settings: Object.fromEntries(kept),
    ...{ languages, currencies },
    defaultLanguage: changes.languages?.[0] ?? site.defaultLanguage,
    defaultCurrency: changes.currencies?.[0] ?? site.defaultCurrency,
  };
}

/** The settings that are named in `changes`, as they stand in `values`; in a steady order, however they were named. */
export function settingsNamed(values: SiteSettingValues, changes: SiteSettingChanges): SiteSettingChanges {
  const names = (Object.keys(changes) as SiteSettingName[]).toSorted();
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

function leading<Item>(first: Item, items: readonly Item[]): Item[] {
  return [first, ...items.filter((item) => item !== first)];
}

function pick<Wanted extends object>(from: object, wanted: Wanted): Wanted {
  return Object.fromEntries(
    Object.keys(wanted).map((key) => [key, (from as Record<string, unknown>)[key]]),
  ) as Wanted;
}

import {
  siteSettingKinds,
  usualSiteSettings,
  type SiteSettingName,
  type SiteSettingValues,
} from '@halls/contract/site-setting';

/** What is typed of a setting: a flag, or a text. */
export type TypedSetting = string | boolean;
export type SettingDraft = Readonly<Partial<Record<SiteSettingName, TypedSetting>>>;

/** A setting's value as it stands in its field. */
export function typedOf(name: SiteSettingName, values: Partial<SiteSettingValues>): TypedSetting {
  const value = values[name];
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.join('\n');
  return String(value ?? '');
}

/** What a field says, as the call takes it. */
function valueOf(name: SiteSettingName, typed: TypedSetting): unknown {
  if (typeof typed === 'boolean') return typed;
  switch (siteSettingKinds[name]) {
    case 'hosts':
    case 'languages':
    case 'currencies':
      return typed.split(/[\s,;]+/).filter(Boolean);
    default:
      return typed.trim();
  }
}

/** The settings that were typed otherwise than they are. */
export function changesOf(
  draft: SettingDraft,
  values: SiteSettingValues,
): Partial<Record<SiteSettingName, unknown>> {
  return Object.fromEntries(
    (Object.entries(draft) as [SiteSettingName, TypedSetting][])
      .filter(([name, typed]) => typed !== typedOf(name, values))
      .map(([name, typed]) => [name, valueOf(name, typed)] as const),
  );
}

/** Whether a setting stands otherwise than where nobody has set it; names, hosts, languages and currencies have no such state. */
export function isUnusual(name: SiteSettingName, values: SiteSettingValues): boolean {
  return name in usualSiteSettings && typedOf(name, values) !== typedOf(name, usualSiteSettings);
}

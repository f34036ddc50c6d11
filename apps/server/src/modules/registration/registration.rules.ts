import { contactCodes, contactFields, type RegisterSetting, type RegistrationField } from '@halls/contract/registration';

/** Fields that can be unique among a site's members, and the code that says they are not. */
export const repeatCodes = {
  member_name: 103,
  member_phone: 104,
  member_email: 105,
  identity_id: 114,
  ...contactCodes,
} as const;
export type UniqueField = keyof typeof repeatCodes;
export const uniqueFields = Object.keys(repeatCodes) as UniqueField[];

/** Blacklisted values and the code that refuses each. */
export const blacklistCodes = { member_name: 214, member_phone: 215, member_email: 216 } as const;

/** The profile that a registration fills, with the columns' names. */
export const profileColumns = [
  'member_name', 'member_email', 'member_phone', ...contactFields, 'member_others', 'identity_id',
] as const satisfies readonly RegistrationField[];
type ProfileColumn = (typeof profileColumns)[number];

export type FieldValues = Readonly<Partial<Record<RegistrationField, string | undefined>>>;

/** The values to keep: of displayed fields alone, trimmed, without control characters. */
export function profileOf(input: FieldValues, settings: readonly RegisterSetting[]): Record<ProfileColumn, string> {
  const displayed = new Set(settings.filter((setting) => setting.is_display === 1).map((setting) => setting.name));
  return Object.fromEntries(
    profileColumns.map((name) => [name, displayed.has(name) ? plainText(input[name] ?? '') : '']),
  ) as Record<ProfileColumn, string>;
}

/** What must differ between members: letter case and the width of a character do not tell people apart. */
export function comparable(value: string): string {
  return plainText(value).normalize('NFKC').toLowerCase();
}

/** Of the values given, those that the site wants unique. */
export function uniqueValuesOf(values: FieldValues, settings: readonly RegisterSetting[]): { field: UniqueField; value: string }[] {
  return settings
    .filter((setting) => setting.is_display === 1 && setting.is_unique === 1)
    .map((setting) => setting.name)
    .filter((name): name is UniqueField => name in repeatCodes)
    .map((field) => ({ field, value: comparable(values[field] ?? '') }))
    .filter(({ value }) => value !== '');
}

/** `1999-3-7` as `1999-03-07`; null for none. */
export function isoBirthday(text: string | undefined): string | null {
  if (!text) return null;
  const [year = '', month = '', day = ''] = text.split('-');
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Text that the database can keep and a page can show on one line. */
export function plainText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is removed
  return text.toWellFormed().replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, '').trim();
}

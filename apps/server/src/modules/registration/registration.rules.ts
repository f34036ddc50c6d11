import { contactFields, type RegisterSetting, type RegistrationField } from '@halls/contract/registration';
import type { CodeSubject } from '#modules/verification';
import { comparable, plainText, repeatCodes, type UniqueField } from '#modules/member';

/** Blacklisted values and the code that refuses each. */
export const blacklistCodes = { member_name: 214, member_phone: 215, member_email: 216 } as const;
export type BlacklistField = keyof typeof blacklistCodes;

/** The profile that a registration fills, with the columns' names. */
export const profileColumns = [
  'member_name',
  'member_email',
  'member_phone',
  ...contactFields,
  'member_others',
  'identity_id',
] as const satisfies readonly RegistrationField[];
type ProfileColumn = (typeof profileColumns)[number];

/** Whose code verifies a phone number at registration: whoever has it. */
export function registrationCode(siteId: number, phone: string): CodeSubject {
  return { siteId, purpose: 'register', recipient: phone, bearer: '' };
}

export type FieldValues = Readonly<Partial<Record<RegistrationField, string | undefined>>>;

/** The values to keep: of displayed fields alone, trimmed, without control characters. */
export function profileOf(
  input: FieldValues,
  settings: readonly RegisterSetting[],
): Record<ProfileColumn, string> {
  const displayed = new Set(
    settings.filter((setting) => setting.is_display === 1).map((setting) => setting.name),
  );
  return Object.fromEntries(
    profileColumns.map((name) => [name, displayed.has(name) ? plainText(input[name] ?? '') : '']),
  ) as Record<ProfileColumn, string>;
}

/** Of the values given, those that the site wants unique. */
export function uniqueValuesOf(
  values: FieldValues,
  settings: readonly RegisterSetting[],
): { field: UniqueField; value: string }[] {
  return settings
    .filter((setting) => setting.is_display === 1 && setting.is_unique === 1)
    .map((setting) => setting.name)
    .filter((name): name is UniqueField => name in repeatCodes)
    .map((field) => ({ field, value: comparable(values[field] ?? '') }))
    .filter(({ value }) => value !== '');
}

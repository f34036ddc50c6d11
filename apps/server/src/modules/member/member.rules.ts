import { profileFields, type ProfileField } from '@halls/contract/member';
import { contactCodes } from '@halls/contract/registration';

/** Fields that can be unique among a site's members, and the code that says they are not. */
export const repeatCodes = {
  member_name: 103,
  member_phone: 104,
  member_email: 105,
  identity_id: 114,
  ...contactCodes,
} as const;
export type UniqueField = keyof typeof repeatCodes;

export type ProfileColumn = Exclude<ProfileField, 'new_identity_id'> | 'identity_id';
/** What members tell of themselves, by column; empty for nothing, a birthday as `1999-03-07`. */
export type Personal = Readonly<Record<ProfileColumn, string>>;
export type ProfileChanges = Partial<Record<ProfileColumn, string>>;

export function columnOf(field: ProfileField): ProfileColumn {
  return field === 'new_identity_id' ? 'identity_id' : field;
}
export const profileColumns: readonly ProfileColumn[] = profileFields.map(columnOf);

/** What must differ between members: letter case and the width of a character do not tell people apart. */
export function comparable(value: string): string {
  return plainText(value).normalize('NFKC').toLowerCase();
}

/** `1999-3-7` as `1999-03-07`; empty for none. */
export function isoBirthday(text: string | undefined): string {
  // of a birthday that nobody chose the hyphens are left
  if (!text || /^-+$/.test(text)) return '';
  const [year = '', month = '', day = ''] = text.split('-');
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Text that the database can keep and a page can show on one line. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
}

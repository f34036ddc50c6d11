/** Free of zod, so that a form knows its fields without loading it. */

/** What a member may tell of themselves, in the order in which it is shown. */
export const profileFields = [
  'member_name',
  'member_birthday',
  'member_email',
  'member_phone',
  'member_line',
  'member_others',
  'member_qq',
  'member_skype',
  'member_wechat',
  'member_fb',
  'member_zalo',
  'member_telegram',
  'member_whats_app',
  'new_identity_id',
] as const;
export type ProfileField = (typeof profileFields)[number];

/** Fields that a site may want verified by a code. */
export const verifiedFields = ['member_phone', 'member_email'] as const satisfies readonly ProfileField[];
export type VerifiedField = (typeof verifiedFields)[number];

/** What a bank account is checked against: given once, then an operator's to change. */
export const profileFieldsGivenOnce = [
  'member_name',
  'member_birthday',
  'new_identity_id',
] as const satisfies readonly ProfileField[];

/** The register setting that says of a field whether the member centre has it; LINE's handle goes with the others. */
export function settingOfProfileField(field: ProfileField): string {
  if (field === 'new_identity_id') return 'identity_id';
  return field === 'member_line' ? 'member_others' : field;
}

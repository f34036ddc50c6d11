import type { Currency, ErrorKey } from '@halls/contract';
import {
  profileFields,
  profileFieldsGivenOnce,
  settingOfProfileField,
  verifiedFields,
  type MemberProfile,
  type ProfileField,
  type VerifiedField,
} from '@halls/contract/member';
import {
  checkRegistrationField,
  type RegisterSetting,
  type RegistrationField,
} from '@halls/contract/registration';

/** What the member centre shows of a profile: what can be entered, and what was given once and stays. */
export interface ProfileView {
  open: readonly ProfileField[];
  locked: readonly ProfileField[];
}

const givenOnce: ReadonlySet<ProfileField> = new Set(profileFieldsGivenOnce);

export function isGivenOnce(field: ProfileField): boolean {
  return givenOnce.has(field);
}

/** A field that the site has taken out of its member centre is shown no more, unless it holds something that stays. */
export function viewOfProfile(
  profile: MemberProfile,
  settings: readonly Pick<RegisterSetting, 'name' | 'is_member_center'>[],
): ProfileView {
  const offered = new Set(settings.filter((each) => each.is_member_center === 1).map((each) => each.name));
  const isLocked = (field: ProfileField) => givenOnce.has(field) && profile[field] !== '';
  return {
    open: profileFields.filter((field) => offered.has(settingOfProfileField(field)) && !isLocked(field)),
    locked: profileFields.filter(isLocked),
  };
}

/** Where the code is typed that comes with a new number or address. */
export const codeFields = {
  member_phone: 'phone_verify',
  member_email: 'email_verify',
} as const satisfies Record<VerifiedField, string>;
export type CodeField = (typeof codeFields)[VerifiedField];

/** What is changed and wants a code, as the site has it; an entry that is taken out wants none. */
export function fieldsWantingCode(
  changes: Readonly<Partial<Record<ProfileField, string>>>,
  settings: readonly Pick<RegisterSetting, 'name' | 'is_member_center_verification'>[],
): readonly VerifiedField[] {
  return verifiedFields.filter(
    (field) =>
      changes[field] &&
      settings.some((each) => each.name === field && each.is_member_center_verification === 1),
  );
}

/** What differs from the stored profile: only that is sent. */
export function changesOfProfile(
  profile: MemberProfile,
  values: Readonly<Partial<Record<ProfileField, string>>>,
  { open }: ProfileView,
): Partial<Record<ProfileField, string>> {
  const changed = open.filter((field) => (values[field] ?? '').trim() !== profile[field]);
  return Object.fromEntries(changed.map((field) => [field, (values[field] ?? '').trim()]));
}

/** How a profile field is typed and called: as in the registration, where LINE's handle has no place. */
export function registrationFieldOf(field: ProfileField): RegistrationField {
  if (field === 'new_identity_id') return 'identity_id';
  return field === 'member_line' ? 'member_whats_app' : field;
}

/** What is wrong with a field; nothing here is demanded. */
export function checkProfileField(
  field: ProfileField,
  value: string,
  place: { currency: Currency; siteId: number },
): ErrorKey | null {
  return checkRegistrationField(registrationFieldOf(field), value, { ...place, required: false });
}

const fieldsOfCodes: Readonly<Record<number, ProfileField>> = {
  103: 'member_name',
  104: 'member_phone',
  105: 'member_email',
  114: 'new_identity_id',
  206: 'member_email',
  209: 'member_phone',
  227: 'member_name',
};

/** The field that a refusal speaks of; undefined when it is about the whole. */
export function profileFieldOfCode(code: number): ProfileField | undefined {
  return fieldsOfCodes[code];
}

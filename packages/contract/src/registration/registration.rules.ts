import { limits } from '../core/constants.ts';
import type { Currency } from '../core/currency-list.ts';
import type { ErrorKey } from '../core/error-key.ts';

/** Free of zod, so that a form can check on blur without loading it. */

/** Fields that a site's registration form can show, in the form's order. */
export const registrationFields = [
  'member_account',
  'password',
  'check_password',
  'member_name',
  'member_email',
  'member_birthday',
  'member_phone',
  'phone_verify',
  'member_qq',
  'member_wechat',
  'member_whats_app',
  'member_zalo',
  'member_fb',
  'member_telegram',
  'member_skype',
  'member_others',
  'identity_id',
  'withdraw_password',
] as const;
export type RegistrationField = (typeof registrationFields)[number];

export const contactFields = [
  'member_qq',
  'member_wechat',
  'member_whats_app',
  'member_zalo',
  'member_fb',
  'member_telegram',
  'member_skype',
] as const satisfies readonly RegistrationField[];

/** A site whose phone numbers have ten digits in every currency. */
export const tenDigitPhoneSiteId = 1;

export interface FieldContext {
  readonly currency: Currency;
  readonly siteId?: number | undefined;
}

/** What a site asks of a field; the part of a register setting that the rules need. */
export interface FieldDemand {
  readonly name: string;
  readonly is_display: 0 | 1;
  readonly is_required: 0 | 1;
  readonly is_verification?: 0 | 1;
}

/**
 * Checks a whole registration: each field's rule, what the site requires, and that both passwords
 * agree. Answers the wrong fields with the keys of their messages; empty when all is well.
 */
export function checkRegistration(
  input: Readonly<Partial<Record<RegistrationField, string | undefined>>>,
  context: FieldContext & { readonly demands?: readonly FieldDemand[] },
): Partial<Record<RegistrationField, ErrorKey>> {
  const wrong: Partial<Record<RegistrationField, ErrorKey>> = {};
  const demands = new Map((context.demands ?? []).map((demand) => [demand.name, demand]));
  for (const name of registrationFields) {
    const demand = demands.get(name);
    const required =
      name === 'member_account' ||
      name === 'password' ||
      (name === 'phone_verify' && wantsPhoneCode(input, demands.get('member_phone'))) ||
      (demand?.is_display === 1 && demand.is_required === 1);
    const key = checkRegistrationField(name, input[name] ?? '', { ...context, required });
    if (key) wrong[name] = key;
  }
  if (input.check_password !== undefined && input.check_password !== input.password) {
    wrong.check_password ??=
      input.check_password === '' ? 'signup.err_checkPsw_required' : 'signup.err_checkPsw_diff';
  }
  return wrong;
}

/** A number that is to be verified wants the code that was sent to it. */
function wantsPhoneCode(
  { member_phone: phone }: { readonly member_phone?: string | undefined },
  demand: FieldDemand | undefined,
): boolean {
  return demand?.is_display === 1 && demand.is_verification === 1 && Boolean(phone);
}

/** Formats that have a code of their own. */
const formatCodes: Readonly<Partial<Record<RegistrationField, 206 | 209 | 227>>> = {
  member_email: 206,
  member_phone: 209,
  member_name: 227,
};

/** The code of a registration in which nothing is wrong but the format of such fields; null for any other. */
export function formatCodeOf(wrong: Readonly<Partial<Record<string, ErrorKey>>>): 206 | 209 | 227 | null {
  const codes = Object.entries(wrong).map(([name, key]) => {
    const field = name as RegistrationField;
    return key === requiredKeys[field] ? undefined : formatCodes[field];
  });
  return codes.every((code) => code !== undefined) ? (codes[0] ?? null) : null;
}

/** The key of what is wrong with one field, or null. */
export function checkRegistrationField(
  name: RegistrationField,
  value: string,
  context: FieldContext & { readonly required: boolean },
): ErrorKey | null {
  if (isEmptyField(name, value)) return context.required ? requiredKeys[name] : null;
  return checkFilledField(name, value, context);
}

/** Where the name is taken without spaces; the form says so before anything is typed. */
export function namesAreOneWord(currency: Currency): boolean {
  return currency === 'VND';
}

/** A birthday of which no part was chosen is sent as `--`. */
export function isEmptyField(name: RegistrationField, value: string): boolean {
  return value === '' || (name === 'member_birthday' && /^-+$/.test(value));
}

/** 6 to 12 letters and digits with at least one of each; null when it is so. */
export function checkPassword(password: string): ErrorKey | null {
  if (password === '') return 'signup.err_psw_required';
  const { min, max } = limits.passwordLength;
  if (password.length < min || password.length > max) return 'signup.err_psw_length';
  return /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]+$/.test(password) ? null : 'signup.err_psw_format';
}

const requiredKeys: Readonly<Record<RegistrationField, ErrorKey>> = {
  member_account: 'ph_account_name',
  password: 'signup.err_psw_required',
  check_password: 'signup.err_checkPsw_required',
  member_name: 'signup.err_name_required',
  member_email: 'signup.err_email_required',
  member_birthday: 'signup.err_birthday_required',
  member_phone: 'signup.err_phone_required',
  phone_verify: 'signup.err_phone_verify',
  member_qq: 'signup.err_contact_required',
  member_wechat: 'signup.err_contact_required',
  member_whats_app: 'signup.err_contact_required',
  member_zalo: 'signup.err_contact_required',
  member_fb: 'signup.err_contact_required',
  member_telegram: 'signup.err_contact_required',
  member_skype: 'signup.err_contact_required',
  member_others: 'signup.err_others_required',
  identity_id: 'signup.err_identity_id_required',
  withdraw_password: 'signup.err_withdraw_psw',
};

function checkFilledField(name: RegistrationField, value: string, context: FieldContext): ErrorKey | null {
  const unless = (isRight: boolean, key: ErrorKey) => (isRight ? null : key);
  switch (name) {
    case 'member_account':
      return unless(/^[A-Za-z0-9_-]{6,12}$/.test(value), 'signup.err_account');
    case 'password':
      return checkPassword(value);
    case 'check_password':
      return null;
    case 'member_name':
      return checkName(value.trim(), context.currency);
    case 'member_email':
      return unless(value.length <= 254 && emailPattern.test(value), 'signup.err_email');
    case 'member_birthday':
      return unless(isDate(value), 'signup.err_birthday');
    case 'member_phone':
      return checkPhone(value, context);
    case 'phone_verify':
      return unless(/^\d{6}$/.test(value), 'signup.err_phone_verify');
    case 'member_telegram':
    case 'member_skype':
      return unless(/^[\w.@-]{5,50}$/.test(value), 'signup.err_contact');
    case 'member_qq':
    case 'member_wechat':
    case 'member_whats_app':
    case 'member_zalo':
    case 'member_fb':
      return unless(/^[\w.-]{5,50}$/.test(value), 'signup.err_contact');
    case 'member_others':
      return unless(value.length <= 100, 'error.field_too_long');
    case 'identity_id':
      return unless(/^[A-Za-z0-9-]{4,32}$/.test(value), 'signup.err_identity_id');
    case 'withdraw_password':
      return unless(/^\d{4}$/.test(value), 'signup.err_withdraw_psw');
  }
}

// local part and labels without leading, trailing or doubled dots; a top-level label of letters
const emailPattern =
  /^[\w%+'-]+(?:\.[\w%+'-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,24}$/;

function checkName(value: string, currency: Currency): ErrorKey | null {
  if (value.length > 50 || !/^[\p{L}\p{M}\p{N} .'’-]+$/u.test(value)) return 'signup.err_name';
  if (currency === 'RMB' && /\p{Script=Han}/u.test(value)) return 'signup.err_name_no_han';
  if (namesAreOneWord(currency) && /\s/.test(value)) return 'signup.err_name_one_word';
  return null;
}

function checkPhone(value: string, { currency, siteId }: FieldContext): ErrorKey | null {
  if (!/^\d+$/.test(value)) return 'signup.err_phone';
  const needsTen = currency === 'VND' || siteId === tenDigitPhoneSiteId;
  if (needsTen) return value.length === limits.phoneDigits ? null : 'signup.err_phone_length';
  return value.length >= 6 && value.length <= 15 ? null : 'signup.err_phone';
}

function isDate(text: string): boolean {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

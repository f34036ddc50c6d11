import { z } from 'zod';
import { limits } from '../core/constants.ts';
import type { ErrorKey } from '../core/error-key.ts';
import type { Currency } from '../core/money.ts';
import { requiredText, say } from '../core/wire.ts';

/** Fields that a site's registration form can show, in the form's order. */
export const registrationFields = [
  'member_account', 'password', 'check_password', 'member_name', 'member_email', 'member_birthday', 'member_phone',
  'phone_verify', 'member_qq', 'member_wechat', 'member_whats_app', 'member_zalo', 'member_fb', 'member_telegram',
  'member_skype', 'member_others', 'identity_id', 'withdraw_password',
] as const;
export type RegistrationField = (typeof registrationFields)[number];

export const contactFields = [
  'member_qq', 'member_wechat', 'member_whats_app', 'member_zalo', 'member_fb', 'member_telegram', 'member_skype',
] as const satisfies readonly RegistrationField[];

/** A site whose phone numbers have ten digits in every currency. */
export const tenDigitPhoneSiteId = 1;

const { accountLength, passwordLength, contactLength } = limits;
const birthdayPattern = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/**
 * The rule of one registration field, for a check on blur as for the server's own. Optional fields
 * accept the empty text; that a site requires one is `requiredKeyOf`'s to say.
 */
export function registrationFieldSchema(
  name: RegistrationField,
  currency: Currency,
  siteId?: number,
): z.ZodType<string, string> {
  switch (name) {
    case 'member_account':
      return requiredText('ph_account_name', 64).regex(
        new RegExp(`^[A-Za-z0-9_-]{${accountLength.min},${accountLength.max}}$`), say('signup.err_account'),
      );
    case 'password':
      return passwordSchema;
    case 'check_password':
      return optional(passwordLength.max, /^.*$/s, 'signup.err_checkPsw_diff');
    case 'member_name':
      return nameSchema(currency);
    case 'member_email':
      return z.union([z.literal(''), z.email(say('signup.err_email')).max(254, say('signup.err_email'))]);
    case 'member_birthday':
      return z.string().max(10, say('signup.err_birthday')).refine((text) => text === '' || isDate(text), say('signup.err_birthday'));
    case 'member_phone':
      return phoneSchema(currency, siteId);
    case 'phone_verify':
      return optional(limits.phoneCodeDigits, /^\d{6}$/, 'signup.err_phone_verify');
    case 'member_qq':
    case 'member_wechat':
    case 'member_whats_app':
    case 'member_zalo':
    case 'member_fb':
      return optional(contactLength.max, /^[\w.-]{5,50}$/, 'signup.err_contact');
    case 'member_telegram':
    case 'member_skype':
      return optional(contactLength.max, /^[\w.@-]{5,50}$/, 'signup.err_contact');
    case 'member_others':
      return z.string().max(100, say('field.too_long'));
    case 'identity_id':
      return optional(32, /^[A-Za-z0-9-]{4,32}$/, 'signup.err_identity_id');
    case 'withdraw_password':
      return optional(limits.withdrawPasswordDigits, /^\d{4}$/, 'signup.err_withdraw_psw');
  }
}

/** 6 to 12 letters and digits with at least one of each. */
export const passwordSchema = requiredText('signup.err_psw_required', 128)
  .refine((text) => text.length >= passwordLength.min && text.length <= passwordLength.max, say('signup.err_psw_length'))
  .regex(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]+$/, say('signup.err_psw_format'));

/** What a form says of a field that the site requires and that is empty. */
export function requiredKeyOf(name: RegistrationField): ErrorKey {
  return requiredKeys[name];
}

const requiredKeys: Readonly<Record<RegistrationField, ErrorKey>> = {
  member_account: 'ph_account_name',
  password: 'signup.err_psw_required',
  check_password: 'signup.err_checkPsw_diff',
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

/** What a site asks of a field; the part of a register setting that the rules need. */
export interface FieldDemand {
  readonly name: string;
  readonly is_display: 0 | 1;
  readonly is_required: 0 | 1;
}

/**
 * Checks a whole registration: each field's rule, what the site requires, and that both passwords
 * agree. Answers the wrong fields with the keys of their messages; empty when all is well.
 */
export function checkRegistration(
  input: Readonly<Partial<Record<RegistrationField, string | undefined>>>,
  context: { currency: Currency; siteId?: number; demands?: readonly FieldDemand[] },
): Partial<Record<RegistrationField, ErrorKey>> {
  const wrong: Partial<Record<RegistrationField, ErrorKey>> = {};
  const demands = new Map((context.demands ?? []).map((demand) => [demand.name, demand]));
  for (const name of registrationFields) {
    const demand = demands.get(name);
    const required = name === 'member_account' || name === 'password' || (demand?.is_display === 1 && demand.is_required === 1);
    const key = checkRegistrationField(name, input[name] ?? '', { ...context, required });
    if (key) wrong[name] = key;
  }
  if (input.check_password !== undefined && input.check_password !== input.password) {
    wrong.check_password ??= 'signup.err_checkPsw_diff';
  }
  return wrong;
}

/** The key of what is wrong with one field, or null. */
export function checkRegistrationField(
  name: RegistrationField,
  value: string,
  context: { currency: Currency; siteId?: number; required: boolean },
): ErrorKey | null {
  if (value === '') return context.required ? requiredKeyOf(name) : null;
  const result = registrationFieldSchema(name, context.currency, context.siteId).safeParse(value);
  return result.success ? null : ((result.error.issues[0]?.message ?? 'field.format') as ErrorKey);
}

function optional(maxLength: number, pattern: RegExp, key: ErrorKey): z.ZodType<string, string> {
  return z.string().max(Math.max(maxLength, 64), key).refine((text) => text === '' || pattern.test(text), key);
}

function nameSchema(currency: Currency): z.ZodType<string, string> {
  const name = z.string().max(50, say('signup.err_name')).regex(/^$|^[\p{L}\p{M}\p{N} .'’-]+$/u, say('signup.err_name'));
  if (currency === 'RMB') return name.regex(/^\P{Script=Han}*$/u, say('signup.err_name'));
  if (currency === 'VND') return name.regex(/^\S*$/, say('signup.err_name'));
  return name;
}

function phoneSchema(currency: Currency, siteId?: number): z.ZodType<string, string> {
  const digits = z.string().max(20, say('signup.err_phone')).regex(/^\d*$/, say('signup.err_phone'));
  const tenDigits = currency === 'VND' || siteId === tenDigitPhoneSiteId;
  return digits.refine(
    (text) => text === '' || (tenDigits ? text.length === limits.phoneDigits : text.length >= 6 && text.length <= 15),
    say(tenDigits ? 'signup.err_phone_length' : 'signup.err_phone'),
  );
}

function isDate(text: string): boolean {
  const match = birthdayPattern.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

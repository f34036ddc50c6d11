import { z } from 'zod';
import { currencySchema, type Currency } from '../core/money.ts';
import { bitSchema } from '../core/wire.ts';
import { checkPassword, checkRegistrationField, type RegistrationField } from './registration.rules.ts';

/** The rule of one registration field. Optional fields accept the empty text; that a site requires one is its setting's to say. */
export function registrationFieldSchema(
  name: RegistrationField,
  currency: Currency,
  siteId?: number,
): z.ZodType<string, string> {
  const required = name === 'member_account' || name === 'password';
  return z.string().superRefine((value, context) => {
    const message = checkRegistrationField(name, value, { currency, siteId, required });
    if (message) context.addIssue({ code: 'custom', message });
  });
}

/** A new password; see `checkPassword`. */
export const passwordSchema = z.string({ error: 'signup.err_psw_required' }).superRefine((value, context) => {
  const message = checkPassword(value);
  if (message) context.addIssue({ code: 'custom', message });
});

/** One field of a site's registration form. */
export const registerSettingSchema = z.object({
  /** A name of `registrationFields`, or `captcha` or `agreement`. */
  name: z.string(),
  currency: currencySchema,
  is_display: bitSchema,
  is_required: bitSchema,
  is_unique: bitSchema,
  is_member_center: bitSchema,
  is_verification: bitSchema,
  is_member_center_verification: bitSchema,
});
export type RegisterSetting = z.output<typeof registerSettingSchema>;

export const smsTypes = ['register_member'] as const;

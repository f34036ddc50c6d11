import { z } from 'zod';
import { currencySchema } from '../core/money.ts';
import { languageSchema } from '../core/language.ts';
import { bitSchema, claimSchema } from '../core/wire.ts';

/** What the login form and the login body need to know of the visitor, as the server sees them. */
export const loginHeaderSchema = z.object({
  remote_addr: z.string(),
  host: z.string(),
  device: z.string(),
  cdn: z.string(),
  system_group: z.string(),
  system: z.string(),
  system_version: z.string(),
  browser: z.string(),
  country: z.string().nullable(),
  login_types: z.array(z.literal(1)),
  captcha_required: bitSchema,
  captcha_kinds: z.array(z.enum(['svg', 'pow'])),
  languages: z.array(languageSchema),
});

export const loginSuccessSchema = z.object({
  member_id: z.number().int(),
  member_account: z.string(),
  member_currency: currencySchema,
  token: z.string(),
});
export type LoginSuccess = z.output<typeof loginSuccessSchema>;

/** What a member can be asked: columns of their profile, in the order in which they are asked. */
export const validationQuestions = [
  'member_name',
  'identity_id',
  'member_phone',
  'member_email',
  'withdraw_password',
] as const;
export type ValidationQuestion = (typeof validationQuestions)[number];

/** Login answers this in place of a token when the site asks an unknown device to prove itself. */
export const doubleValidationSchema = z.object({
  member_login_id: z.string(),
  question: z.enum(validationQuestions),
  /** With the one that is asked: 1 when there is none to skip to. */
  available_questions_count: z.number().int(),
});
export type DoubleValidation = z.output<typeof doubleValidationSchema>;

export const clientClaims = {
  remote_addr: claimSchema,
  host: claimSchema,
  device: claimSchema,
  system_group: claimSchema,
  udid: claimSchema,
  cdn: claimSchema,
  system: claimSchema,
  browser: claimSchema,
  system_version: claimSchema,
};

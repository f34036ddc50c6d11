import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema } from '../core/money.ts';
import { idSchema, optional, requiredText, say, wireText } from '../core/wire.ts';
import { passwordSchema } from '../registration/registration.schema.ts';
import { memberLayoutSchema, memberProfileSchema } from './member.schema.ts';
import { verifiedFields } from './profile-fields.ts';

export const memberLayout = defineEndpoint({
  path: '/member/profile/common/layout',
  access: 'member',
  beforePasswordChange: 'all',
  summary: 'What the frame of every page shows of the member',
  request: z.strictObject({}),
  data: z.object({ member_common_layout: memberLayoutSchema }),
});

const profileText = optional(wireText(z.string().max(254, say('error.field_too_long'))));

export const memberProfile = defineEndpoint({
  path: '/member/profile',
  access: 'member',
  beforePasswordChange: 'empty',
  summary: 'Answers the profile; the fields that come with the request are stored first',
  request: z.strictObject({
    member_name: profileText,
    member_birthday: profileText,
    member_email: profileText,
    member_phone: profileText,
    member_line: profileText,
    member_others: profileText,
    member_qq: profileText,
    member_skype: profileText,
    member_wechat: profileText,
    member_fb: profileText,
    member_zalo: profileText,
    member_telegram: profileText,
    member_whats_app: profileText,
    new_identity_id: profileText,
    /** The code that `/member/profile/code` has sent to the new number, where the site verifies numbers. */
    phone_verify: profileText,
    /** The same of a new e-mail address. */
    email_verify: profileText,
  }),
  data: memberProfileSchema,
  codes: {
    103: 'name_repeat',
    104: 'phone_repeat',
    105: 'mail_repeat',
    113: 'error_verify',
    114: 'identity_id_repeat',
    206: 'email_invalid',
    209: 'phone_invalid',
    227: 'name_invalid',
    301: 'contact_refused',
    998: 'profile_field_locked',
  },
});

export const profileCode = defineEndpoint({
  path: '/member/profile/code',
  access: 'member',
  rateLimit: { perMinute: 20 },
  summary: 'Sends the code that verifies a new phone number or e-mail address of the member',
  request: z.strictObject({
    field: z.enum(verifiedFields),
    /** The number or address, as it will be given to `/member/profile`. */
    value: wireText(z.string().max(254, say('error.field_too_long'))),
  }),
  data: z.null(),
  codes: {
    102: 'sms_wait',
    103: 'sms_no_balance',
    104: 'sms_contact_service',
    105: 'mail_contact_service',
    206: 'email_invalid',
    209: 'phone_invalid',
  },
});

export const editPassword = defineEndpoint({
  path: '/member/profile/edit_password',
  access: 'member',
  beforePasswordChange: 'all',
  summary: 'Changes the login password and ends the session; the member logs in anew',
  request: z
    .strictObject({
      old_password: requiredText('ph_password', 128),
      password: passwordSchema,
      check_password: optional(z.string().max(128, say('error.field_too_long'))),
    })
    .refine((input) => input.check_password === undefined || input.check_password === input.password, {
      path: ['check_password'],
      error: say('signup.err_checkPsw_diff'),
    }),
  data: z.null(),
  codes: { 101: 'old_password_wrong', 102: 'password_unchanged', 103: 'password_change_frozen' },
});

export const editWithdrawPassword = defineEndpoint({
  path: '/member/profile/edit_withdraw_password',
  access: 'member',
  summary: 'Sets the withdraw password, or changes it; `old_password` is the login password the first time',
  request: z.strictObject({
    old_password: requiredText('ph_password', 128),
    withdraw_password: wireText(z.string()).superRefine((value, context) => {
      if (!/^\d{4}$/.test(value))
        context.addIssue({ code: 'custom', message: say('signup.err_withdraw_psw') });
    }),
  }),
  data: z.null(),
  codes: { 101: 'old_password_wrong', 102: 'password_unchanged', 103: 'password_change_frozen' },
});

export const memberInfo = defineEndpoint({
  path: '/member_info',
  access: 'member',
  summary: 'The currency of the member; another member’s id is not found',
  request: z.strictObject({ id: idSchema }),
  data: z.object({ currency: currencySchema }),
});

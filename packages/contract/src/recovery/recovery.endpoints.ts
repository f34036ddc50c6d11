import { z } from 'zod';
import { defineEndpoint, type CodeTable } from '../core/endpoint.ts';
import { claimSchema, optional, requiredText, say, wireText } from '../core/wire.ts';
import { passwordSchema, registrationFieldSchema } from '../registration/registration.schema.ts';

const codes = {
  101: 'signup.error_verify_pls_reVerify',
  102: 'signup.error_verify_pls_reVerify',
  201: 'signup.error_verify_pls_reVerify',
  202: 'signup.error_verify_pls_reVerify',
  203: 'signup.error_verify_pls_reVerify',
  204: 'signup.error_verify_pls_reVerify',
  120: 'recovery_closed',
} as const satisfies CodeTable;

const challenge = {
  answer: optional(z.string().max(8192, say('error.field_too_long'))),
  captcha_token: claimSchema,
};

export const verifyRecovery = defineEndpoint({
  path: '/arks/web/vx/verify',
  access: 'guest',
  rateLimit: { perMinute: 30 },
  summary:
    'First step of recovery: proves the member by withdraw password and e-mail or phone, answers a token for the second',
  request: z
    .strictObject({
      account: requiredText('ph_account_name', 64),
      withdraw_password: wireText(
        requiredText('signup.err_withdraw_psw', 4).regex(/^\d{4}$/, say('signup.err_withdraw_psw')),
      ),
      member_email: optional(
        z.email(say('signup.err_email')).max(254, say('signup.err_email')).or(z.literal('')),
      ),
      member_phone: optional(wireText(z.string()).pipe(registrationFieldSchema('member_phone', 'USD'))),
      ...challenge,
      udid: claimSchema,
    })
    .superRefine((input, context) => {
      if (input.member_email || input.member_phone) return;
      const path = input.member_phone === '' ? 'member_phone' : 'member_email';
      context.addIssue({
        code: 'custom',
        path: [path],
        message: say(path === 'member_phone' ? 'signup.err_phone_required' : 'signup.err_email_required'),
      });
    }),
  data: z.object({ token: z.string() }),
  codes,
});

const accountAndPhone = {
  account: requiredText('ph_account_name', 64),
  member_phone: wireText(
    requiredText('signup.err_phone_required', 20).regex(/^\d+$/, say('signup.err_phone')),
  ),
};

export const recoverySms = defineEndpoint({
  path: '/recovery/sms',
  access: 'guest',
  rateLimit: { perMinute: 30 },
  summary:
    'First step of recovery by SMS: sends a code if the number is the account’s, and answers alike if it is not',
  request: z.strictObject({ ...accountAndPhone, ...challenge }),
  data: z.null(),
  codes: {
    102: 'sms_wait',
    103: 'sms_no_balance',
    104: 'sms_contact_service',
    105: 'verify_failed',
    120: 'recovery_closed',
  },
});

export const verifyRecoverySms = defineEndpoint({
  path: '/recovery/sms/verify',
  access: 'guest',
  rateLimit: { perMinute: 30 },
  summary: 'Second step of recovery by SMS: takes the code, answers a token for `/arks/web/vx/reset`',
  request: z.strictObject({
    ...accountAndPhone,
    phone_verify: wireText(
      requiredText('signup.err_phone_verify', 6).regex(/^\d{6}$/, say('signup.err_phone_verify')),
    ),
  }),
  data: z.object({ token: z.string() }),
  codes,
});

export const resetPassword = defineEndpoint({
  path: '/arks/web/vx/reset',
  access: 'guest',
  rateLimit: { perMinute: 30 },
  summary: 'Second step of recovery: sets the new password and ends every session',
  request: z.strictObject({
    account: requiredText('ph_account_name', 64),
    password: passwordSchema,
    token: z.string().min(1).max(256),
  }),
  data: z.null(),
  codes,
});

import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { optional, requiredText, say, wireIntOf, wireText } from '../core/wire.ts';
import {
  clientClaims,
  doubleValidationSchema,
  loginHeaderSchema,
  loginSuccessSchema,
} from './session.schema.ts';

const memberLoginId = z.string().min(1).max(128);
const captchaAnswer = requiredText('ph_account_verify_code', 8192);

export const getLoginHeader = defineEndpoint({
  path: '/get_login_header',
  access: 'guest',
  summary:
    'Answers what the login form shows and sends: the visitor as the server sees them, login and captcha kinds',
  request: z.strictObject({}),
  data: loginHeaderSchema,
});

/** Code 802 carries `data: {transfer_token}` for `/login/transfer`. */
export const login = defineEndpoint({
  path: '/login',
  access: 'guest',
  rateLimit: { perMinute: 30 },
  summary:
    'Logs a member in and answers with the token of the new session, or with a question when the device is unknown',
  request: z.strictObject({
    account: requiredText('ph_account_name', 64),
    password: requiredText('ph_password', 128),
    answer: captchaAnswer,
    captcha_token: z.string().max(256, say('error.field_too_long')),
    login_type: optional(wireIntOf([1])),
    ...clientClaims,
  }),
  data: z.union([loginSuccessSchema, doubleValidationSchema]),
  codes: {
    101: 'account_error',
    102: 'account_disable',
    103: 'account_freezen',
    105: 'verify_failed',
    106: 'ip_error',
    107: 'different_device',
    201: 'ip_error',
    202: 'ip_error',
    203: 'ip_error',
    802: 'member_transfer_required',
  },
});

export const transferMember = defineEndpoint({
  path: '/login/transfer',
  access: 'guest',
  rateLimit: { perMinute: 30 },
  summary:
    'Sets name and withdraw password of a member of an older platform, with the token that their login answered, and logs them in',
  request: z.strictObject({
    transfer_token: z.string().min(1).max(128),
    member_name: requiredText('signup.err_name_required', 100),
    withdraw_password: wireText(
      requiredText('signup.err_withdraw_psw', 4).regex(/^\d{4}$/, say('signup.err_withdraw_psw')),
    ),
    ...clientClaims,
  }),
  data: loginSuccessSchema,
  codes: {
    101: 'member_transfer_expired',
    102: 'account_disable',
    103: 'name_repeat',
    106: 'ip_error',
    214: 'name_blacklisted',
  },
});

export const logout = defineEndpoint({
  path: '/logout',
  access: 'member',
  beforePasswordChange: 'all',
  summary: 'Ends the session of the token',
  request: z.strictObject({}),
  data: z.null(),
});

export const skipDoubleValidation = defineEndpoint({
  path: '/login/double_validation/skip',
  access: 'guest',
  summary: 'Asks another question of the same login',
  request: z.strictObject({ member_login_id: memberLoginId }),
  data: doubleValidationSchema,
  codes: { 101: 'account_error', 102: 'double_validation_no_question' },
});

export const answerDoubleValidation = defineEndpoint({
  path: '/login/double_validation',
  access: 'guest',
  summary: 'Answers the question of a login from an unknown device',
  request: z.strictObject({
    member_login_id: memberLoginId,
    answer: requiredText('double_validation_wrong_answer_empty', 200),
    captcha_answer: captchaAnswer,
    captcha_token: z.string().max(256, say('error.field_too_long')),
    ...clientClaims,
  }),
  data: loginSuccessSchema,
  codes: {
    101: 'double_validation_expired',
    102: 'double_validation_no_question',
    103: 'verify_failed',
    104: 'verify_failed',
    105: 'verify_failed',
    106: 'ip_error',
    202: 'account_disable',
    205: 'verify_failed',
    206: 'verify_failed',
    998: 'double_validation_faild',
  },
});

export const getInfoData = defineEndpoint({
  path: '/get_info_data',
  access: 'guest',
  rateLimit: { perMinute: 30 },
  summary:
    'Redeems the one-time code of the address (`tk`), which an operator’s system has asked for, for a session; the answer is JSON text',
  request: z.strictObject({ enc: z.string().min(1).max(4096) }),
  /** JSON of `{tk, member_id, member_account, member_currency}`. */
  data: z.string(),
  codes: { 101: 'info_data_invalid' },
});

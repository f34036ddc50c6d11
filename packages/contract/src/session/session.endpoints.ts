import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema } from '../core/money.ts';

const claim = z.string().max(256).optional();

/** product.md §7 "Login and recovery", codes of §8. */
export const login = defineEndpoint({
  path: '/login',
  access: 'guest',
  summary: 'Logs a member in and answers with the token of the new session',
  request: z.strictObject({
    account: z.string().min(1, 'ph_account_name').max(64),
    password: z.string().min(1, 'ph_password').max(128),
    answer: z.string().min(1, 'ph_account_verify_code').max(8192),
    captcha_token: z.string().max(256),
    login_type: z.union([z.literal(1), z.literal('1')]).optional(),
    remote_addr: claim, host: claim, device: claim, system_group: claim, udid: claim,
    cdn: claim, system: claim, browser: claim, system_version: claim,
  }),
  data: z.object({
    member_id: z.number().int(),
    member_account: z.string(),
    member_currency: currencySchema,
    token: z.string(),
  }),
  codes: {
    101: 'account_error', 102: 'account_disable', 103: 'account_freezen', 105: 'verify_failed',
    106: 'ip_error', 107: 'different_device', 201: 'ip_error', 202: 'ip_error', 203: 'ip_error',
  },
});

import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema } from '../core/money.ts';
import { instantSchema, requiredText, say } from '../core/wire.ts';
import { askedDeposit, depositOrderSchema, methodSchema } from './payment.endpoints.ts';

/** 32 random bytes, base64url, which the payer's browser has made: whoever has them follows the payment. */
const secretSchema = z.string().regex(/^[\w-]{43}$/, say('error.field_format'));

export const fastPaymentPass = defineEndpoint({
  path: '/payment/fast/pass',
  access: 'guest',
  summary:
    'Lets anybody who has solved a captcha pay in for an account, or says that nobody can: whether there is no such account, it is in another currency or closed is not told',
  request: z.strictObject({
    account: requiredText('ph_account_name', 64),
    currency: currencySchema,
    answer: z.string().max(8192, say('error.field_too_long')),
    captcha_token: z.string().max(256, say('error.field_too_long')),
  }),
  data: z.object({
    /** For `/payment/fast/deposit`. */
    pass: z.string(),
    valid_until: instantSchema,
    methods: z.array(methodSchema),
  }),
  codes: {
    101: 'fast_payment_closed',
    102: 'verify_failed',
    103: 'fast_payment_too_often',
    104: 'fast_payment_shut',
  },
  rateLimit: { perMinute: 20 },
});

export const fastPaymentDeposit = defineEndpoint({
  path: '/payment/fast/deposit',
  access: 'guest',
  summary:
    'Opens a deposit for the account of a pass, once for each `secret`; the same one with another body is refused with 409',
  request: z.strictObject({
    pass: z.string().max(1024, say('error.field_too_long')),
    secret: secretSchema,
    ...askedDeposit,
  }),
  data: z.null(),
  codes: {
    101: 'deposit_amount_out_of_limits',
    102: 'deposit_method_closed',
    103: 'fast_payment_too_many_open',
    104: 'fast_payment_closed',
    105: 'fast_payment_pass_ended',
    106: 'fast_payment_shut',
    409: 'deposit_key_used',
  },
  rateLimit: { perMinute: 20 },
});

export const fastPaymentOrder = defineEndpoint({
  path: '/payment/fast/order',
  access: 'guest',
  summary: 'The deposit of a secret as it stands, with every step; nothing of the account that it is for',
  request: z.strictObject({ secret: secretSchema }),
  data: depositOrderSchema,
  rateLimit: { perMinute: 60 },
});

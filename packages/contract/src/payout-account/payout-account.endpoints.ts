import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema } from '../core/money.ts';
import { bitSchema, instantSchema, requiredText, say, wireText } from '../core/wire.ts';
import { withdrawPasswordCodes, withdrawPasswordSchema } from './withdraw-password.ts';

export const payoutAccountSchema = z.object({
  account_id: z.string(),
  kind: z.enum(['bank', 'wallet']),
  bank_code: z.string(),
  bank_name: z.string(),
  currency: currencySchema,
  /** Its last four characters after dots; the rest is never shown. */
  number: z.string(),
  /** 1 once a day has passed since it was added. */
  is_usable: bitSchema,
  usable_at: instantSchema,
  created_at: instantSchema,
});

export const payoutAccounts = defineEndpoint({
  path: '/payment/accounts',
  access: 'member',
  summary: 'The accounts that the member can be paid out to, and the banks and wallets of their currency',
  request: z.strictObject({}),
  data: z.object({
    list: z.array(payoutAccountSchema),
    /** More than this many are not kept. */
    max: z.number().int(),
    /** Whose name each account must have; empty until the profile has one. */
    holder_name: z.string(),
    bank_list: z.array(
      z.object({
        bank_code: z.string(),
        kind: z.enum(['bank', 'wallet']),
        name: z.string(),
        /** Of a number without blanks. */
        number_pattern: z.string(),
      }),
    ),
  }),
});

export const storePayoutAccount = defineEndpoint({
  path: '/payment/accounts/store',
  access: 'member',
  summary: 'Adds an account; it can be paid out to after 24 hours',
  request: z.strictObject({
    bank_code: z.string().regex(/^[A-Z0-9_]{2,32}$/, say('error.field_format')),
    number: wireText(z.string().min(1, say('payout_account_number')).max(100, say('error.field_too_long'))),
    holder_name: requiredText('signup.err_name_required', 100),
    withdraw_password: withdrawPasswordSchema,
  }),
  data: z.object({ account_id: z.string(), usable_at: instantSchema }),
  codes: {
    ...withdrawPasswordCodes,
    104: 'payout_account_name_differs',
    105: 'payout_account_name_missing',
    106: 'payout_account_exists',
    107: 'payout_account_refused',
    108: 'payout_account_limit',
  },
  rateLimit: { perMinute: 20 },
});

export const destroyPayoutAccount = defineEndpoint({
  path: '/payment/accounts/destroy',
  access: 'member',
  summary: 'Removes an account',
  request: z.strictObject({ account_id: z.guid(), withdraw_password: withdrawPasswordSchema }),
  data: z.null(),
  codes: withdrawPasswordCodes,
  rateLimit: { perMinute: 20 },
});

import { z } from 'zod';
import { defineEndpoint, type CodeTable } from '../core/endpoint.ts';
import { currencySchema, moneySchema } from '../core/money.ts';
import { gpIdSchema, optional } from '../core/wire.ts';
import { awaitedReturnSchema, myCashSchema, transferBackSchema, transferSchema } from './wallet.schema.ts';

/** 101 no answer, 102 a round is open (asked again until it is over), 103 maintenance, 104 asked within 10 s, 105 some came back and some did not. */
export const transferBackCodes = {
  101: 'one_key_err_code_101',
  102: 'one_key_err_code_102',
  103: 'one_key_err_code_103',
  104: 'one_key_err_code_104',
  105: 'one_key_err_code_105',
} as const satisfies CodeTable;

export const myCash = defineEndpoint({
  path: '/member/profile/my_cash',
  access: 'member',
  beforePasswordChange: 'all',
  summary: 'The wallets of the member by provider, main wallet first, and their sum',
  request: z.strictObject({}),
  data: z.object({ my_cash_list: z.array(myCashSchema), total: moneySchema }),
});

export const balanceAllBack = defineEndpoint({
  path: '/member/profile/balance/all/back',
  access: 'member',
  summary: 'Brings the money of every provider back to the main wallet',
  request: z.strictObject({}),
  data: transferBackSchema,
  codes: transferBackCodes,
});

export const balanceGetBack = defineEndpoint({
  path: '/member/profile/balance_get_back',
  access: 'member',
  summary: 'The older variant: brings back the money of one provider, or of all without `gp_id`',
  request: z.strictObject({ gp_id: optional(gpIdSchema) }),
  data: transferBackSchema,
  codes: transferBackCodes,
});

export const transferList = defineEndpoint({
  path: '/member/transfer/list',
  access: 'member',
  summary:
    'Where the money is: main wallet, on its way, at the providers; each transfer under way with its next step, and the latest that have ended',
  request: z.strictObject({}),
  data: z.object({
    currency: currencySchema,
    main: moneySchema,
    /** Held for transfers that are not decided: neither the member's to spend nor a provider's. */
    in_transit: moneySchema,
    at_providers: moneySchema,
    total: moneySchema,
    under_way: z.array(transferSchema),
    awaited: z.array(awaitedReturnSchema),
    ended: z.array(transferSchema),
  }),
});

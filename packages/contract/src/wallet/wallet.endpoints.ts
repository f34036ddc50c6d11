import { z } from 'zod';
import { defineEndpoint, type CodeTable } from '../core/endpoint.ts';
import { moneySchema } from '../core/money.ts';
import { gpIdSchema, optional } from '../core/wire.ts';
import { myCashSchema, transferBackSchema } from './wallet.schema.ts';

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

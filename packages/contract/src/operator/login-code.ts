import { z } from 'zod';
import { currencySchema } from '../core/money.ts';
import { idSchema, instantSchema } from '../core/wire.ts';

/** `POST /operator/v1/login-code`: a one-time code with which a member comes to their site, logged in. */
export const loginCodeRequest = z.strictObject({
  site_id: idSchema,
  member_account: z.string().min(1).max(64),
});

const refusals = ['SITE_NOT_YOURS', 'MEMBER_DOES_NOT_EXIST', 'MEMBER_DISABLED'] as const;

export const loginCodeAnswer = z.union([
  z.object({
    status: z.literal('OK'),
    /** What the address of the site's page carries: `https://site/?` + query. */
    query: z.object({
      tk: z.string(),
      member_account: z.string(),
      member_currency: currencySchema,
      member_id: z.number().int(),
    }),
    expires_at: instantSchema,
  }),
  z.object({ status: z.enum(refusals) }),
]);
export type LoginCodeAnswer = z.output<typeof loginCodeAnswer>;

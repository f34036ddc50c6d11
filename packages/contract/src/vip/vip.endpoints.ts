import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema, moneySchema } from '../core/money.ts';
import { daySchema } from '../core/wire.ts';

const levelSchema = z.object({
  level: z.number().int(),
  /** In the language of the call. */
  name: z.string(),
  turnover: moneySchema,
  deposit: moneySchema,
  rebate_plus_bp: z.number().int(),
  award: moneySchema,
});
export type VipLevel = z.output<typeof levelSchema>;

export const vip = defineEndpoint({
  path: '/member/vip',
  access: 'member',
  summary:
    'The member’s level, what they keep it by, and what is missing to the next; null where the site has no levels',
  request: z.strictObject({}),
  data: z
    .object({
      currency: currencySchema,
      /** 0: none yet. */
      level: z.number().int(),
      levels: z.array(levelSchema),
      window_days: z.number().int(),
      award_turnover_percent: z.number().int(),
      /** In the window, by now. */
      turnover: moneySchema,
      deposit: moneySchema,
      /** They have less than their level asks for, and keep it until the end of this day; null: they have enough. */
      keep_until: daySchema.nullable(),
      /** What is missing to the next level; null: there is none. */
      next: z.object({ level: z.number().int(), turnover: moneySchema, deposit: moneySchema }).nullable(),
    })
    .nullable(),
});
export type VipStanding = NonNullable<z.output<typeof vip.data>>;

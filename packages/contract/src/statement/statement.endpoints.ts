import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema, moneySchema } from '../core/money.ts';
import {
  daySchema,
  gpIdSchema,
  idSchema,
  optional,
  optionalChoice,
  say,
  wireIntBetween,
} from '../core/wire.ts';
import { statementEntrySchema, statementKinds } from './statement.schema.ts';

export const statement = defineEndpoint({
  path: '/member/statement',
  access: 'member',
  summary:
    'Every entry of the main wallet, newest first, with what it held at the beginning and the end of the days asked for',
  request: z
    .strictObject({
      from: optionalChoice(daySchema),
      /** The last day, included. */
      to: optionalChoice(daySchema),
      kind: optionalChoice(z.enum(statementKinds)),
      gp_id: optionalChoice(gpIdSchema),
      /** `next_cursor` of the page before. */
      cursor: optional(idSchema),
      count: optional(wireIntBetween(1, 500)),
    })
    .refine(({ from, to }) => !from || !to || from <= to, {
      path: ['to'],
      error: say('error.field_not_allowed'),
    }),
  data: z.object({
    list: z.array(statementEntrySchema),
    /** Where to go on; null at the beginning of the days asked for. A rare kind may leave a page short, or empty. */
    next_cursor: z.number().int().nullable(),
    currency: currencySchema,
    /** Of the whole days asked for, whatever kinds are shown. */
    opening_balance: moneySchema,
    closing_balance: moneySchema,
    /** The site's, which the days are in. */
    timezone: z.string(),
  }),
});

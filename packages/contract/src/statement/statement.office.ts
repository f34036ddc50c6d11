import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineOfficeQuery } from '../core/office-endpoint.ts';
import { daySchema, gpIdSchema, idSchema, optional, say } from '../core/wire.ts';
import { officeMember } from '../member/member.office.ts';
import { statementEntrySchema, statementKinds } from './statement.schema.ts';

export const memberEntries = defineOfficeQuery({
  path: '/money/entries',
  permission: 'money.read',
  scope: 'site',
  summary: 'Every entry of a member’s main wallet, the newest first, as the member sees them',
  request: z
    .strictObject({
      ...officeMember,
      from: optional(daySchema),
      /** The last day, included. */
      to: optional(daySchema),
      kind: optional(z.enum(statementKinds)),
      gp_id: optional(gpIdSchema),
      /** `next_cursor` of the page before. */
      cursor: optional(idSchema),
    })
    .refine(({ from, to }) => !from || !to || from <= to, {
      path: ['to'],
      error: say('error.field_not_allowed'),
    }),
  data: z.object({
    list: z.array(
      statementEntrySchema.extend({
        /** As the ledger numbers it. */
        transaction_id: z.number().int(),
      }),
    ),
    next_cursor: z.number().int().nullable(),
    currency: currencySchema,
    opening_balance: moneySchema,
    closing_balance: moneySchema,
    timezone: z.string(),
  }),
});

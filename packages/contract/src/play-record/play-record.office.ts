import { z } from 'zod';
import { currencySchema } from '../core/money.ts';
import { defineOfficeQuery } from '../core/office-endpoint.ts';
import { daySchema, gpIdSchema, optional, say } from '../core/wire.ts';
import { officeMember } from '../member/member.office.ts';
import { playRecordSchema } from './play-record.endpoints.ts';

export const memberRounds = defineOfficeQuery({
  path: '/play/rounds',
  permission: 'money.read',
  scope: 'site',
  summary: 'The rounds of a member at a provider, newest first, and the providers that they have played at',
  request: z
    .strictObject({
      ...officeMember,
      /** Without one, the first of the providers. */
      gp_id: optional(gpIdSchema),
      from: optional(daySchema),
      /** The last day, included. */
      to: optional(daySchema),
      /** `next_cursor` of the page before. */
      cursor: optional(z.string().max(100)),
    })
    .refine(({ from, to }) => !from || !to || from <= to, {
      path: ['to'],
      error: say('error.field_not_allowed'),
    }),
  data: z.object({
    provider_list: z.array(z.object({ gp_id: z.string(), gp_name: z.string() })),
    gp_id: z.string(),
    list: z.array(playRecordSchema),
    next_cursor: z.string().nullable(),
    currency: currencySchema,
    timezone: z.string(),
  }),
});

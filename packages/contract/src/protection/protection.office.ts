import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { reasonSchema } from '../core/office-wire.ts';
import { instantSchema, say } from '../core/wire.ts';
import { officeMember } from '../member/member.office.ts';

export const memberLimits = defineOfficeQuery({
  path: '/limit/of-member',
  permission: 'money.read',
  scope: 'site',
  summary:
    'What a member may lose in a day of their site, by the house and by themselves, and what is left of it today',
  request: z.strictObject(officeMember),
  data: z.object({
    currency: currencySchema,
    /** By the house; null where that lets them lose as much as they like. */
    loss_per_day: z
      .object({
        amount: moneySchema,
        /** What it becomes, once a loosening has waited long enough; a null amount is none. */
        next: z.object({ amount: moneySchema.nullable(), from: instantSchema }).nullable(),
      })
      .nullable(),
    /** What the member has set themselves, and the looser one that they have asked for; the lower one of both holds. */
    own: z
      .object({
        amount: moneySchema,
        wish: z
          .object({ amount: moneySchema.nullable(), from: instantSchema, until: instantSchema })
          .nullable(),
      })
      .nullable(),
    /** By whichever is lower; null where there is none. */
    left_today: moneySchema.nullable(),
  }),
});

/** Not below zero: at zero no bet is taken. */
const amount = moneySchema.refine((value) => !value.startsWith('-'), say('error.field_not_allowed'));

export const limitTighten = defineOfficeChange({
  path: '/limit/tighten',
  permission: 'limit.edit',
  scope: 'site',
  summary:
    'Sets or lowers what a member may lose in a day. It holds for the next bet and counts the whole day; games at providers that hold money end, and it comes home',
  request: z.strictObject({ ...officeMember, amount, reason: reasonSchema }),
  data: z.null(),
  codes: { 101: 'limit_would_loosen' },
  audit: 'member.limit_tightened',
});

export const limitLoosen = defineApprovedChange({
  path: '/limit/loosen',
  permission: 'limit.edit',
  scope: 'site',
  approval: { permission: 'limit.approve' },
  summary:
    'Asks that a member may lose more in a day, or as much as they like (null). Somebody else must agree, and it holds a day after that',
  request: z.strictObject({ ...officeMember, amount: amount.nullable(), reason: reasonSchema }),
  codes: { 101: 'limit_would_tighten' },
  audit: 'member.limit_loosened',
});

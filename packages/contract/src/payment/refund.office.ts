import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { operatorRefSchema, pageOf, pageRequest, reasonSchema } from '../core/office-wire.ts';
import { idSchema, instantSchema, optionalChoice, say, typedAmountSchema } from '../core/wire.ts';

/** `asked`: agreed to and not yet sent; `unknown`: its service has not answered clearly. Only the last two are over. */
export const refundStates = ['asked', 'sending', 'unknown', 'paid', 'refused'] as const;
export type RefundState = (typeof refundStates)[number];

/** Money of a deposit that the house gives back the way it came. */
export const refundSchema = z.object({
  refund_id: z.string(),
  psp_id: z.string(),
  state: z.enum(refundStates),
  currency: currencySchema,
  amount: moneySchema,
  psp_ref: z.string().nullable(),
  /** Of what left, as the service’s statement has it. */
  refund_ref: z.string().nullable(),
  refusal_code: z.string().nullable(),
  /** Who has agreed last, and why. */
  decision: z.object({
    operator: operatorRefSchema,
    reason: z.string(),
    change_request_id: z.number().int(),
  }),
  asked_at: instantSchema,
  sent_at: instantSchema.nullable(),
  ended_at: instantSchema.nullable(),
});

export const cashierRefunds = defineOfficeQuery({
  path: '/cashier/refunds',
  permission: 'cashier.read',
  scope: 'site',
  summary:
    'What the house gives back of a site’s deposits: what is not decided, the oldest first, or all, the latest first',
  request: z.strictObject({
    site_id: idSchema,
    /** `open`: whatever its service has not decided. */
    state: optionalChoice(z.enum(['open'])),
    ...pageRequest,
  }),
  data: pageOf(
    refundSchema.extend({
      order_number: z.string(),
      member_id: z.number().int(),
      /** Empty for who may not look members up. */
      member_account: z.string(),
    }),
  ),
});

export const cashierRefund = defineApprovedChange({
  path: '/cashier/refund',
  permission: 'cashier.work',
  scope: 'site',
  approval: { permission: 'cashier.approve', movesMoney: true },
  summary:
    'Asks for money of a credited deposit to be given back the way it came, in whole or in part, out of the member’s wallet',
  request: z.strictObject({
    site_id: idSchema,
    order_number: z.string().regex(/^[\w.:-]{1,64}$/, say('error.field_format')),
    amount: typedAmountSchema,
    reason: reasonSchema,
  }),
  codes: {
    101: 'deposit_not_credited',
    102: 'refund_too_much',
    103: 'deposit_not_refundable',
    104: 'refund_under_way',
    105: 'refund_not_covered',
  },
  audit: 'deposit.refunded',
});

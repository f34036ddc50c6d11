import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { operatorRefSchema, pageOf, pageRequest, reasonSchema } from '../core/office-wire.ts';
import { idSchema, instantSchema, optionalChoice, say } from '../core/wire.ts';
import { bookedSchema, messageSchema, orderSorts } from './cashier.office.ts';
import { withdrawalCauses, withdrawalStatuses } from './payment.endpoints.ts';

/** Where a withdrawal waits for somebody: to look at it, for a service that pays, or for a clear answer. */
export const waitingWithdrawalStates = ['review', 'approved', 'unknown'] as const;
export type OfficeWithdrawalState = (typeof withdrawalStatuses)[number];
export const officeWithdrawalStates = withdrawalStatuses;

/** What a member whose withdrawal is not approved is told of it. */
export const withdrawalRejections = ['account', 'documents', 'rules'] as const;
export type WithdrawalRejection = (typeof withdrawalRejections)[number];

const site = { site_id: idSchema };
const ofOrder = {
  ...site,
  order_number: z.string().regex(/^[\w.:-]{1,64}$/, say('error.field_format')),
};

const withdrawalSchema = z.object({
  order_number: z.string(),
  site_id: z.number().int(),
  member_id: z.number().int(),
  /** Empty for who may not look members up. */
  member_account: z.string(),
  state: z.enum(withdrawalStatuses),
  currency: currencySchema,
  amount: moneySchema,
  bank_name: z.string(),
  /** The end of the account's number. */
  number_end: z.string(),
  created_at: instantSchema,
  /** Since when it is in its state. */
  changed_at: instantSchema,
});

export const cashierWithdrawals = defineOfficeQuery({
  path: '/cashier/withdrawals',
  permission: 'cashier.read',
  scope: 'site',
  summary:
    'A site’s withdrawals: those that wait, the longest first, or of a state or all, the latest first; or those of an order’s number or a member',
  request: z.strictObject({
    ...site,
    /** `waiting`: whatever somebody has to do something for. */
    state: optionalChoice(z.enum(['waiting', ...withdrawalStatuses])),
    query: z.string().trim().max(128, say('error.field_too_long')).default(''),
    /** Else those that wait by `time`, all others by `-time`. */
    sort: optionalChoice(z.enum(orderSorts)),
    ...pageRequest,
  }),
  data: pageOf(withdrawalSchema),
});

export const cashierWithdrawal = defineOfficeQuery({
  path: '/cashier/withdrawal',
  permission: 'cashier.read',
  scope: 'site',
  summary:
    'A withdrawal with every step and attempt, what services told of it as it came, and what was booked',
  request: z.strictObject(ofOrder),
  data: withdrawalSchema.extend({
    risk_decision_id: z.string().nullable(),
    /** When it is taken up next; null when it is over or waits for a person. */
    next_at: instantSchema.nullable(),
    tries: z.number().int(),
    account: z.object({ account_id: z.string(), added_at: instantSchema, is_removed: z.boolean() }),
    steps: z.array(
      z.object({
        state: z.enum(withdrawalStatuses),
        cause: z.enum(withdrawalCauses),
        /** `member`, `psp`, `system` or `operator`. */
        actor: z.string(),
        at: instantSchema,
        /** What an operator has decided, and why. */
        decision: z
          .object({ operator: operatorRefSchema, reason: z.string(), change_request_id: z.number().int() })
          .nullable(),
      }),
    ),
    attempts: z.array(
      z.object({
        attempt: z.number().int(),
        psp_id: z.string(),
        state: z.enum(['sending', 'unknown', 'paid', 'declined', 'bounced']),
        psp_ref: z.string().nullable(),
        refusal_code: z.string().nullable(),
        sent_at: instantSchema,
      }),
    ),
    messages: z.array(messageSchema),
    transactions: z.array(bookedSchema),
  }),
});

export const cashierApproveWithdrawal = defineApprovedChange({
  path: '/cashier/approve-withdrawal',
  permission: 'cashier.work',
  scope: 'site',
  approval: { permission: 'cashier.approve', movesMoney: true },
  summary: 'Asks for a withdrawal in review to be paid',
  request: z.strictObject({ ...ofOrder, reason: reasonSchema }),
  codes: { 101: 'withdrawal_not_in_review' },
  audit: 'withdrawal.approved',
});

export const cashierRejectWithdrawal = defineApprovedChange({
  path: '/cashier/reject-withdrawal',
  permission: 'cashier.work',
  scope: 'site',
  approval: { permission: 'cashier.approve', movesMoney: true },
  summary: 'Asks for a withdrawal in review not to be paid: its money goes back to the member’s wallet',
  request: z.strictObject({
    ...ofOrder,
    /** What the member is told; the reason is for operators alone. */
    told: z.enum(withdrawalRejections),
    reason: reasonSchema,
  }),
  codes: { 101: 'withdrawal_not_in_review' },
  audit: 'withdrawal.rejected',
});

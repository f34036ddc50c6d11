import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { operatorRefSchema, pageOf, pageRequest, reasonSchema } from '../core/office-wire.ts';
import { idSchema, instantSchema, optional, optionalChoice, say } from '../core/wire.ts';
import { ledgerAccountKinds } from '../ledger/ledger.office.ts';
import { instructionSchema } from '../psp/instruction.ts';
import { reversalSchema } from './claim.office.ts';
import { depositStatuses } from './payment.endpoints.ts';
import { refundSchema } from './refund.office.ts';

/** Where a deposit does not stay: its service has yet to answer, or somebody has yet to decide. */
export const waitingStates = ['opening_unknown', 'processing', 'review', 'returning'] as const;
export type WaitingState = (typeof waitingStates)[number];
export type OfficeDepositState = (typeof depositStatuses)[number];
export const officeDepositStates = depositStatuses;

/** Why a deposit went on. */
export const depositCauses = [
  'asked_for',
  'opened',
  'no_clear_answer',
  'seen',
  'paid',
  'paid_late',
  'paid_other_amount',
  'amount_in_review',
  'paid_other_currency',
  'paid_again',
  'refused',
  'expired',
  'failed',
  'credited_by_hand',
  'sending_back',
  'sent_back',
  'reversed',
  'won_back',
  'refunded',
] as const;

/** Why a message can’t be trusted. */
const distrusts = ['SIGNATURE', 'KEY', 'TIME', 'NONCE', 'SYNTAX'] as const;

/** How lists of orders stand: by when they came into their state, or by currency and amount; with a minus the other way. */
export const orderSorts = ['time', '-time', 'amount', '-amount'] as const;

const site = { site_id: idSchema };
const ofOrder = {
  ...site,
  order_number: z.string().regex(/^[\w.:-]{1,64}$/, say('error.field_format')),
};

const depositSchema = z.object({
  order_number: z.string(),
  site_id: z.number().int(),
  member_id: z.number().int(),
  /** Empty for who may not look members up. */
  member_account: z.string(),
  psp_id: z.string(),
  method: z.string(),
  state: z.enum(depositStatuses),
  currency: currencySchema,
  /** Null for money that came a second time for another order. */
  asked: moneySchema.nullable(),
  /** In its own currency, which may be another one. */
  received: z.object({ amount: moneySchema, currency: currencySchema }).nullable(),
  created_at: instantSchema,
  /** Since when it is in its state. */
  changed_at: instantSchema,
});

export const cashierDeposits = defineOfficeQuery({
  path: '/cashier/deposits',
  permission: 'cashier.read',
  scope: 'site',
  summary:
    'A site’s deposits: those that wait, the longest first, or of a state or all, the latest first; or those of an order’s number, a reference or a member',
  request: z.strictObject({
    ...site,
    /** `waiting`: whatever should not stay as it is. */
    state: optionalChoice(z.enum(['waiting', ...depositStatuses])),
    query: z.string().trim().max(128, say('error.field_too_long')).default(''),
    /** Else those that wait by `time`, all others by `-time`. */
    sort: optionalChoice(z.enum(orderSorts)),
    ...pageRequest,
  }),
  data: pageOf(depositSchema),
});

export const cashierWaiting = defineOfficeQuery({
  path: '/cashier/waiting',
  permission: 'cashier.read',
  scope: 'site',
  summary: 'How many deposits of a site wait in which state, and since when the longest',
  request: z.strictObject(site),
  data: z.object({
    list: z.array(
      z.object({ state: z.enum(waitingStates), count: z.number().int(), oldest_at: instantSchema }),
    ),
  }),
});

/** What a service told by itself, as it came. */
export const messageSchema = z.object({
  psp_id: z.string(),
  message_id: z.string(),
  received_at: instantSchema,
  /** As it came. */
  raw: z.string(),
  headers: z.record(z.string(), z.string()),
  /** Why it can’t be trusted; null for one that can. */
  distrust: z.enum(distrusts).nullable(),
  order_number: z.string().nullable(),
  /** What came of it; null while nobody has worked on it. */
  outcome: z.string().nullable(),
});

/** What the ledger has of an order. */
export const bookedSchema = z.object({
  transaction_id: z.number().int(),
  kind: z.string(),
  at: instantSchema,
  legs: z.array(
    z.object({ account: z.enum(ledgerAccountKinds), currency: currencySchema, amount: moneySchema }),
  ),
});

export const cashierDeposit = defineOfficeQuery({
  path: '/cashier/deposit',
  permission: 'cashier.read',
  scope: 'site',
  summary: 'A deposit with every step, what its service told as it came, and what was booked',
  request: z.strictObject(ofOrder),
  data: depositSchema.extend({
    psp_ref: z.string().nullable(),
    reference: z.string().nullable(),
    payment_ref: z.string().nullable(),
    refusal_code: z.string().nullable(),
    instruction: instructionSchema.nullable(),
    expires_at: instantSchema.nullable(),
    /** When its service is asked next; null when nothing more is expected. */
    next_ask_at: instantSchema.nullable(),
    ask_attempts: z.number().int(),
    follows_order_number: z.string().nullable(),
    /** Opened on the page for fast payments, by whoever it was. */
    is_fast: z.boolean(),
    followed_by: z.array(z.string()),
    /** Services that were asked for it first, and have refused it before anything could be paid. */
    refusals: z.array(z.object({ psp_id: z.string(), refusal_code: z.string(), at: instantSchema })),
    steps: z.array(
      z.object({
        state: z.enum(depositStatuses),
        cause: z.enum(depositCauses),
        /** `member`, `visitor`, `psp` or `operator`. */
        actor: z.string(),
        message_id: z.string().nullable(),
        at: instantSchema,
        /** What an operator has decided, and why. */
        decision: z
          .object({
            operator: operatorRefSchema,
            reason: z.string(),
            change_request_id: z.number().int().nullable(),
            return_reference: z.string().nullable(),
          })
          .nullable(),
      }),
    ),
    messages: z.array(messageSchema),
    reversals: z.array(reversalSchema),
    refunds: z.array(refundSchema),
    /** How much of it may be given back now; null where nothing may. */
    refundable: moneySchema.nullable(),
    /** What the member owes in the deposit’s currency, whatever for. */
    owes: moneySchema,
    transactions: z.array(bookedSchema),
  }),
});

export const cashierAsk = defineOfficeChange({
  path: '/cashier/ask',
  permission: 'cashier.work',
  scope: 'site',
  summary: 'Asks the payment service now what became of a deposit',
  request: z.strictObject({ ...ofOrder, reason: reasonSchema }),
  data: z.object({
    state: z.enum(depositStatuses),
    /** What the service said, in a word. */
    word: z.enum(['pending', 'succeeded', 'reversed', 'refused', 'unknown']),
    asked_at: instantSchema,
  }),
  codes: { 101: 'deposit_ended', 102: 'deposit_being_sent' },
  audit: 'deposit.asked',
});

export const cashierCredit = defineApprovedChange({
  path: '/cashier/credit',
  permission: 'cashier.work',
  scope: 'site',
  approval: { permission: 'cashier.approve', movesMoney: true },
  summary: 'Asks for what came for a deposit in review to be credited, as much as came',
  request: z.strictObject({ ...ofOrder, reason: reasonSchema }),
  codes: { 101: 'deposit_not_in_review', 102: 'deposit_in_other_currency' },
  audit: 'deposit.credited',
});

export const cashierSendBack = defineApprovedChange({
  path: '/cashier/send-back',
  permission: 'cashier.work',
  scope: 'site',
  approval: { permission: 'cashier.approve', movesMoney: true },
  summary: 'Asks for what came for a deposit in review to be sent back to whoever paid it',
  request: z.strictObject({ ...ofOrder, reason: reasonSchema }),
  codes: { 101: 'deposit_not_in_review' },
  audit: 'deposit.sent_back',
});

export const cashierReturned = defineOfficeChange({
  path: '/cashier/returned',
  permission: 'cashier.work',
  scope: 'site',
  stepUp: true,
  summary: 'Notes that the money of a deposit was sent back, and under which reference',
  request: z.strictObject({
    ...ofOrder,
    return_reference: z
      .string()
      .trim()
      .min(1, say('error.field_required'))
      .max(140, say('error.field_too_long')),
    reason: reasonSchema,
  }),
  data: z.null(),
  codes: { 101: 'deposit_not_returning' },
  audit: 'deposit.returned',
});

export const cashierMessages = defineOfficeQuery({
  path: '/cashier/messages',
  permission: 'cashier.read',
  scope: 'house',
  summary: 'Messages of payment services that belong to no deposit, or can’t be trusted; the latest first',
  request: z.strictObject({
    kind: optionalChoice(z.enum(['unmatched', 'untrusted'])),
    psp_id: optional(z.string().max(32, say('error.field_too_long'))),
    ...pageRequest,
  }),
  data: pageOf(messageSchema),
});

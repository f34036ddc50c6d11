import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema, moneySchema } from '../core/money.ts';
import { bitSchema, idSchema, instantSchema, optional, say, typedAmountSchema } from '../core/wire.ts';
import { withdrawPasswordCodes, withdrawPasswordSchema } from '../payout-account/withdraw-password.ts';
import { awardSources } from '../promotion/award-sources.ts';
import { instructionSchema } from '../psp/instruction.ts';

/** Money that is to be played before it is paid out. */
export const turnoverSources = ['deposit', ...awardSources] as const;
export type TurnoverSource = (typeof turnoverSources)[number];

/** Where a deposit stands. `opening_unknown`: the payment service has not clearly answered yet, and is asked again. */
export const depositStatuses = [
  'opening',
  'opening_unknown',
  'open',
  'processing',
  'credited',
  'refused',
  'expired',
  'failed',
  'review',
  'returning',
  'returned',
  'reversed',
] as const;
const statusSchema = z.enum(depositStatuses);

/**
 * Where a withdrawal stands. `unknown`: the payment service has not clearly answered yet, and is asked again. `bounced`:
 * it was paid and came back; the money is given back, too.
 */
export const withdrawalStatuses = [
  'requested',
  'screening',
  'review',
  'approved',
  'sending',
  'unknown',
  'paid',
  'declined',
  'rejected',
  'bounced',
  'returned',
] as const;
const withdrawalStatusSchema = z.enum(withdrawalStatuses);

/** Why a withdrawal went on. */
export const withdrawalCauses = [
  'asked_for',
  'looked_at',
  'approved_by_rules',
  'in_review',
  'member_closed',
  'new_device',
  'charged_back',
  'approved_by_hand',
  'approved_though_closed',
  'rejected_account',
  'rejected_documents',
  'rejected_rules',
  'sent',
  'sent_again',
  'no_clear_answer',
  'paid',
  'declined',
  'came_back',
  'given_back',
] as const;

const methodKinds = [
  'redirect',
  'qr',
  'bank_transfer',
  'upi',
  'pix',
  'wallet_app',
  'crypto',
  'manual',
] as const;

const depositSchema = z.object({
  order_number: z.string(),
  direction: z.literal('deposit'),
  status: statusSchema,
  kind: z.enum(methodKinds),
  method_name: z.string(),
  currency: currencySchema,
  /** What was asked for; null for money that came a second time for another order. */
  amount: moneySchema.nullable(),
  /** What came, which is what is credited; with its currency, which may be another one. */
  received: z.object({ amount: moneySchema, currency: currencySchema }).nullable(),
  /** The order that money came for a second time. */
  follows_order_number: z.string().nullable(),
  /** Opened on the page for fast payments, by whoever it was. */
  is_fast: bitSchema,
  created_at: instantSchema,
  changed_at: instantSchema,
});

const withdrawalSchema = z.object({
  order_number: z.string(),
  direction: z.literal('withdrawal'),
  status: withdrawalStatusSchema,
  currency: currencySchema,
  amount: moneySchema,
  /** Where it goes: the bank, and the end of the number. */
  account: z.object({ bank_name: z.string(), number: z.string() }),
  created_at: instantSchema,
  changed_at: instantSchema,
});

/** A way to pay in, or to be paid out. */
export const methodSchema = z.object({
  method_id: z.string(),
  kind: z.enum(methodKinds),
  name: z.string(),
  /** Of `/icons/…`, as `collection:name`. */
  icon: z.string(),
  currency: currencySchema,
  min: moneySchema,
  max: moneySchema,
  /** What it costs the member beside what they pay in. */
  fee: moneySchema,
  is_maintenance: bitSchema,
  fields: z.array(z.object({ name: z.string(), label: z.string(), pattern: z.string() })),
});

const openSchema = {
  /** What is to be done to pay; null while nothing is. */
  instruction: instructionSchema.nullable(),
  expires_at: instantSchema.nullable(),
};

const asked = {
  amount: typedAmountSchema,
  /** The same key and body is the same order. */
  client_key: z.string().regex(/^[\w.:-]{8,64}$/, say('error.field_format')),
};

/** What a deposit is to be. */
export const askedDeposit = {
  method_id: z.union([z.string().regex(/^\d{1,15}$/, say('error.field_format')), idSchema.transform(String)]),
  amount: asked.amount,
  fields: optional(
    z.record(
      z.string().regex(/^[a-z_]{1,32}$/, say('error.field_format')),
      z.string().min(1, say('error.field_required')).max(140, say('error.field_too_long')),
    ),
  ),
};

export const paymentMethods = defineEndpoint({
  path: '/payment/methods',
  access: 'member',
  summary: 'The ways in which the member can pay in, or be paid out, in their currency',
  request: z.strictObject({ direction: z.enum(['deposit', 'withdrawal']) }),
  data: z.object({
    list: z.array(methodSchema),
  }),
});

export const paymentDeposit = defineEndpoint({
  path: '/payment/deposit',
  access: 'member',
  summary: 'Opens a deposit, once for each `client_key`; the same key with another body is refused with 409',
  request: z.strictObject({
    ...askedDeposit,
    client_key: asked.client_key,
    /** What the member has opted in to and asks for with this deposit: it is given when the deposit is credited. */
    offer_claim_id: optional(idSchema),
  }),
  data: z.object({ order_number: z.string(), status: statusSchema, amount: moneySchema, ...openSchema }),
  codes: {
    101: 'deposit_amount_out_of_limits',
    102: 'deposit_method_closed',
    103: 'deposit_too_many_open',
    104: 'offer_not_waiting',
    409: 'deposit_key_used',
  },
  rateLimit: { perMinute: 20 },
});

export const paymentWithdrawalPreview = defineEndpoint({
  path: '/payment/withdrawal/preview',
  access: 'member',
  summary: 'What the member can be paid out now, and why not the rest',
  request: z.strictObject({}),
  data: z.object({
    withdrawable: moneySchema,
    held: z.array(
      z.object({
        /** `turnover`: it is to be played with first. `debt`: it is owed. `under_way`: it was asked for already. */
        reason: z.enum(['turnover', 'debt', 'under_way']),
        amount: moneySchema,
        /** What is still to be staked. */
        left: moneySchema.optional(),
      }),
    ),
    /** For what how much is to be staked, and how much of that is left; the oldest first, which is played for first. */
    requirements: z.array(
      z.object({
        source: z.enum(turnoverSources),
        at: instantSchema,
        amount: moneySchema,
        asked: moneySchema,
        left: moneySchema,
      }),
    ),
  }),
});

export const paymentWithdrawal = defineEndpoint({
  path: '/payment/withdrawal',
  access: 'member',
  summary:
    'Asks for money to be paid out, once for each `client_key`; the same key with another body is refused with 409. It is set aside at once and cannot be taken back',
  request: z.strictObject({
    ...asked,
    account_id: z.guid(),
    withdraw_password: withdrawPasswordSchema,
  }),
  data: z.object({ order_number: z.string(), status: withdrawalStatusSchema }),
  codes: {
    ...withdrawPasswordCodes,
    104: 'withdrawal_too_much',
    105: 'withdrawal_amount_out_of_limits',
    106: 'withdrawal_account_not_usable',
    107: 'withdrawal_closed',
    108: 'withdrawal_too_many_open',
    409: 'withdrawal_key_used',
  },
  rateLimit: { perMinute: 20 },
});

const stepOf = { at: instantSchema, text: z.string() };

/** A deposit with what is to be done and every step that it took. */
export const depositOrderSchema = depositSchema.extend({
  ...openSchema,
  timeline: z.array(
    z.object({
      status: statusSchema,
      ...stepOf,
      /** What was taken back, came again, or has paid what was owed. */
      amount: moneySchema.optional(),
    }),
  ),
});

export const paymentOrder = defineEndpoint({
  path: '/payment/order',
  access: 'member',
  summary: 'One of the member’s orders with every step that it took',
  request: z.strictObject({
    order_number: z.string().regex(/^[\w.:-]{1,64}$/, say('error.field_format')),
  }),
  data: z.discriminatedUnion('direction', [
    depositOrderSchema,
    withdrawalSchema.extend({ timeline: z.array(z.object({ status: withdrawalStatusSchema, ...stepOf })) }),
  ]),
});

export const paymentRecords = defineEndpoint({
  path: '/payment/records',
  access: 'member',
  summary: 'The member’s orders, newest first, a page at a time',
  request: z.strictObject({
    direction: optional(z.enum(['deposit', 'withdrawal'])),
    status: optional(z.enum([...new Set([...depositStatuses, ...withdrawalStatuses])])),
    from: optional(instantSchema),
    to: optional(instantSchema),
    cursor: optional(z.string().regex(/^[\w.:-]{1,120}$/, say('error.field_format'))),
  }),
  data: z.object({
    list: z.array(z.discriminatedUnion('direction', [depositSchema, withdrawalSchema])),
    /** Null when there are no more. */
    next_cursor: z.string().nullable(),
  }),
});

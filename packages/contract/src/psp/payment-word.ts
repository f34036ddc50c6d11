import { z } from 'zod';
import { isStorableText } from '../core/field-errors.ts';
import { currencySchema } from '../core/money.ts';
import { instantSchema } from '../core/wire.ts';
import { minorSchema, wireIdSchema } from '../provider/seamless-wallet.ts';
import { instructionSchema } from './instruction.ts';

/** Why a service refuses: a word of its own, or one that both sides know. */
const codeSchema = z.string().regex(/^[A-Z][A-Z0-9_]{0,39}$/);
export const refusalCodes = {
  /** The service was never asked for this order, and will refuse it if it still comes. */
  neverSeen: 'NEVER_SEEN',
  /** The same order came with another body. */
  otherBody: 'OTHER_BODY',
  /** Nobody paid in time. */
  expired: 'EXPIRED',
} as const;

const refused = {
  state: z.literal('refused'),
  code: codeSchema,
  text: z.string().max(200).refine(isStorableText).optional(),
};
const unknown = { state: z.literal('unknown') };

/** Money that came in. One order may be paid more than once: each time under a reference of its own. */
export const paymentSchema = z.object({
  payment_ref: wireIdSchema,
  currency: currencySchema,
  amount: minorSchema.refine((amount) => BigInt(amount) > 0n),
  paid_at: instantSchema,
});

/**
 * Money that the payer's bank, or the service by itself, took back after it had come. Each time under a reference of its
 * own. What the operator has given back is none.
 */
export const reversalSchema = z.object({
  reversal_ref: wireIdSchema,
  /** Of which payment; what is taken of one is never more than came. */
  payment_ref: wireIdSchema,
  cause: z.enum(['chargeback', 'refund']),
  currency: currencySchema,
  amount: minorSchema.refine((amount) => BigInt(amount) > 0n),
  reason: z.string().max(200).refine(isStorableText),
  reversed_at: instantSchema,
  /** The money is there again, in whole. */
  won_back: z.object({ won_back_ref: wireIdSchema, at: instantSchema }).optional(),
});

/** What a service says of a deposit: as the answer to a call, and in a message. */
export const depositWordSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('pending'),
    psp_ref: wireIdSchema,
    /** The money has been seen and is not certain yet. */
    is_paying: z.boolean(),
    instruction: instructionSchema.optional(),
    expires_at: instantSchema.optional(),
  }),
  z.object({
    state: z.literal('succeeded'),
    psp_ref: wireIdSchema,
    payments: z.array(paymentSchema).min(1).max(20),
  }),
  z
    .object({
      state: z.literal('reversed'),
      psp_ref: wireIdSchema,
      payments: z.array(paymentSchema).min(1).max(20),
      reversals: z.array(reversalSchema).min(1).max(20),
    })
    .refine(({ payments, reversals }) =>
      reversals.every((reversal) =>
        payments.some(
          ({ payment_ref: ref, currency }) => ref === reversal.payment_ref && currency === reversal.currency,
        ),
      ),
    ),
  z.object(refused),
  z.object(unknown),
]);
export type DepositWordOnWire = z.output<typeof depositWordSchema>;

/** What a service says of money that the operator gives back to a payer. What it has refused or paid stays so. */
export const refundWordSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('pending'), psp_ref: wireIdSchema }),
  z.object({
    state: z.literal('succeeded'),
    psp_ref: wireIdSchema,
    /** Of the money that left, as its statement has it. */
    refund_ref: wireIdSchema,
    refunded_at: instantSchema,
  }),
  z.object(refused),
  z.object(unknown),
]);
export type RefundWordOnWire = z.output<typeof refundWordSchema>;

/** What a service says of an attempt to pay out. */
export const payoutWordSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('pending'), psp_ref: wireIdSchema }),
  z.object({ state: z.literal('succeeded'), psp_ref: wireIdSchema, paid_at: instantSchema }),
  z.object({ ...refused, /** It was paid and came back. */ came_back: z.boolean().optional() }),
  z.object(unknown),
]);
export type PayoutWordOnWire = z.output<typeof payoutWordSchema>;

import { z } from 'zod';
import { isStorableText } from '../core/field-errors.ts';
import { languageSchema } from '../core/language.ts';
import { currencySchema } from '../core/money.ts';
import { instantSchema } from '../core/wire.ts';
import { minorSchema, signedMinorSchema, wireIdSchema } from '../provider/seamless-wallet.ts';
import { depositWordSchema, payoutWordSchema, refundWordSchema } from './payment-word.ts';

/**
 * The operator calls the payment service at `POST /payment/v1/<method>`. `order_id`, for payouts with `attempt`, is the
 * operator's order number and the idempotency key: the same order with the same body answers as before.
 */

const textSchema = (maxLength: number) => z.string().min(1).max(maxLength).refine(isStorableText);
const base = { request_id: wireIdSchema, operator_id: wireIdSchema };
const order = { ...base, order_id: wireIdSchema };
const attempt = { ...order, attempt: z.number().int().min(1).max(1_000) };
const refund = { ...order, refund_id: wireIdSchema };
const urlSchema = z.url({ protocol: /^https?$/ }).max(500);
const money = { currency: currencySchema, amount: minorSchema };

export const paymentRequests = {
  /** What the service can do for this operator. */
  describe: z.strictObject(base),
  'open-deposit': z.strictObject({
    ...order,
    ...money,
    method: wireIdSchema,
    member_ref: wireIdSchema,
    language: languageSchema,
    /** What the method asks of the payer, such as the number of a wallet. */
    fields: z.record(z.string().regex(/^[a-z_]{1,32}$/), textSchema(140)),
    /** Where the payer goes back to. */
    return_url: urlSchema,
    /** Where messages about the order go. */
    message_url: urlSchema,
  }),
  /**
   * What became of a deposit. A service that never saw the order must remember the question and refuse the order if it
   * still arrives: `refused` with the code `NEVER_SEEN` is final.
   */
  'ask-deposit': z.strictObject(order),
  'send-payout': z.strictObject({
    ...attempt,
    ...money,
    method: wireIdSchema,
    account: z.strictObject({ bank: textSchema(64), number: textSchema(140), holder: textSchema(140) }),
    message_url: urlSchema,
  }),
  /** As `ask-deposit`, of one attempt of a payout. */
  'ask-payout': z.strictObject(attempt),
  /** Gives money of a payment back to whoever paid it, the way it came: in whole or in part. */
  'send-refund': z.strictObject({
    ...refund,
    ...money,
    payment_ref: wireIdSchema,
    message_url: urlSchema,
  }),
  /** As `ask-deposit`, of one refund. */
  'ask-refund': z.strictObject(refund),
  /** What came in and went out in a currency on a day, UTC, in its order, after `cursor` (empty for the start). */
  statement: z.strictObject({
    ...base,
    currency: currencySchema,
    day: z.iso.date(),
    cursor: z.string().max(64),
  }),
  balance: z.strictObject({ ...base, currency: currencySchema }),
} as const;
export type PaymentMethod = keyof typeof paymentRequests;
export type PaymentRequest<M extends PaymentMethod> = z.output<(typeof paymentRequests)[M]>;

const answered = { request_id: z.string() };
const lineSchema = z.object({
  line_id: wireIdSchema,
  at: instantSchema,
  kind: z.enum([
    ...(['deposit', 'reversal', 'reversal_won_back', 'refund'] as const),
    ...(['payout', 'payout_returned', 'fee', 'other'] as const),
  ]),
  order_id: wireIdSchema.nullable(),
  psp_ref: wireIdSchema.nullable(),
  /** Above zero it came in. */
  amount: signedMinorSchema,
});

export const paymentAnswers = {
  describe: z.object({
    ...answered,
    methods: z
      .array(
        z.object({
          method: wireIdSchema,
          kind: wireIdSchema,
          currencies: z.array(currencySchema),
          /** Whether money that came by it can be given back the way it came. */
          can_refund: z.boolean().optional(),
        }),
      )
      .max(200),
    has_payouts: z.boolean(),
  }),
  'open-deposit': depositWordSchema,
  'ask-deposit': depositWordSchema,
  'send-payout': payoutWordSchema,
  'ask-payout': payoutWordSchema,
  'send-refund': refundWordSchema,
  'ask-refund': refundWordSchema,
  statement: z.object({
    ...answered,
    opening: signedMinorSchema,
    closing: signedMinorSchema,
    lines: z.array(lineSchema).max(1_000),
    /** Empty when there are no more. */
    next_cursor: z.string().max(64),
  }),
  balance: z.object({ ...answered, amount: signedMinorSchema }),
} as const;
export type PaymentAnswer<M extends PaymentMethod> = z.output<(typeof paymentAnswers)[M]>;

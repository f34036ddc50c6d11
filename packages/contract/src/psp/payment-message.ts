import { z } from 'zod';
import { wireIdSchema } from '../provider/seamless-wallet.ts';
import { depositWordSchema, payoutWordSchema, refundWordSchema } from './payment-word.ts';

/** A message, too, is refused when its timestamp is further away than this: it may have waited at the service. */
export const messageToleranceMs = 5 * 60_000;

const message = { message_id: wireIdSchema, order_id: wireIdSchema };

/**
 * What the service tells the operator by itself, at the `message_url` of the order. The same message keeps its id however
 * often it is sent.
 */
export const paymentMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('deposit'), ...message, word: depositWordSchema }),
  z.object({
    kind: z.literal('payout'),
    ...message,
    attempt: z.number().int().min(1).max(1_000),
    word: payoutWordSchema,
  }),
  z.object({ kind: z.literal('refund'), ...message, refund_id: wireIdSchema, word: refundWordSchema }),
]);
export type PaymentMessage = z.output<typeof paymentMessageSchema>;

import { z } from 'zod';
import { moneySchema } from '../core/money.ts';
import { bitSchema, instantSchema } from '../core/wire.ts';

/** A wallet in the list: the main one has `gp_id` "MAIN" and comes first. */
export const myCashSchema = z.object({
  gp_id: z.string(),
  gp_name: z.string(),
  cash: moneySchema,
  /** 1 where the wallet holds money: its lamp is lit. */
  is_light: bitSchema,
  icon_dark: z.string(),
});
export type MyCash = z.output<typeof myCashSchema>;

export const transferBackSchema = z.object({
  /** The main wallet's balance afterwards. */
  total: moneySchema,
  returned: z.array(z.object({ gp_id: z.string(), cash: moneySchema })),
});
export type TransferBack = z.output<typeof transferBackSchema>;

/**
 * A transfer between the main wallet and a provider. `created`, `held` and `sent` are on their way; `unknown` was not
 * clearly answered, and the provider is asked again; `confirmed` and `rejected` never change.
 */
export const transferSchema = z.object({
  order_number: z.string(),
  gp_id: z.string(),
  gp_name: z.string(),
  direction: z.enum(['to_provider', 'from_provider']),
  /** Null while all is asked back and the provider has not said how much that is. */
  amount: moneySchema.nullable(),
  state: z.enum(['created', 'held', 'sent', 'unknown', 'confirmed', 'rejected']),
  /** Why it was rejected: `round_open` and `maintenance` pass by themselves. */
  reason: z.enum(['round_open', 'maintenance', 'refused']).nullable(),
  /** How often the provider has been asked what became of it. */
  attempts: z.number().int(),
  /** When the provider is asked next; null once it is decided. */
  next_attempt_at: instantSchema.nullable(),
  created_at: instantSchema,
  decided_at: instantSchema.nullable(),
});
export type Transfer = z.output<typeof transferSchema>;

/** Money that is wanted back and waits for a round to end. */
export const awaitedReturnSchema = z.object({
  gp_id: z.string(),
  gp_name: z.string(),
  asked_at: instantSchema,
  /** When it is asked for next. */
  due_at: instantSchema,
});
export type AwaitedReturn = z.output<typeof awaitedReturnSchema>;

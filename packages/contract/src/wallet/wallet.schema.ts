import { z } from 'zod';
import { moneySchema } from '../core/money.ts';
import { bitSchema } from '../core/wire.ts';

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

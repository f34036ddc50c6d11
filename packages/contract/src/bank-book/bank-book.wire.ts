import { z } from 'zod';
import { currencySchema } from '../core/money.ts';
import { say } from '../core/wire.ts';

export const sumSchema = z.string().regex(/^-?\d+(\.\d{1,2})?$/);
export const pspIdSchema = z.string().regex(/^[A-Z][A-Z0-9_]{1,31}$/, say('error.field_format'));
export const ofBook = { psp_id: pspIdSchema, currency: currencySchema };

export const lineSchema = z.object({
  line_id: z.string(),
  booked_on: z.string(),
  amount: sumSchema,
  is_fee: z.boolean(),
  reference: z.string(),
  payer: z.string(),
  text: z.string(),
});

/** Where an order is looked at. */
export const orderKinds = ['deposit', 'withdrawal'] as const;

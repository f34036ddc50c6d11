import { z } from 'zod';
import { isStorableText } from '../core/field-errors.ts';
import { instantSchema } from '../core/wire.ts';

const textSchema = (maxLength: number) => z.string().min(1).max(maxLength).refine(isStorableText);
const decimalSchema = z.string().regex(/^\d{1,15}(\.\d{1,18})?$/);
/** Nothing that a browser would run, or read from the device. */
const linkSchema = z
  .string()
  .max(2_000)
  .regex(/^(?!(?:javascript|data|vbscript|file|blob|about):)[a-z][a-z0-9+.-]*:\S+$/i);

/** What the payer is told to do. */
export const instructionSchema = z.discriminatedUnion('kind', [
  /** A page of the payment service. */
  z.object({ kind: z.literal('redirect'), url: z.url({ protocol: /^https?$/ }).max(2_000) }),
  /** A code that the payer's bank reads. */
  z.object({
    kind: z.literal('qr'),
    payload: textSchema(1_000),
    reference: textSchema(64),
    payee: textSchema(140),
  }),
  /** A transfer that carries the reference. */
  z.object({
    kind: z.literal('bank'),
    bank: textSchema(140),
    account: textSchema(64),
    holder: textSchema(140),
    reference: textSchema(64),
    /** The money is told apart by its amount too: any other is looked at by hand. */
    exact_amount: z.boolean(),
  }),
  z.object({
    kind: z.literal('crypto'),
    network: textSchema(32),
    address: textSchema(200),
    memo: textSchema(120).nullable(),
    asset: textSchema(16),
    /** In the asset, as it is to be sent. */
    amount: decimalSchema,
    /** Of the order's currency for one of the asset. */
    rate: decimalSchema,
    rate_until: instantSchema,
    confirmations: z.number().int().min(0).max(1_000),
  }),
  /** Opens an app on the payer's phone. */
  z.object({ kind: z.literal('app'), link: linkSchema }),
]);
export type Instruction = z.output<typeof instructionSchema>;

import { z } from 'zod';
import { say } from '../core/wire.ts';

/** Why a file is refused. */
export const statementFaultReasons = [
  'not_text',
  'unknown_format',
  'no_mapping',
  'bad_mapping',
  'syntax',
  'truncated',
  'doctype',
  'bad_amount',
  'bad_date',
  'no_balance',
  'no_opening',
  'wrong_sum',
  'other_currency',
  'other_account',
  'two_accounts',
  'too_long',
  'other_source',
] as const;

/**
 * What a payment service's book and ours say differently: money there that is in no order, an order without its money
 * there, the same of what was paid out and of what came back of that, of what was taken back, of what came again of that,
 * and of what the house has given back; another amount, a day that is further away than banks take, a second line for one
 * order.
 */
export const bankBreakKinds = [
  ...(['not_here', 'not_there', 'payout_not_here', 'payout_not_there'] as const),
  ...(['reversal_not_here', 'reversal_not_there', 'won_back_not_here', 'won_back_not_there'] as const),
  ...(['refund_not_here', 'refund_not_there'] as const),
  ...(['bounce_not_here', 'bounce_not_there', 'amount', 'day', 'twice'] as const),
] as const;
export type BankBreakKind = (typeof bankBreakKinds)[number];

export const bankDayStates = ['open', 'closed'] as const;
export type BankDayState = (typeof bankDayStates)[number];

export const csvDelimiters = [',', ';', '\t', '|'] as const;
export const csvDayFormats = [
  'YYYY-MM-DD',
  'DD/MM/YYYY',
  'MM/DD/YYYY',
  'DD.MM.YYYY',
  'DD-MM-YYYY',
  'YYYYMMDD',
  'YYYY/MM/DD',
] as const;

/** What becomes of a file's line. */
export const lineOutcomes = ['known', 'credits', 'matches', 'fee', 'second', 'breaks'] as const;

const columnSchema = z.string().trim().max(100, say('error.field_too_long'));
const neededColumn = columnSchema.min(1, say('error.field_required'));

/** Where a bank's CSV files have what; columns by the names in the row above them, empty where there is none. */
export const csvMappingSchema = z.strictObject({
  delimiter: z.enum(csvDelimiters),
  decimal: z.enum(['.', ',']),
  date_format: z.enum(csvDayFormats),
  skip_rows: z.number().int().min(0).max(50),
  booked_on: neededColumn,
  value_on: columnSchema,
  /** With a sign; else `credit` and `debit`. */
  amount: columnSchema,
  credit: columnSchema,
  debit: columnSchema,
  /** What the account has after the line; empty where files don’t say it. */
  balance: columnSchema,
  id: columnSchema,
  reference: columnSchema,
  payer: columnSchema,
  text: columnSchema,
  currency: columnSchema,
  account: columnSchema,
  /** Words that the text of a fee begins with, parted by commas. */
  fee_words: columnSchema.default(''),
});
export type CsvColumns = z.output<typeof csvMappingSchema>;

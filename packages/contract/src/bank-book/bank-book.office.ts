import { z } from 'zod';
import { moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { operatorRefSchema, pageOf, pageRequest, reasonSchema } from '../core/office-wire.ts';
import { daySchema, instantSchema, optionalChoice, say } from '../core/wire.ts';
import { lineSchema, ofBook, orderKinds, sumSchema } from './bank-book.wire.ts';
import { bankDayStates, csvMappingSchema, lineOutcomes, statementFaultReasons } from './bank-book.words.ts';

export const maxStatementBytes = 5_000_000;
/** In base64, and what goes around it. */
const maxBodyBytes = Math.ceil(maxStatementBytes * 1.34) + 10_000;

const bookSchema = z.object({
  ...ofBook,
  /** The account that files have to be of; empty where any will do. */
  account: z.string(),
  csv: csvMappingSchema.nullable(),
  /** What files say is credited: the service has no other word. */
  is_by_hand: z.boolean(),
  open_days: z.number().int(),
  first_open_day: z.string().nullable(),
  last_day: z.string().nullable(),
  open_cases: z.number().int(),
  explained_cases: z.number().int(),
  /** Of a service that tells its statement when it is asked, each day by itself; null of one that is not. */
  asked: z
    .object({
      /** The last day that it has told. */
      until: z.string().nullable(),
      /** Why it did not tell the next one; null unless it was asked in vain. */
      why: z.string().nullable(),
      again_at: instantSchema.nullable(),
    })
    .nullable(),
});
export type BankBook = z.output<typeof bookSchema>;

export const bankBooks = defineOfficeQuery({
  path: '/bank-book/list',
  permission: 'bankbook.read',
  scope: 'house',
  summary: 'Payment services by currency: how their statements are read, and what is open of them',
  request: z.strictObject(pageRequest),
  data: pageOf(bookSchema),
});

export const bankBookSet = defineOfficeChange({
  path: '/bank-book/set',
  permission: 'bankbook.work',
  scope: 'house',
  summary: 'Says of which account files have to be, and where CSV files have what',
  request: z.strictObject({
    ...ofBook,
    account: z.string().trim().max(64, say('error.field_too_long')),
    csv: csvMappingSchema.nullable(),
    reason: reasonSchema,
  }),
  data: z.null(),
  codes: { 101: 'bank_book_mapping' },
  audit: 'bankbook.set',
});

const file = {
  ...ofBook,
  called: z.string().trim().max(200, say('error.field_too_long')),
  /** The file in base64. */
  data: z
    .string()
    .max(maxBodyBytes, say('error.field_too_long'))
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, say('error.field_format')),
  /**
   * What the account had before the file, and after it. A file that has no balances needs the first, unless the book has a
   * day before it; both have to be what the file comes to.
   */
  opening: optionalChoice(moneySchema),
  closing: optionalChoice(moneySchema),
};

export const bankBookPreview = defineOfficeQuery({
  path: '/bank-book/preview',
  permission: 'bankbook.work',
  scope: 'house',
  summary: 'Reads a file (CSV, MT940 or CAMT.053) and says what would become of it. Nothing is kept',
  request: z.strictObject(file),
  data: z.object({
    fault: z.object({ reason: z.enum(statementFaultReasons), line: z.number().int().nullable() }).nullable(),
    statement: z
      .object({
        format: z.enum(['csv', 'mt940', 'camt053']),
        account: z.string(),
        opening: sumSchema,
        closing: sumSchema,
        first_day: z.string().nullable(),
        last_day: z.string().nullable(),
        came_in: sumSchema,
        went_out: sumSchema,
        counts: z.object({
          lines: z.number().int(),
          known: z.number().int(),
          /** Of days that are closed: they land in the next open one. */
          late: z.number().int(),
          credits: z.number().int(),
          matches: z.number().int(),
          fees: z.number().int(),
          second: z.number().int(),
          breaks: z.number().int(),
        }),
        /** The first ones. */
        lines: z.array(
          lineSchema.extend({
            outcome: z.enum(lineOutcomes),
            order_number: z.string().nullable(),
            /** Orders whose number is nearly the one that is written there. Nobody is credited by them. */
            like: z.array(z.string()),
            is_late: z.boolean(),
          }),
        ),
      })
      .nullable(),
  }),
  maxBodyBytes,
  rateLimit: { perMinute: 30 },
});

const keptSchema = z.object({
  lines: z.number().int(),
  new_lines: z.number().int(),
  late_lines: z.number().int(),
  open_cases: z.number().int(),
});

export const bankBookKeep = defineOfficeChange({
  path: '/bank-book/keep',
  permission: 'bankbook.work',
  scope: 'house',
  stepUp: true,
  summary: 'Keeps what a file says; deposits that only the bank can tell of are credited by it',
  request: z.strictObject({ ...file, reason: reasonSchema }),
  data: keptSchema,
  codes: { 101: 'statement_refused' },
  audit: 'bankbook.statement_kept',
  maxBodyBytes,
  rateLimit: { perMinute: 30 },
});

export const bankBookFetch = defineOfficeChange({
  path: '/bank-book/fetch',
  permission: 'bankbook.work',
  scope: 'house',
  summary: 'Asks a service for its statement of a day, and keeps what it says as a file is kept',
  request: z.strictObject({ ...ofBook, day: daySchema, reason: reasonSchema }),
  data: keptSchema,
  codes: { 101: 'statement_not_told', 102: 'statement_other_source', 103: 'bank_day_ahead' },
  audit: 'bankbook.statement_fetched',
  rateLimit: { perMinute: 10 },
});

const daySchemaOfBook = z.object({
  ...ofBook,
  day: z.string(),
  state: z.enum(bankDayStates),
  opening: sumSchema,
  came_in: sumSchema,
  went_out: sumSchema,
  fees: sumSchema,
  closing: sumSchema,
  /** What the bank says; null where it has yet to. */
  told_closing: sumSchema.nullable(),
  lines: z.number().int(),
  late_lines: z.number().int(),
  open_cases: z.number().int(),
  explained_cases: z.number().int(),
});
export type BankDay = z.output<typeof daySchemaOfBook>;

export const bankDays = defineOfficeQuery({
  path: '/bank-book/days',
  permission: 'bankbook.read',
  scope: 'house',
  summary: 'Days of a service’s book, the latest first',
  request: z.strictObject({ ...ofBook, ...pageRequest }),
  data: pageOf(daySchemaOfBook),
});

const ofDay = { ...ofBook, day: daySchema };

export const bankDay = defineOfficeQuery({
  path: '/bank-book/day',
  permission: 'bankbook.read',
  scope: 'house',
  summary: 'A day of a service’s book beside the ledger, and whether it can be closed',
  request: z.strictObject(ofDay),
  data: daySchemaOfBook.extend({
    /** Since the book begins, until the end of the day. */
    beside: z.object({
      bank: sumSchema,
      ledger: sumSchema,
      difference: sumSchema,
      /** Booked on one side on the day, on the other before or after. */
      on_the_way: sumSchema,
      /** What the service took for itself and nobody has booked: part of what is on the way. */
      fees_to_book: sumSchema,
      cases: sumSchema,
      unexplained: sumSchema,
    }),
    /** Why it can’t be closed; null where it can, or is. */
    obstacle: z
      .enum([
        'bank_day_before_open',
        'bank_day_differs',
        'bank_day_not_over',
        'open_cases',
        'does_not_add_up',
      ])
      .nullable(),
    closed: z.object({ at: instantSchema, operator: operatorRefSchema }).nullable(),
  }),
});

export const bankLines = defineOfficeQuery({
  path: '/bank-book/lines',
  permission: 'bankbook.read',
  scope: 'house',
  summary: 'What a day of a service’s book has, in the order in which it was told',
  request: z.strictObject({ ...ofDay, ...pageRequest }),
  data: pageOf(
    lineSchema.extend({
      line_no: z.number().int(),
      is_late: z.boolean(),
      order: z
        .object({ order_number: z.string(), kind: z.enum(orderKinds), site_id: z.number().int().nullable() })
        .nullable(),
    }),
  ),
});

export const bankDayClose = defineApprovedChange({
  path: '/bank-book/close',
  permission: 'bankbook.work',
  scope: 'house',
  approval: { permission: 'bankbook.close', atLeast: 1 },
  summary:
    'Asks for a day to be closed: its book, the ledger and the cases say the same, and it never changes again',
  request: z.strictObject({ ...ofDay, reason: reasonSchema }),
  codes: {
    101: 'bank_day_closed',
    102: 'bank_day_before_open',
    103: 'bank_day_differs',
    104: 'bank_day_not_over',
  },
  audit: 'bankbook.day_closed',
});

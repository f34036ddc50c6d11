import { z } from 'zod';
import { currencySchema } from '../core/money.ts';
import { breakHead, breakStates, breakStepSchema, breakWorkSchema } from '../core/office-break.ts';
import { defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { pageOf, pageRequest } from '../core/office-wire.ts';
import { daySchema, idSchema, optionalChoice } from '../core/wire.ts';
import { lineSchema, ofBook, orderKinds, pspIdSchema, sumSchema } from './bank-book.wire.ts';
import { bankBreakKinds } from './bank-book.words.ts';

const breakSchema = z.object({
  ...breakHead,
  ...ofBook,
  day: z.string(),
  kind: z.enum(bankBreakKinds),
  order_number: z.string().nullable(),
  ours: sumSchema.nullable(),
  theirs: sumSchema.nullable(),
  /** What the bank has more than our books. */
  difference: sumSchema,
});

export const bankBreaks = defineOfficeQuery({
  path: '/bank-book/breaks',
  permission: 'bankbook.read',
  scope: 'house',
  summary: 'What services’ books and ours say differently, the newest first: of a day, of a book, or of all',
  request: z.strictObject({
    psp_id: optionalChoice(pspIdSchema),
    currency: optionalChoice(currencySchema),
    day: optionalChoice(daySchema),
    /** `to_do`: open or explained. */
    state: optionalChoice(z.enum(['to_do', ...breakStates])),
    kind: optionalChoice(z.enum(bankBreakKinds)),
    ...pageRequest,
  }),
  data: pageOf(breakSchema),
});

export const bankBreak = defineOfficeQuery({
  path: '/bank-book/break',
  permission: 'bankbook.read',
  scope: 'house',
  summary: 'A case: the line, the order, and what has been done about it',
  request: z.strictObject({ break_id: idSchema }),
  data: breakSchema.extend({
    line: lineSchema.nullable(),
    order: z
      .object({
        ...{ order_number: z.string(), kind: z.enum(orderKinds), site_id: z.number().int() },
        ...{ state: z.string(), asked: sumSchema },
      })
      .nullable(),
    steps: z.array(breakStepSchema),
  }),
});

export const bankBreakWork = defineOfficeChange({
  path: '/bank-book/work',
  permission: 'bankbook.work',
  scope: 'house',
  summary: 'Takes a case or leaves it, and says how it stands and why. Nothing is booked',
  request: breakWorkSchema,
  data: z.null(),
  codes: { 101: 'bank_day_closed' },
  audit: 'bankbook.break_worked',
});

import { z } from 'zod';
import { perLanguageSchema } from '../core/language.ts';
import { say, typedAmountSchema, wireIntBetween } from '../core/wire.ts';

const longestName = 40;
const mostVipLevels = 20;
const highestRebatePlusBp = 100;

export const vipLevelSchema = z.strictObject({
  names: perLanguageSchema
    .refine(
      (names) => Object.values(names).every(({ length }) => length <= longestName),
      say('error.field_too_long'),
    )
    .refine((names) => Object.values(names).some((name) => name.trim() !== ''), say('error.field_required')),
  /** What is to be played as valid turnover, and paid in, within the window. */
  turnover: typedAmountSchema,
  deposit: typedAmountSchema,
  /** What is added to the rates of rebates, in hundredths of a percent. */
  rebate_plus_bp: wireIntBetween(0, highestRebatePlusBp),
  /** Given once for reaching the level; zero: nothing. */
  award: typedAmountSchema,
});

/** By what a site’s members have levels. Amounts are in the plan’s currency. */
export const vipTermsSchema = z.strictObject({
  window_days: wireIntBetween(1, 365),
  /** Who has less than their level asks for keeps it for so many days. */
  grace_days: wireIntBetween(0, 365),
  /** Of an award, what is to be played before it is paid out. */
  award_turnover_percent: wireIntBetween(0, 1_000),
  /** From the first one on, each asking for no less than the one before; none: there are no levels from then on. */
  levels: z.array(vipLevelSchema).max(mostVipLevels, say('error.field_too_long')),
});
export type VipTerms = z.output<typeof vipTermsSchema>;

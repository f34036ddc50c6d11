import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import {
  daySchema,
  gpIdSchema,
  gtIdSchema,
  instantSchema,
  optional,
  say,
  typedAmountSchema,
  wireIntBetween,
} from '../core/wire.ts';

/** What is added up: valid turnover, or stakes less payouts where that is above zero. */
export const rebateKinds = ['turnover', 'net_loss'] as const;
export type RebateKind = (typeof rebateKinds)[number];
/** A day of the site, or a week from Monday on. */
export const rebatePeriods = ['day', 'week'] as const;
export type RebatePeriod = (typeof rebatePeriods)[number];

export const rebateRunStates = ['calculated', 'approved', 'paid', 'voided'] as const;
export type RebateRunState = (typeof rebateRunStates)[number];
/**
 * What becomes of what a member gets: there is `nothing`, it is `due`, it waits (`waiting`: no bet is taken from them), they
 * can claim it, it was paid, or it was not claimed in time (`lapsed`).
 */
export const rebateDueStates = ['nothing', 'due', 'waiting', 'claimable', 'paid', 'lapsed'] as const;
export type RebateDueState = (typeof rebateDueStates)[number];

export const highestRateBp = { turnover: 300, net_loss: 5_000 } as const;

const tierSchema = z.strictObject({
  from: typedAmountSchema,
  /** Hundredths of a percent. */
  rate_bp: wireIntBetween(0, highestRateBp.net_loss),
});

export const rebateLineSchema = z.strictObject({
  gt_id: gtIdSchema,
  /** Without: all of the hall’s providers that have no line of their own. */
  gp_id: optional(gpIdSchema),
  tiers: z.array(tierSchema).min(1, say('error.field_required')).max(10, say('error.field_too_long')),
});

/** By what members get something. Amounts are in the plan’s currency. */
export const rebateTermsSchema = z.strictObject({
  payout: z.enum(['automatic', 'claim']),
  /** For so many days from the approval on it can be claimed. */
  claim_days: wireIntBetween(1, 60),
  /** What is to be played of it before it is paid out; of a bonus, until it becomes cash. */
  turnover_percent: wireIntBetween(0, 1_000),
  /** Paid as a bonus for a hall’s games instead of as cash; net losses alone. */
  bonus: optional(z.strictObject({ gt_id: gtIdSchema, days: wireIntBetween(1, 90) })),
  /** Of a member and period: less is not given, more is cut off. Zero: no bound. */
  min: typedAmountSchema,
  max: typedAmountSchema,
  /** Up to so much a run is given without anybody’s approval. */
  auto_approve: typedAmountSchema,
  /** None: nothing is given from then on. */
  lines: z.array(rebateLineSchema).max(60, say('error.field_too_long')),
});
export type RebateTerms = z.output<typeof rebateTermsSchema>;

/** A line of a member’s sum. In no hall (0) is what the plan’s least or most has taken from it. */
export const rebateSumLineSchema = z.object({
  gt_id: z.number().int(),
  /** Empty: of the hall’s providers without a line of their own. */
  gp_id: z.string(),
  base: moneySchema,
  rate_bp: z.number().int(),
  amount: moneySchema,
});

export const rebateDueLineSchema = rebateSumLineSchema.extend({
  /** Of which period: the run’s own, or one before of which something has become known since. */
  first_day: daySchema,
  last_day: daySchema,
  is_difference: z.boolean(),
});
export type RebateDueLine = z.output<typeof rebateDueLineSchema>;

/** What a member got of a run. */
export const rebateDueSchema = z.object({
  run_id: z.number().int(),
  kind: z.enum(rebateKinds),
  currency: currencySchema,
  first_day: daySchema,
  last_day: daySchema,
  state: z.enum(rebateDueStates),
  as_bonus: z.boolean(),
  lines_sum: moneySchema,
  /** What was below zero before; zero or less. */
  carried_in: moneySchema,
  amount: moneySchema,
  /** What is below zero, and goes on to the next. */
  carried_on: moneySchema,
  turnover_percent: z.number().int(),
  claim_until: instantSchema.nullable(),
  ended_at: instantSchema.nullable(),
});
export type RebateDue = z.output<typeof rebateDueSchema>;

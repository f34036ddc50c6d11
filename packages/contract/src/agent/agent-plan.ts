import { z } from 'zod';
import { say } from '../core/wire.ts';

/** The halls whose play a line is of. What stood in no hall is in `all` alone. */
export const poolHalls = {
  all: [0, 2, 3, 4, 5, 6, 7, 8, 9],
  casino: [2, 3, 6],
  sports: [4, 7, 8, 9],
  lottery: [5],
} as const satisfies Readonly<Record<string, readonly number[]>>;
export type Pool = keyof typeof poolHalls;
export const pools = Object.keys(poolHalls) as [Pool, ...Pool[]];

/** Hundredths of a percent. */
const rateBp = (most: number) =>
  z.number().int().min(0, say('error.field_format')).max(most, say('error.field_format'));
const amountSchema = z.string().regex(/^\d{1,13}(\.\d{1,2})?$/, say('error.field_format'));
const poolSchema = z.enum(pools);

/** What an agent earns by. Amounts are in the plan’s currency. */
export const planLineSchema = z.discriminatedUnion('kind', [
  /** Of the valid turnover of those right below. */
  z.strictObject({ kind: z.literal('turnover'), pool: poolSchema, rate_bp: rateBp(300) }),
  /** Of everybody’s below: the own rate less the highest that is paid further down. */
  z.strictObject({ kind: z.literal('differential'), pool: poolSchema, rate_bp: rateBp(300) }),
  /** Of what those right below have lost in the month, by the highest tier that is reached. */
  z.strictObject({
    kind: z.literal('net_loss'),
    pool: poolSchema,
    tiers: z
      .array(
        z.strictObject({
          from: amountSchema,
          active_members: z.number().int().min(0).max(1_000_000),
          rate_bp: rateBp(7_000),
        }),
      )
      .min(1)
      .max(8),
    /** For so many months a loss is set off against what comes. */
    carry_months: z.number().int().min(0).max(12),
    /** Of what the house gave those members. */
    cost_share_percent: z.number().int().min(0).max(100),
    /** Of stakes less payouts, for providers and payment services; versions of before have none. */
    fee_percent: z.number().int().min(0).max(50).optional(),
  }),
  /** Once for each new depositor. */
  z.strictObject({
    kind: z.literal('cpa'),
    deposit: amountSchema,
    turnover: amountSchema,
    within_days: z.number().int().min(1).max(90),
    amount: amountSchema,
  }),
]);
export type PlanLine = z.output<typeof planLineSchema>;

/** Play is in one line of a kind at most, new depositors are, and costs are borne once. */
export const planLinesSchema = z
  .array(planLineSchema)
  .min(1, say('error.field_required'))
  .max(12, say('error.field_too_long'))
  .refine(
    (lines) =>
      lines.every((line, index) => !lines.slice(0, index).some((before) => isSamePlay(line, before))) &&
      lines.filter((line) => line.kind === 'net_loss' && line.cost_share_percent > 0).length <= 1,
    say('error.field_not_allowed'),
  );

/** Whether two lines are of one kind and of a hall in common: what is paid for twice goes beyond every rate. */
function isSamePlay(one: PlanLine, other: PlanLine): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'cpa' || other.kind === 'cpa') return true;
  const halls: readonly number[] = poolHalls[one.pool];
  return poolHalls[other.pool].some((hall) => halls.includes(hall));
}

import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { bitSchema, daySchema, instantSchema } from '../core/wire.ts';
import { planLinesSchema, pools } from './agent-plan.ts';

export const planVersionSchema = z.object({
  plan_id: z.number().int(),
  version: z.number().int(),
  name: z.string(),
  currency: currencySchema,
  /** A member with so much valid turnover in a month is active. */
  active_turnover: moneySchema,
  /** What is less in a month is kept until it is as much. */
  min_payout: moneySchema,
  lines: planLinesSchema,
});
export type PlanVersion = z.output<typeof planVersionSchema>;

export const periodStates = [
  'open',
  'closed',
  'calculated',
  'reviewing',
  'approved',
  'paid',
  'voided',
] as const;
export type PeriodState = (typeof periodStates)[number];

/** What is shared with a member below, or (`edge`) a rate that is above what the house keeps after its rebates. */
export const holdReasons = ['device', 'payout_account', 'edge'] as const;

export const statementSchema = z.object({
  period_id: z.number().int(),
  /** The first day of the month. */
  month: daySchema,
  currency: currencySchema,
  amount: moneySchema,
  state: z.enum(['due', 'held', 'paid']),
  held_for: z.array(z.enum(holdReasons)),
  paid_at: instantSchema.nullable(),
});
export type AgentStatement = z.output<typeof statementSchema>;

/**
 * Of no play of the month’s: a loss that nothing has set off and that goes on (`carry`), what months before have left, what
 * was put right of one of them, and what goes on to the next month, which is taken off.
 */
export const memberlessKinds = ['carry', 'before', 'adjustment', 'after'] as const;

export const commissionLineSchema = z.object({
  seq: z.number().int(),
  kind: z.enum(['turnover', 'net_loss', 'cpa', 'differential', ...memberlessKinds]),
  pool: z.enum(pools),
  /** Whose members the line is of: account masked for agents. */
  source: z.object({ member_id: z.number().int(), account: z.string() }),
  base: moneySchema,
  rate_bp: z.number().int(),
  amount: moneySchema,
  /** What the base was made of. */
  terms: z.array(
    z.object({
      name: z.enum(['stake', 'payout', 'cost', 'fee', 'carried', 'deposit', 'valid_turnover']),
      amount: moneySchema,
    }),
  ),
  active_members: z.number().int().nullable(),
  /** Of `differential`: the own rate, and what was paid further down. */
  own_bp: z.number().int().nullable(),
  below_bp: z.number().int().nullable(),
  /** Of `adjustment`: the first day of the month that was wrong, and what the operators say of it; else empty. */
  month: z.string(),
  note: z.string(),
});
export type CommissionLineShown = z.output<typeof commissionLineSchema>;

export const lineMemberSchema = z.object({
  member_id: z.number().int(),
  account: z.string(),
  stake: moneySchema,
  payout: moneySchema,
  valid_turnover: moneySchema,
  /** What the house gave, of which the plan has a share borne. */
  cost: moneySchema,
});

export const lineDaySchema = z.object({
  day: daySchema,
  gt_id: z.number().int(),
  gp_id: z.string(),
  rounds: z.number().int(),
  stake: moneySchema,
  payout: moneySchema,
  valid_turnover: moneySchema,
  /** Became known on the day, of rounds that had been counted before. */
  is_late: bitSchema,
});

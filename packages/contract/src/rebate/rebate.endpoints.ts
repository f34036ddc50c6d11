import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema, moneySchema } from '../core/money.ts';
import { daySchema, idSchema, instantSchema, optional } from '../core/wire.ts';
import {
  rebateDueLineSchema,
  rebateDueSchema,
  rebateKinds,
  rebatePeriods,
  rebateSumLineSchema,
  rebateTermsSchema,
} from './rebate.schema.ts';

/** Of a plan's terms (`rebateTermsSchema`) what concerns members. */
const shownTermsSchema = z.object({
  payout: rebateTermsSchema.shape.payout,
  claim_days: z.number().int(),
  turnover_percent: z.number().int(),
  bonus: z.object({ gt_id: z.number().int(), days: z.number().int() }).optional(),
  min: moneySchema,
  max: moneySchema,
  lines: z.array(
    z.object({
      gt_id: z.number().int(),
      gp_id: z.string().optional(),
      tiers: z.array(z.object({ from: moneySchema, rate_bp: z.number().int() })),
    }),
  ),
});

const goingOnSchema = z.object({
  kind: z.enum(rebateKinds),
  period: z.enum(rebatePeriods),
  first_day: daySchema,
  last_day: daySchema,
  /** When the period is over and is calculated, at the earliest. */
  calculated_from: instantSchema,
  /** By what it is calculated. */
  terms: shownTermsSchema,
  /** As it stands: what counts by now, and what that gives. */
  lines: z.array(rebateSumLineSchema),
  expected: moneySchema,
});
export type RebateGoingOn = z.output<typeof goingOnSchema>;

export const rebate = defineEndpoint({
  path: '/member/rebate',
  access: 'member',
  summary: 'What the member gets back: what counts by now, and what can be claimed',
  request: z.strictObject({}),
  data: z.object({
    currency: currencySchema,
    plans: z.array(goingOnSchema),
    claimable: moneySchema,
    /** When the first part of it cannot be claimed any more. */
    claim_until: instantSchema.nullable(),
    /** What the site calls its halls and providers, which lines have by their numbers and codes. */
    halls: z.array(z.object({ gt_id: z.number().int(), name: z.string() })),
    providers: z.array(z.object({ gp_id: z.string(), name: z.string() })),
  }),
});

export const rebateHistory = defineEndpoint({
  path: '/member/rebate/history',
  access: 'member',
  summary: 'What the member was given back, the latest first',
  request: z.strictObject({ cursor: optional(z.string().max(40)) }),
  data: z.object({ list: z.array(rebateDueSchema), next_cursor: z.string().nullable() }),
});

export const rebateLines = defineEndpoint({
  path: '/member/rebate/lines',
  access: 'member',
  summary: 'What a sum that the member was given back is made of',
  request: z.strictObject({ run_id: idSchema }),
  data: z.object({ list: z.array(rebateDueLineSchema) }),
});

export const claimRebate = defineEndpoint({
  path: '/member/rebate/claim',
  access: 'member',
  summary: 'Takes all that can be claimed',
  request: z.strictObject({}),
  data: z.object({ cash: moneySchema }),
  codes: { 101: 'rebate_nothing_to_claim', 102: 'rebate_not_now' },
});

import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { pageOf, pageRequest, reasonSchema } from '../core/office-wire.ts';
import { daySchema, idSchema, instantSchema, optional } from '../core/wire.ts';
import {
  rebateDueLineSchema,
  rebateDueSchema,
  rebateKinds,
  rebatePeriods,
  rebateRunStates,
  rebateTermsSchema,
} from './rebate.schema.ts';

const ofSite = { site_id: idSchema };
const ofRun = { ...ofSite, run_id: idSchema };
/** A site has one plan of a kind in a currency. */
const ofPlan = {
  ...ofSite,
  currency: currencySchema,
  kind: z.enum(rebateKinds),
  period: z.enum(rebatePeriods),
};

const planSchema = z.object({
  plan_id: z.number().int(),
  currency: currencySchema,
  kind: z.enum(rebateKinds),
  period: z.enum(rebatePeriods),
  /** The latest first. */
  versions: z.array(
    z.object({
      version: z.number().int(),
      from_day: daySchema,
      /** Was in force, is, or will be. */
      state: z.enum(['over', 'in_force', 'coming']),
      terms: rebateTermsSchema,
    }),
  ),
});
export type OfficeRebatePlan = z.output<typeof planSchema>;

export const rebatePlans = defineOfficeQuery({
  path: '/rebate/plans',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'What a site gives back, by currency, with the latest versions of the terms',
  request: z.strictObject(ofSite),
  data: z.object({ list: z.array(planSchema) }),
});

export const rebateTry = defineOfficeQuery({
  path: '/rebate/try',
  permission: 'promotion.read',
  scope: 'site',
  summary:
    'What terms would have given on the last month that is over, beside what the site won. Writes nothing',
  request: z.strictObject({ ...ofPlan, terms: rebateTermsSchema }),
  data: z.object({
    first_day: daySchema,
    last_day: daySchema,
    /** Who would have had something. */
    members: z.number().int(),
    cost: moneySchema,
    ggr: moneySchema,
    /** Of what the site won, in hundredths of a percent; null where it won nothing. */
    share_bp: z.number().int().nullable(),
    /** 0: what the least and the most would have taken. */
    halls: z.array(
      z.object({
        gt_id: z.number().int(),
        members: z.number().int(),
        base: moneySchema,
        amount: moneySchema,
      }),
    ),
  }),
});
export type RebateTried = z.output<typeof rebateTry.data>;

export const rebatePublish = defineApprovedChange({
  path: '/rebate/publish',
  permission: 'promotion.edit',
  scope: 'site',
  approval: { permission: 'promotion.approve', atLeast: 1 },
  summary:
    'Asks that terms be in force from a day to come on. What has begun before is calculated by what it began with',
  request: z.strictObject({ ...ofPlan, from_day: daySchema, terms: rebateTermsSchema, reason: reasonSchema }),
  codes: { 101: 'rebate_other_period', 102: 'rebate_from_tomorrow', 103: 'rebate_from_monday' },
  audit: 'rebate.published',
});

const runSchema = z.object({
  run_id: z.number().int(),
  kind: z.enum(rebateKinds),
  period: z.enum(rebatePeriods),
  currency: currencySchema,
  version: z.number().int(),
  first_day: daySchema,
  last_day: daySchema,
  state: z.enum(rebateRunStates),
  members: z.number().int(),
  lines: z.number().int(),
  difference_lines: z.number().int(),
  amount: moneySchema,
  calculated_at: instantSchema,
  approved_at: instantSchema.nullable(),
  /** Null: nobody yet, or by the plan itself. */
  approved_by: z.string().nullable(),
  /** How many wait since no bet is taken from them, and how many can still claim. */
  waiting: z.number().int(),
  claimable: z.number().int(),
  /** SHA-256 of all lines. */
  output_hash: z.string(),
});
export type OfficeRebateRun = z.output<typeof runSchema>;

export const rebateRuns = defineOfficeQuery({
  path: '/rebate/runs',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'What was calculated, the latest first',
  request: z.strictObject({ ...ofSite, ...pageRequest }),
  data: pageOf(runSchema),
});

export const rebateRun = defineOfficeQuery({
  path: '/rebate/run',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'What was calculated of one period',
  request: z.strictObject(ofRun),
  data: runSchema,
});

const officeDueSchema = rebateDueSchema.extend({
  member_id: z.number().int(),
  member_account: z.string(),
  differences: z.number().int(),
});
export type OfficeRebateDue = z.output<typeof officeDueSchema>;

export const rebateRunMembers = defineOfficeQuery({
  path: '/rebate/run-members',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'What each member gets of a run; where that is asked for, of whom something has become different',
  request: z.strictObject({ ...ofRun, only: optional(z.enum(['differences', 'waiting'])), ...pageRequest }),
  data: pageOf(officeDueSchema),
});

export const rebateRunLines = defineOfficeQuery({
  path: '/rebate/run-lines',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'What a member’s sum is made of',
  request: z.strictObject({ ...ofRun, member_id: idSchema }),
  data: z.object({ list: z.array(rebateDueLineSchema) }),
});

export const rebateRunCheck = defineOfficeQuery({
  path: '/rebate/run-check',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'Calculates a run once more, writes nothing, and says whether it came to the same bytes',
  request: z.strictObject(ofRun),
  data: z.object({ is_same: z.boolean(), output_hash: z.string() }),
});

export const rebateRunDecide = defineOfficeChange({
  path: '/rebate/run-decide',
  permission: 'promotion.approve',
  scope: 'site',
  stepUp: true,
  summary: 'Has a calculated run given, or sets the last one aside: then nobody gets anything of it',
  request: z.strictObject({ ...ofRun, verdict: z.enum(['approve', 'void']), reason: reasonSchema }),
  data: z.null(),
  codes: { 101: 'rebate_run_elsewhere' },
  audit: 'rebate.run_decided',
});

import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { pageOf, pageRequest, reasonSchema } from '../core/office-wire.ts';
import { daySchema, idSchema, instantSchema, optional, say, wireIntBetween } from '../core/wire.ts';
import { officeMember } from '../member/member.office.ts';
import { planLinesSchema } from './agent-plan.ts';
import {
  commissionLineSchema,
  lineDaySchema,
  lineMemberSchema,
  periodStates,
  planVersionSchema,
  statementSchema,
} from './agent-settlement.schema.ts';

const amountSchema = z.string().regex(/^\d{1,13}(\.\d{1,2})?$/, say('error.field_format'));
const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, say('error.field_format'));

export const agentPlans = defineOfficeQuery({
  path: '/agent/plans',
  permission: 'agent.read',
  scope: 'site',
  summary: 'A site’s plans, each in its latest version',
  request: z.strictObject({ site_id: idSchema }),
  data: z.object({ list: z.array(planVersionSchema) }),
});

export const agentSetPlan = defineApprovedChange({
  path: '/agent/set-plan',
  permission: 'agent.work',
  scope: 'site',
  summary: 'Asks for a plan, or for another version of one. Agents keep the version that they were given',
  request: z.strictObject({
    site_id: idSchema,
    plan_id: optional(idSchema),
    name: z.string().trim().min(1, say('error.field_required')).max(80, say('error.field_too_long')),
    currency: currencySchema,
    active_turnover: amountSchema,
    min_payout: amountSchema,
    lines: planLinesSchema,
    reason: reasonSchema,
  }),
  codes: { 101: 'agent_plan_currency', 102: 'agent_plan_amount' },
  audit: 'agent.plan_set',
  approval: { permission: 'agent.approve', atLeast: 1 },
});

export const agentGivePlan = defineApprovedChange({
  path: '/agent/give-plan',
  permission: 'agent.work',
  scope: 'site',
  summary:
    'Asks that an agent earn by the latest version of a plan, or by none, from a month on that is not closed',
  request: z.strictObject({
    ...officeMember,
    plan_id: optional(idSchema),
    from_month: monthSchema,
    reason: reasonSchema,
  }),
  codes: {
    101: 'agent_month_closed',
    102: 'agent_unknown',
    103: 'agent_plan_currency',
    104: 'agent_month_given',
  },
  audit: 'agent.plan_given',
  approval: { permission: 'agent.approve', atLeast: 1 },
});

const periodSchema = z.object({
  period_id: z.number().int(),
  /** The first day of the month. */
  month: daySchema,
  state: z.enum(periodStates),
  calculations: z.number().int(),
  /** SHA-256 of what was frozen and of what came of it; empty before. */
  input_hash: z.string(),
  output_hash: z.string(),
  closed_at: instantSchema.nullable(),
  sums: z.array(
    z.object({
      currency: currencySchema,
      agents: z.number().int(),
      held: z.number().int(),
      amount: moneySchema,
      held_amount: moneySchema,
    }),
  ),
});
export type AgentPeriod = z.output<typeof periodSchema>;

export const agentPeriods = defineOfficeQuery({
  path: '/agent/periods',
  permission: 'agent.read',
  scope: 'site',
  summary: 'A site’s months of settlement, the latest first',
  request: z.strictObject({ site_id: idSchema }),
  data: z.object({ list: z.array(periodSchema) }),
});

const officeStatementSchema = statementSchema.extend({
  agent: z.object({ member_id: z.number().int(), member_account: z.string() }),
});
export type OfficeStatement = z.output<typeof officeStatementSchema>;
const ofPeriod = { site_id: idSchema, period_id: idSchema };
const ofStatement = { ...ofPeriod, member_id: idSchema };
const ofLine = { ...ofStatement, seq: wireIntBetween(1, 1_000_000) };

export const agentPeriodStatements = defineOfficeQuery({
  path: '/agent/period-statements',
  permission: 'agent.read',
  scope: 'site',
  summary: 'What each agent has earned in a month, the greatest first',
  request: z.strictObject({ ...ofPeriod, ...pageRequest }),
  data: pageOf(officeStatementSchema),
});

export const agentPeriodStatement = defineOfficeQuery({
  path: '/agent/period-statement',
  permission: 'agent.read',
  scope: 'site',
  summary: 'What an agent has earned in a month, line by line',
  request: z.strictObject(ofStatement),
  data: z.object({
    period_state: z.enum(periodStates),
    statement: officeStatementSchema,
    plan: planVersionSchema.nullable(),
    lines: z.array(commissionLineSchema),
  }),
});

export const agentPeriodMembers = defineOfficeQuery({
  path: '/agent/period-members',
  permission: 'agent.read',
  scope: 'site',
  summary: 'The members that a line is of, the earliest first',
  request: z.strictObject({ ...ofLine, ...pageRequest }),
  data: pageOf(lineMemberSchema),
});

export const agentPeriodDays = defineOfficeQuery({
  path: '/agent/period-days',
  permission: 'agent.read',
  scope: 'site',
  summary: 'The days of a member that a line is of',
  request: z.strictObject({ ...ofLine, below_id: idSchema }),
  data: z.object({ list: z.array(lineDaySchema) }),
});

export const agentPeriodReview = defineOfficeChange({
  path: '/agent/period-review',
  permission: 'agent.work',
  scope: 'site',
  summary:
    'Takes a month that is calculated for review, or calculates it once more, which is of the same facts',
  request: z.strictObject({ ...ofPeriod, step: z.enum(['review', 'recalculate']), reason: reasonSchema }),
  data: z.null(),
  codes: { 101: 'agent_period_elsewhere' },
  audit: 'agent.period_reviewed',
});

export const agentPeriodDecide = defineApprovedChange({
  path: '/agent/period-decide',
  permission: 'agent.work',
  scope: 'site',
  summary: 'Asks that a reviewed month be approved, or that one that is not paid be voided and begun anew',
  request: z.strictObject({ ...ofPeriod, verdict: z.enum(['approve', 'void']), reason: reasonSchema }),
  codes: { 101: 'agent_period_elsewhere' },
  audit: 'agent.period_decided',
  approval: { permission: 'agent.approve', atLeast: 1 },
});

export const agentPeriodPay = defineOfficeChange({
  path: '/agent/period-pay',
  permission: 'agent.work',
  scope: 'site',
  summary: 'Pays what is due of a month that is approved. What is held stays',
  request: z.strictObject({ ...ofPeriod, reason: reasonSchema }),
  data: z.object({ paid: z.number().int() }),
  codes: { 101: 'agent_period_elsewhere' },
  audit: 'agent.period_paid',
});

export const agentReleaseStatement = defineApprovedChange({
  path: '/agent/release-statement',
  permission: 'agent.work',
  scope: 'site',
  summary: 'Asks that what is held of an agent’s month be due',
  request: z.strictObject({ ...ofStatement, reason: reasonSchema }),
  codes: { 101: 'agent_period_elsewhere' },
  audit: 'agent.statement_released',
  approval: { permission: 'agent.approve', atLeast: 1 },
});

export const agentAdjust = defineApprovedChange({
  path: '/agent/adjust',
  permission: 'agent.work',
  scope: 'site',
  summary:
    'Asks that something be put right of an agent’s month that is paid, as a line of the next one: above zero the agent gains, below zero they lose',
  request: z.strictObject({
    ...ofStatement,
    /** Not zero. */
    amount: moneySchema.refine((amount) => /[1-9]/.test(amount), say('error.field_not_allowed')),
    /** What the agent reads of it. */
    note: z.string().trim().min(1, say('error.field_required')).max(200, say('error.field_too_long')),
    reason: reasonSchema,
  }),
  codes: { 101: 'agent_period_elsewhere' },
  audit: 'agent.adjusted',
  approval: { permission: 'agent.approve', movesMoney: true },
});

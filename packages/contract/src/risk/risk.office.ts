import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { operatorRefSchema, reasonSchema } from '../core/office-wire.ts';
import { idSchema, instantSchema, optional, say, wireFlag, wireIntBetween } from '../core/wire.ts';
import { officeMember } from '../member/member.office.ts';
import { riskFactSchema, riskOutcomes, riskRulesSchema } from './risk-rules.ts';

const stateSchema = z.enum(['draft', 'shadow', 'live', 'ended']);
const versionRequest = wireIntBetween(1, 1_000_000_000);

const ruleSetSchema = z.object({
  version: z.number().int(),
  /** How often it was written. */
  revision: z.number().int(),
  state: stateSchema,
  body: riskRulesSchema,
  /** Null: it came with the product. */
  written_by: operatorRefSchema.nullable(),
  written_at: instantSchema,
  published_by: operatorRefSchema.nullable(),
  published_at: instantSchema.nullable(),
  ended_at: instantSchema.nullable(),
});
export type RiskRuleSet = z.output<typeof ruleSetSchema>;

export const riskRuleSets = defineOfficeQuery({
  path: '/risk/rules',
  permission: 'risk.read',
  scope: 'site',
  summary:
    'What a site asks before it pays out: the rules that hold, those that run beside them, what is being written, and the last twenty that have ended',
  request: z.strictObject({ site_id: idSchema }),
  data: z.object({
    list: z.array(ruleSetSchema),
    /** What one may begin with. */
    proposal: riskRulesSchema,
  }),
});

export const riskDraft = defineOfficeChange({
  path: '/risk/draft',
  permission: 'risk.edit',
  scope: 'site',
  summary:
    'Writes the draft of a site’s rules. `base` is the revision of the draft that it was made of, 0 where there was none',
  request: z.strictObject({
    site_id: idSchema,
    base: wireIntBetween(0, 1_000_000_000),
    body: riskRulesSchema,
    reason: reasonSchema,
  }),
  data: z.object({ version: z.number().int() }),
  codes: { 101: 'risk_draft_changed' },
  audit: 'risk.rules_drafted',
});

export const riskShadow = defineOfficeChange({
  path: '/risk/shadow',
  permission: 'risk.edit',
  scope: 'site',
  summary:
    'Has a draft run beside the rules that hold, where it decides nothing; or ends that. Another one that ran beside them ends',
  request: z.strictObject({
    site_id: idSchema,
    version: versionRequest,
    runs: wireFlag,
    reason: reasonSchema,
  }),
  data: z.null(),
  codes: { 101: 'risk_no_version' },
  audit: 'risk.rules_shadowed',
});

export const riskPublish = defineApprovedChange({
  path: '/risk/publish',
  permission: 'risk.edit',
  scope: 'site',
  summary:
    'Asks that a draft, or what runs beside the rules, be the rules. Somebody else who has not written any of it must agree',
  request: z.strictObject({ site_id: idSchema, version: versionRequest, reason: reasonSchema }),
  codes: { 101: 'risk_no_version' },
  audit: 'risk.rules_published',
  approval: { permission: 'risk.approve', atLeast: 1 },
});

const decidedSchema = z.enum(riskOutcomes);

const hitSchema = z.object({
  fact: riskFactSchema,
  threshold: z.number().int(),
  points: z.number().int(),
  value: z.number().int(),
  /** It was set aside for this member, and gave no points. */
  is_snoozed: z.boolean(),
});

export const riskTry = defineOfficeQuery({
  path: '/risk/try',
  permission: 'risk.read',
  scope: 'site',
  summary:
    'What the rules of a site would say of a withdrawal of a member to their newest account now, by each version; and what their deposits still ask to be played',
  request: z.strictObject(officeMember),
  data: z.object({
    /** Null: not known, so that no rule hits by it. */
    facts: z.array(z.object({ fact: riskFactSchema, value: z.number().int().nullable() })),
    results: z.array(
      z.object({
        version: z.number().int(),
        state: stateSchema,
        score: z.number().int(),
        outcome: decidedSchema,
        hits: z.array(hitSchema),
      }),
    ),
    turnover: z.object({ currency: currencySchema, held: moneySchema, left: moneySchema }),
    snoozes: z.array(
      z.object({
        fact: riskFactSchema,
        until: instantSchema,
        by: operatorRefSchema,
        at: instantSchema,
        reason: z.string(),
      }),
    ),
  }),
});
export type RiskTry = z.output<typeof riskTry.data>;

export const riskSnooze = defineOfficeChange({
  path: '/risk/snooze',
  permission: 'risk.edit',
  scope: 'site',
  summary: 'Sets what rules look at aside for a member, for some days; it is seen all the same',
  request: z.strictObject({
    ...officeMember,
    fact: riskFactSchema,
    days: wireIntBetween(1, 90),
    reason: reasonSchema,
  }),
  data: z.null(),
  audit: 'risk.snoozed',
});

export const riskWake = defineOfficeChange({
  path: '/risk/wake',
  permission: 'risk.edit',
  scope: 'site',
  summary: 'Ends that something is set aside for a member',
  request: z.strictObject({ ...officeMember, fact: riskFactSchema, reason: reasonSchema }),
  data: z.null(),
  codes: { 101: 'risk_no_snooze' },
  audit: 'risk.snooze_ended',
});

const decisionSchema = z.object({
  order_number: z.string(),
  /** `shadow`: it ran beside what decided. */
  role: z.enum(['live', 'shadow']),
  /** Null: the site had no rules. */
  version: z.number().int().nullable(),
  score: z.number().int(),
  outcome: decidedSchema,
  hits: z.array(hitSchema),
  at: instantSchema,
});
export type RiskDecision = z.output<typeof decisionSchema>;

export const riskDecisions = defineOfficeQuery({
  path: '/risk/decisions',
  permission: 'risk.read',
  scope: 'site',
  summary:
    'What rules said of the last withdrawals of a member, or of one of them, with the values that they saw; the latest first',
  request: z.strictObject({
    ...officeMember,
    order_number: optional(z.string().max(64, say('error.field_too_long'))),
  }),
  data: z.object({ list: z.array(decisionSchema) }),
});

export const riskCompare = defineOfficeQuery({
  path: '/risk/compare',
  permission: 'risk.read',
  scope: 'site',
  summary: 'What was decided while a version ran beside the rules, and what that version would have decided',
  request: z.strictObject({ site_id: idSchema, version: versionRequest }),
  data: z.object({
    list: z.array(z.object({ live: decidedSchema, shadow: decidedSchema, orders: z.number().int() })),
  }),
});

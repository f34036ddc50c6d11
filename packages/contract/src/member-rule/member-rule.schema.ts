import { z } from 'zod';
import { gtIdSchema, optional, say, wireIntBetween } from '../core/wire.ts';
import { memberFactNames, shapeOfFact, type FactUnit } from './member-facts.ts';

export const ruleOperators = ['eq', 'in', 'gte', 'lte', 'between', 'not_in'] as const;
export type RuleOperator = (typeof ruleOperators)[number];

const longestWindowDays = 366;
const mostValues = 20;
const mostConditions = 12;

/** Which operators a unit has: what is no number has no order. */
export function operatorsOf(unit: FactUnit): readonly RuleOperator[] {
  if (unit === 'yes') return ['eq'];
  if (unit === 'text') return ['eq', 'in', 'not_in'];
  return ruleOperators;
}

const valueRules: Readonly<Record<FactUnit, RegExp>> = {
  text: /^[A-Za-z_]{2,10}$/,
  money: /^\d{1,15}(\.\d{1,2})?$/,
  count: /^\d{1,9}$/,
  days: /^\d{1,5}$/,
  hour: /^(1?\d|2[0-3])$/,
  weekday: /^[1-7]$/,
  yes: /^[01]$/,
};

/**
 * One fact, asked about. `values` are one for `eq`, `gte` and `lte`, two for `between`, both of them included, and one or
 * more for `in` and `not_in`; money as an amount in the currency of whatever the rule is for. What is unknown meets nothing.
 */
export const ruleConditionSchema = z
  .strictObject({
    fact: z.enum(memberFactNames),
    op: z.enum(ruleOperators),
    values: z.array(z.string()).min(1).max(mostValues, say('error.field_too_long')),
    /** The last so many days; without it all time. */
    days: optional(wireIntBetween(1, longestWindowDays)),
    /** Without it all halls. */
    hall: optional(gtIdSchema),
  })
  .superRefine(({ fact, op, values, days, hall }, context) => {
    const refuse = (path: string, key: 'error.field_format' | 'error.field_not_allowed') =>
      context.addIssue({ code: 'custom', path: [path], message: say(key) });
    const { unit, isWindowed, isOfHall } = shapeOfFact(fact);
    if (!operatorsOf(unit).includes(op)) refuse('op', 'error.field_not_allowed');
    if (!values.every((value) => valueRules[unit].test(value))) refuse('values', 'error.field_format');
    else if (values.length !== countOf(op, values.length)) refuse('values', 'error.field_not_allowed');
    if (days !== undefined && !isWindowed) refuse('days', 'error.field_not_allowed');
    if (hall !== undefined && !isOfHall) refuse('hall', 'error.field_not_allowed');
  });
export type RuleCondition = z.output<typeof ruleConditionSchema>;

function countOf(op: RuleOperator, given: number): number {
  if (op === 'between') return 2;
  return op === 'in' || op === 'not_in' ? given : 1;
}

/** A group in a rule: `any` of its conditions, or `all` of them. */
const ruleGroupSchema = z.strictObject({
  match: z.enum(['all', 'any']),
  conditions: z.array(ruleConditionSchema).min(1).max(mostConditions, say('error.field_too_long')),
});
export type RuleGroup = z.output<typeof ruleGroupSchema>;

/** Whom something is for: groups two deep. Without conditions it is for everybody. */
export const memberRuleSchema = z.strictObject({
  match: z.enum(['all', 'any']),
  conditions: z
    .array(z.union([ruleConditionSchema, ruleGroupSchema]))
    .max(mostConditions, say('error.field_too_long')),
});
export type MemberRule = z.output<typeof memberRuleSchema>;

export const everybody: MemberRule = { match: 'all', conditions: [] };

/** A condition with what is true of a member; `actual` null: unknown. */
export const judgedConditionSchema = z.object({
  condition: z.object({
    fact: z.enum(memberFactNames),
    op: z.enum(ruleOperators),
    values: z.array(z.string()),
    days: z.number().int().nullable(),
    hall: z.number().int().nullable(),
    /** What the site calls that hall. */
    hall_name: z.string().nullable(),
  }),
  is_met: z.boolean(),
  actual: z.string().nullable(),
  /** How much more of it is asked; null where more of it would not help. */
  lack: z.string().nullable(),
});
export type JudgedCondition = z.output<typeof judgedConditionSchema>;

/** A rule with how it is met; conditions that stand alone are groups of one. */
export const judgedRuleSchema = z.object({
  match: z.enum(['all', 'any']),
  is_met: z.boolean(),
  groups: z.array(
    z.object({
      match: z.enum(['all', 'any']),
      is_met: z.boolean(),
      conditions: z.array(judgedConditionSchema),
    }),
  ),
});
export type JudgedRule = z.output<typeof judgedRuleSchema>;

import { formatMinor, readMinor, type Currency } from '@halls/contract';
import {
  shapeOfFact,
  type JudgedCondition,
  type JudgedRule,
  type MemberRule,
  type RuleCondition,
} from '@halls/contract/member-rule';

interface Reading {
  readonly currency: Currency;
  /** What is true, by `keyOf`. */
  readonly values: ReadonlyMap<string, string | null>;
  /** What the site calls a hall. */
  readonly hallName?: (gtId: number) => string;
}

/** What of a condition makes its value another one. */
export function keyOf({ fact, days, hall }: Pick<RuleCondition, 'fact' | 'days' | 'hall'>): string {
  return `${fact} ${days ?? ''} ${hall ?? ''}`;
}

export function conditionsOf({ conditions }: MemberRule): readonly RuleCondition[] {
  return conditions.flatMap((each) => ('fact' in each ? [each] : each.conditions));
}

/** How a rule is met by what is true of a member, condition by condition. */
export function judgeRule(rule: MemberRule, reading: Reading): JudgedRule {
  const groups = rule.conditions.map((each) => {
    const match = 'fact' in each ? ('all' as const) : each.match;
    const conditions = ('fact' in each ? [each] : each.conditions).map((one) => judge(one, reading));
    return { match, is_met: meets(match, conditions), conditions };
  });
  return { match: rule.match, is_met: meets(rule.match, groups), groups };
}

/** A rule as somebody reads it of whom nothing is known. */
export function presentRule(rule: MemberRule, reading: Omit<Reading, 'values'>): JudgedRule {
  return judgeRule(rule, { ...reading, values: new Map() });
}

/** What asks for nothing is met. */
function meets(match: 'all' | 'any', parts: readonly { readonly is_met: boolean }[]): boolean {
  if (parts.length === 0) return true;
  return match === 'all' ? parts.every(({ is_met: isMet }) => isMet) : parts.some((part) => part.is_met);
}

function judge(condition: RuleCondition, reading: Reading): JudgedCondition {
  const { fact, op, values, days, hall } = condition;
  const actual = reading.values.get(keyOf(condition)) ?? null;
  const { unit } = shapeOfFact(fact);
  const { currency } = reading;
  const say = (value: bigint) => (unit === 'money' ? formatMinor(value, currency) : String(value));
  const lack = actual === null || unit === 'text' ? null : lackOf(condition, BigInt(actual), currency);
  return {
    condition: {
      ...{ fact, op, values, days: days ?? null, hall: hall ?? null },
      hall_name: hall === undefined ? null : (reading.hallName?.(hall) ?? null),
    },
    is_met: actual !== null && compare(condition, actual, currency),
    actual: actual === null || unit === 'text' ? actual : say(BigInt(actual)),
    lack: lack === null ? null : say(lack),
  };
}

function compare({ fact, op, values }: RuleCondition, actual: string, currency: Currency): boolean {
  const { unit } = shapeOfFact(fact);
  if (unit === 'text') return op === 'not_in' ? !values.includes(actual) : values.includes(actual);
  const value = BigInt(actual);
  const asked = values.map((each) => numberOf(each, unit, currency));
  const [first = 0n, second = first] = asked;
  switch (op) {
    case 'gte':
      return value >= first;
    case 'lte':
      return value <= first;
    case 'between':
      return value >= first && value <= second;
    case 'not_in':
      return !asked.includes(value);
    case 'eq':
    case 'in':
      return asked.includes(value);
  }
}

/** Facts of which a member can have more by what they do. */
const growing: ReadonlySet<string> = new Set(['deposit_count', 'deposit_sum', 'turnover', 'registered_days']);

function lackOf({ fact, op, values }: RuleCondition, actual: bigint, currency: Currency): bigint | null {
  if (!growing.has(fact) || (op !== 'gte' && op !== 'between')) return null;
  const [least = '0'] = values;
  const asked = numberOf(least, shapeOfFact(fact).unit, currency);
  return actual < asked ? asked - actual : null;
}

function numberOf(value: string, unit: string, currency: Currency): bigint {
  return unit === 'money' ? (readMinor(value, currency) ?? 0n) : BigInt(value);
}

import {
  operatorsOf,
  shapeOfFact,
  type MemberFact,
  type MemberRule,
  type RuleCondition,
  type RuleOperator,
} from '@halls/contract/member-rule';

/** A condition as it is typed; `values` are separated by commas. */
export interface TypedCondition {
  /** Keeps fields in their row while others come and go. */
  readonly key: number;
  readonly fact: MemberFact;
  readonly op: RuleOperator;
  readonly values: string;
  readonly days: string;
  readonly hall: string;
}

export interface TypedGroup {
  readonly key: number;
  readonly match: 'all' | 'any';
  readonly conditions: readonly TypedCondition[];
}

/** Conditions that stand alone become groups of one. */
export function groupsOf({ conditions }: MemberRule): TypedGroup[] {
  return conditions.map((each, key) => ({
    ...{ key, match: 'fact' in each ? 'all' : each.match },
    conditions: ('fact' in each ? [each] : each.conditions).map(typedOf),
  }));
}

function typedOf({ fact, op, values, days, hall }: RuleCondition, key: number): TypedCondition {
  return {
    ...{ key, fact, op, values: values.join(', ') },
    days: days === undefined ? '' : String(days),
    hall: hall === undefined ? '' : String(hall),
  };
}

export function withCondition(group: TypedGroup): TypedGroup {
  const key = Math.max(-1, ...group.conditions.map((each) => each.key)) + 1;
  return { ...group, conditions: [...group.conditions, { ...first, key }] };
}

export function withGroup(groups: readonly TypedGroup[]): TypedGroup[] {
  const key = Math.max(-1, ...groups.map((each) => each.key)) + 1;
  return [...groups, { key, match: 'all', conditions: [{ ...first, key: 0 }] }];
}

const first = { fact: 'deposit_count', op: 'gte', values: '1', days: '', hall: '' } as const;

/** What another fact does not have is dropped. */
export function withFact(condition: TypedCondition, fact: MemberFact): TypedCondition {
  const { unit, isWindowed, isOfHall } = shapeOfFact(fact);
  const operators = operatorsOf(unit);
  const isSameUnit = shapeOfFact(condition.fact).unit === unit;
  return {
    ...condition,
    fact,
    op: operators.includes(condition.op) ? condition.op : (operators[0] ?? 'eq'),
    values: isSameUnit ? condition.values : unit === 'yes' ? '1' : '',
    days: isWindowed ? condition.days : '',
    hall: isOfHall ? condition.hall : '',
  };
}

/** As the wire has it, before it is looked at. */
export function ruleOf(match: MemberRule['match'], groups: readonly TypedGroup[]): unknown {
  return {
    match,
    conditions: groups.map((group) => {
      const conditions = group.conditions.map(({ fact, op, values, days, hall }) => ({
        ...{ fact, op, values: values.split(',').map((value) => value.trim()) },
        ...(days.trim() !== '' && { days: days.trim() }),
        ...(hall !== '' && { hall }),
      }));
      return conditions.length === 1 ? conditions[0] : { match: group.match, conditions };
    }),
  };
}

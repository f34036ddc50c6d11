import { riskFacts, riskRulesSchema, type RiskFact, type RiskRules } from '@halls/contract/office';

/** Rules as they are being typed. */
export interface TypedRules {
  readonly rules: readonly TypedRule[];
  readonly review_from: string;
  readonly decline_from: string;
  readonly turnover_percent: string;
}

export interface TypedRule {
  /** Keeps fields in their row while others come and go. */
  readonly key: number;
  readonly fact: RiskFact;
  readonly threshold: string;
  readonly points: string;
}

export function typedOf({ rules, ...bounds }: RiskRules): TypedRules {
  return {
    rules: rules.map(({ fact, threshold, points }, key) => ({
      ...{ key, fact, threshold: String(threshold), points: String(points) },
    })),
    review_from: String(bounds.review_from),
    decline_from: bounds.decline_from === null ? '' : String(bounds.decline_from),
    turnover_percent: String(bounds.turnover_percent),
  };
}

export function withRule(typed: TypedRules): TypedRules {
  const used = new Set(typed.rules.map(({ fact }) => fact));
  const facts = Object.keys(riskFacts) as RiskFact[];
  const fact = facts.find((each) => !used.has(each)) ?? 'account_age';
  const key = Math.max(-1, ...typed.rules.map((rule) => rule.key)) + 1;
  return { ...typed, rules: [...typed.rules, { key, fact, threshold: usualThreshold(fact), points: '10' }] };
}

/** A fact that is there or not has no threshold but 1. */
export function withFact(rule: TypedRule, fact: RiskFact): TypedRule {
  const isSameUnit = riskFacts[fact].unit === riskFacts[rule.fact].unit;
  return { ...rule, fact, threshold: isSameUnit ? rule.threshold : usualThreshold(fact) };
}

const usual = { hours: '24', members: '1', percent: '100', share: '500', times: '4', yes: '1' } as const;
function usualThreshold(fact: RiskFact): string {
  return usual[riskFacts[fact].unit];
}

/** What is wrong with them, by the place of it, such as `rules.0.points`; or the rules. */
export function readRules(
  typed: TypedRules,
): { readonly body: RiskRules } | { readonly wrong: ReadonlySet<string> } {
  const parsed = riskRulesSchema.safeParse({
    ...typed,
    rules: typed.rules.map(({ fact, threshold, points }) => ({ fact, threshold, points })),
    decline_from: typed.decline_from.trim() === '' ? null : typed.decline_from,
  });
  if (parsed.success) return { body: parsed.data };
  return { wrong: new Set(parsed.error.issues.map(({ path }) => path.join('.'))) };
}

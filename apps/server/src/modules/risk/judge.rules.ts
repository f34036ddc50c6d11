import {
  riskFacts,
  type RiskFact,
  type RiskOutcome,
  type RiskRule,
  type RiskRules,
} from '@halls/contract/office';

/** What is known; null or absent: it is not. */
export type Facts = Readonly<Partial<Record<RiskFact, number | null>>>;

/** A rule that hit, and the number that it saw. */
export interface Hit extends RiskRule {
  readonly value: number;
  /** It was set aside for this member, and gave no points. */
  readonly isSnoozed: boolean;
}

export interface Judgement {
  readonly score: number;
  readonly outcome: RiskOutcome;
  readonly hits: readonly Hit[];
}

export function judge(rules: RiskRules, facts: Facts, snoozed: ReadonlySet<RiskFact>): Judgement {
  const hits: Hit[] = [];
  for (const rule of rules.rules) {
    const value = facts[rule.fact] ?? null;
    if (value !== null && isHit(rule, value))
      hits.push({ ...rule, value, isSnoozed: snoozed.has(rule.fact) });
  }
  const score = hits.reduce((sum, { points, isSnoozed }) => sum + (isSnoozed ? 0 : points), 0);
  return { score, outcome: outcomeOf(rules, score), hits };
}

function isHit({ fact, threshold }: RiskRule, value: number): boolean {
  return riskFacts[fact].hits === 'below' ? value < threshold : value >= threshold;
}

function outcomeOf(
  { review_from: reviewFrom, decline_from: declineFrom }: RiskRules,
  score: number,
): RiskOutcome {
  if (declineFrom !== null && score >= declineFrom) return 'decline';
  return score >= reviewFrom ? 'review' : 'approve';
}

import { formatMinor, type Currency } from '@halls/contract';
import { riskFacts, type RiskFact } from '@halls/contract/office';
import type { Decision } from './decision.repo.ts';
import { judge, type Hit } from './judge.rules.ts';
import type { LookedAt } from './look-at-member.ts';
import type { RuleSet } from './rule-set.repo.ts';
import type { Snooze } from './snooze.repo.ts';

interface Who {
  readonly operatorId: number;
  readonly account: string;
}

export function presentRules(rules: RuleSet) {
  return {
    version: rules.version,
    revision: rules.revision,
    state: rules.state,
    body: rules.body,
    written_by: rules.writtenBy && presentWho(rules.writtenBy),
    written_at: rules.writtenAt.toISOString(),
    published_by: rules.publishedBy && presentWho(rules.publishedBy),
    published_at: rules.publishedAt?.toISOString() ?? null,
    ended_at: rules.endedAt?.toISOString() ?? null,
  };
}

export function presentTry(
  { facts, turnover, snoozes, snoozed }: LookedAt,
  running: readonly RuleSet[],
  currency: Currency,
) {
  return {
    facts: (Object.keys(riskFacts) as RiskFact[]).map((fact) => ({ fact, value: facts[fact] ?? null })),
    results: running.map(({ version, state, body }) => {
      const { score, outcome, hits } = judge(body, facts, snoozed);
      return {
        ...{ version, state, score, outcome },
        hits: hits.map(presentHit),
      };
    }),
    turnover: {
      currency,
      held: formatMinor(turnover.heldMinor, currency),
      left: formatMinor(turnover.leftMinor, currency),
    },
    snoozes: snoozes.map(presentSnooze),
  };
}

export function presentDecision(decision: Decision) {
  const { orderId, role, version, score, outcome, hits, decidedAt } = decision;
  return {
    ...{ order_number: orderId, role, version, score, outcome },
    hits: hits.map(presentHit),
    at: decidedAt.toISOString(),
  };
}

function presentHit({ isSnoozed, ...hit }: Hit) {
  return { ...hit, is_snoozed: isSnoozed };
}

function presentSnooze({ fact, until, operator, at, reason }: Snooze) {
  return { fact, until: until.toISOString(), by: presentWho(operator), at: at.toISOString(), reason };
}

function presentWho({ operatorId, account }: Who) {
  return { operator_id: operatorId, account };
}

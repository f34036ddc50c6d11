import { randomUUID } from 'node:crypto';
import type { Currency } from '@halls/contract';
import type { RiskFact, RiskOutcome } from '@halls/contract/office';
import type { Clock } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import { findDecision, insertDecisions, type Decision } from './decision.repo.ts';
import { judge, type Judgement } from './judge.rules.ts';
import { lookAtMember } from './look-at-member.ts';
import { listRunning } from './rule-set.repo.ts';

export interface WithdrawalSubject {
  readonly orderId: string;
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  readonly payoutAccountId: string;
}

/** So long another device than a member's first is new. */
const newDeviceHours = 24;
const nothingAgainst: Judgement = { score: 0, outcome: 'approve', hits: [] };

/**
 * What the site's rules say of a withdrawal, once: asked again the decision that is kept is answered. What runs beside
 * them is noted with it. A site without rules says nothing against anything.
 */
export async function decideWithdrawal(
  { sql, clock }: { readonly sql: Sql; readonly clock: Clock },
  subject: WithdrawalSubject,
): Promise<Looked & { readonly outcome: RiskOutcome; readonly decisionId: string }> {
  const { orderId, siteId, memberId } = subject;
  const now = clock();
  const rules = new Map((await listRunning(sql, siteId)).map((each) => [each.state, each]));
  const { facts, snoozed } = await lookAtMember(sql, { ...subject, now });
  const decide = (role: Decision['role']): Decision => {
    const asked = rules.get(role);
    const judgement = asked ? judge(asked.body, facts, snoozed) : nothingAgainst;
    return {
      ...{ orderId, siteId, memberId, role, facts, ...judgement },
      ...{ decisionId: randomUUID(), version: asked?.version ?? null, decidedAt: now },
    };
  };
  const live = decide('live');
  const isFirst = await insertDecisions(sql, rules.has('shadow') ? [live, decide('shadow')] : [live]);
  const decided = isFirst ? live : await findDecision(sql, orderId);
  if (!decided) throw new Error(`order ${orderId} was decided, and is not`);
  return { ...decided, ...lookFurther(decided, snoozed) };
}

interface Looked {
  readonly isNewDevice: boolean;
  readonly isChargedBack: boolean;
}

/** Whatever a site's rules make of it; unless somebody has set it aside for the member. */
function lookFurther({ facts }: Decision, snoozed: ReadonlySet<RiskFact>): Looked {
  return {
    isNewDevice: (facts.device_added ?? newDeviceHours) < newDeviceHours && !snoozed.has('device_added'),
    isChargedBack: (facts.charged_back ?? 0) > 0 && !snoozed.has('charged_back'),
  };
}

import { randomUUID } from 'node:crypto';
import type { Currency } from '@halls/contract';
import type { RiskFact, RiskOutcome } from '@halls/contract/office';
import type { Clock } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import { findDecision, insertDecision, type Decision } from './decision.repo.ts';
import { judge, type Judgement } from './judge.rules.ts';
import { lookAtMember } from './look-at-member.ts';
import { listRunning } from './rule-set.repo.ts';
import { listSnoozes } from './snooze.repo.ts';

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
  const kept = await findDecision(sql, orderId);
  if (kept) return { ...kept, ...(await lookFurther(sql, kept, now)) };
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
  await sql.transaction().execute(async (transaction) => {
    await insertDecision(transaction, decide('live'));
    if (rules.has('shadow')) await insertDecision(transaction, decide('shadow'));
  });
  const decided = await findDecision(sql, orderId);
  if (!decided) throw new Error(`order ${orderId} was decided, and is not`);
  return { ...decided, ...(await lookFurther(sql, decided, now)) };
}

interface Looked {
  readonly isNewDevice: boolean;
  readonly isChargedBack: boolean;
}

/** Whatever a site's rules make of it; unless somebody has set it aside for the member. */
async function lookFurther(sql: Sql, { siteId, memberId, facts }: Decision, now: Date): Promise<Looked> {
  const snoozes = await listSnoozes(sql, { siteId, memberId, now });
  const counts = (fact: RiskFact) => !snoozes.some((snooze) => snooze.fact === fact);
  return {
    isNewDevice: (facts.device_added ?? newDeviceHours) < newDeviceHours && counts('device_added'),
    isChargedBack: (facts.charged_back ?? 0) > 0 && counts('charged_back'),
  };
}

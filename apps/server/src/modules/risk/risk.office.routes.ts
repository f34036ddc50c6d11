import { officeEndpoints } from '@halls/contract/office';
import { readOfficeMember } from '#modules/member';
import { audited } from '#platform/audit/audited.ts';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { compareBeside, listDecisions } from './decision.repo.ts';
import { lookAtMember } from './look-at-member.ts';
import { proposedRules } from './proposed-rules.ts';
import { presentDecision, presentRules, presentTry } from './risk.present.ts';
import { listEnded, listRunning } from './rule-set.repo.ts';
import { deleteSnooze, listSnoozes, putSnooze } from './snooze.repo.ts';
import { writeRules, type RulesDeps } from './write-rules.ts';

const endedShown = 20;
const decisionsShown = 20;
const dayMs = 24 * 60 * 60_000;

export function riskOfficeRoutes(deps: RulesDeps): OfficeImplementation[] {
  const { sql } = deps;
  return [
    implementQuery(officeEndpoints.riskRuleSets, async ({ site_id: siteId }) => {
      const rules = [...(await listRunning(sql, siteId)), ...(await listEnded(sql, siteId, endedShown))];
      return succeed({ list: rules.map(presentRules), proposal: proposedRules });
    }),

    ...writeRules(deps),

    implementQuery(officeEndpoints.riskTry, async ({ site_id: siteId, member_id: memberId }, { now }) => {
      const member = await readOfficeMember(sql, { siteId, memberId });
      if (!member) return fail(404);
      const { currency } = member;
      const looked = await lookAtMember(sql, { siteId, memberId, currency, payoutAccountId: null, now });
      return succeed(presentTry(looked, await listRunning(sql, siteId), currency));
    }),

    implementQuery(officeEndpoints.riskDecisions, async (input) => {
      const { site_id: siteId, member_id: memberId, order_number: orderId } = input;
      const decisions = await listDecisions(sql, { siteId, memberId, orderId, limit: decisionsShown });
      return succeed({ list: decisions.map(presentDecision) });
    }),

    implementQuery(officeEndpoints.riskCompare, async ({ site_id: siteId, version }) =>
      succeed({ list: await compareBeside(sql, { siteId, version }) }),
    ),

    implementChange(officeEndpoints.riskSnooze, (input, { actor, now }) =>
      sql.transaction().execute(async (transaction) => {
        const { site_id: siteId, member_id: memberId, fact, reason } = input;
        const member = await readOfficeMember(transaction, { siteId, memberId }, { lock: true });
        if (!member) return fail(404);
        const before = (await listSnoozes(transaction, { siteId, memberId, now })).find(
          (each) => each.fact === fact,
        );
        const until = new Date(now.getTime() + input.days * dayMs);
        await putSnooze(transaction, { siteId, memberId, fact, until, reason, operator: actor, at: now });
        const receipt = await audited(transaction, actor, 'risk.snoozed', {
          target: `member/${memberId}`,
          siteId,
          before: before ? { fact, until: before.until } : null,
          after: { fact, until },
          reason,
        });
        return { ok: true, data: null, receipt };
      }),
    ),

    implementChange(officeEndpoints.riskWake, (input, { actor, now }) =>
      sql.transaction().execute(async (transaction) => {
        const { site_id: siteId, member_id: memberId, fact, reason } = input;
        const member = await readOfficeMember(transaction, { siteId, memberId }, { lock: true });
        if (!member) return fail(404);
        const snooze = (await listSnoozes(transaction, { siteId, memberId, now })).find(
          (each) => each.fact === fact,
        );
        if (!snooze) return fail(101);
        await deleteSnooze(transaction, { memberId, fact });
        const receipt = await audited(transaction, actor, 'risk.snooze_ended', {
          target: `member/${memberId}`,
          siteId,
          before: { fact, until: snooze.until },
          after: null,
          reason,
        });
        return { ok: true, data: null, receipt };
      }),
    ),
  ];
}

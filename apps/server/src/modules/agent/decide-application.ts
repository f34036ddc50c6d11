import { officeEndpoints } from '@halls/contract/office';
import { sendLetter } from '#modules/letter';
import { makeAgent, readOfficeMember } from '#modules/member';
import { audited } from '#platform/audit/audited.ts';
import type { Sql } from '#platform/database.ts';
import { implementChange, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail } from '#platform/result.ts';
import { decideApplication as decide, lockApplication } from './application.repo.ts';
import { levelOf, lockTree, maxLevels } from './tree.repo.ts';

/** The decision, the new agent and the letter are one. */
export function decideApplication(sql: Sql): OfficeImplementation {
  return implementChange(officeEndpoints.agentDecide, (input, { actor, now }) =>
    sql.transaction().execute(async (transaction) => {
      const { site_id: siteId, application_id: applicationId, answer = '', reason } = input;
      const isApproved = input.verdict === 'approve';
      if (!isApproved && answer === '') return fail(102);
      await lockTree(transaction);
      const application = await lockApplication(transaction, siteId, applicationId);
      if (!application) return fail(404);
      if (application.state !== 'pending') return fail(101);
      const { member_id: memberId } = application;
      const member = await readOfficeMember(transaction, { siteId, memberId }, { lock: true });
      if (!member) return fail(404);
      if (isApproved) {
        const level = member.agentId === null ? 1 : ((await levelOf(transaction, member.agentId)) ?? 0) + 1;
        if (level > maxLevels) return fail(103);
        await makeAgent(transaction, { memberId, level });
      }
      const state = isApproved ? 'approved' : 'refused';
      await decide(transaction, applicationId, { state, by: actor, reason, answer, now });
      const words = { template: `agent_${state}`, params: { account: member.account, answer } } as const;
      await sendLetter(transaction, { to: { siteId, memberId }, words }, now);
      const receipt = await audited(transaction, actor, 'agent.application_decided', {
        target: `member/${memberId}`,
        siteId,
        before: { state: application.state },
        after: { state, ...(answer !== '' && { answer }) },
        reason,
      });
      return { ok: true, data: null, receipt };
    }),
  );
}

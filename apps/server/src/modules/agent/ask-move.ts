import { officeEndpoints } from '@halls/contract/office';
import type { Clock } from '@halls/service';
import { accountsOf } from '#modules/member';
import { dayOf, periodOf, type SiteFace } from '#modules/site';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail } from '#platform/result.ts';
import { mayMove } from './may-move.ts';
import { findDueMove, insertMove } from './move.repo.ts';
import { nextMonth } from './next-month.rules.ts';

interface Asked {
  readonly site_id: number;
  readonly member_id: number;
  readonly agent_id?: number | undefined;
}

/** A member goes to another agent when the site's next month begins: what was played before stays where it was. */
export function askMove(clock: Clock, site: Pick<SiteFace, 'findById'>): Approvable {
  async function look(transaction: SqlTransaction, input: Asked) {
    const { site_id: siteId, member_id: memberId, agent_id: agentId = null } = input;
    const possible = await mayMove(transaction, { siteId, memberId, agentId });
    if (!possible.ok) return possible;
    if (await findDueMove(transaction, memberId)) return fail(105);
    const { member, agent } = possible;
    const accounts = await accountsOf(transaction, member.agentId === null ? [] : [member.agentId]);
    const before = { agent: member.agentId === null ? null : (accounts.get(member.agentId) ?? null) };
    return { ok: true as const, member, before, after: { agent: agent?.account ?? null } };
  }

  return defineApprovable(officeEndpoints.agentMove, {
    async describe(transaction, input) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { member, before, after } = looked;
      return {
        siteId: member.siteId,
        target: `member/${member.memberId}`,
        targetName: member.account,
        before,
        after,
        baseRevision: String(member.agentId ?? 0),
      };
    },

    async apply(transaction, input, { actor, changeRequestId }) {
      const looked = await look(transaction, input);
      if (!looked.ok) return looked;
      const { member, before, after } = looked;
      const { siteId, memberId } = member;
      const timeZone = site.findById(siteId)?.timezone ?? 'UTC';
      const { from } = periodOf({ from: nextMonth(dayOf(clock(), timeZone)) }, timeZone);
      const dueAt = from ?? clock();
      await insertMove(transaction, {
        ...{ siteId, memberId, agentId: input.agent_id ?? null, dueAt, changeRequestId },
      });
      const receipt = await audited(transaction, actor, 'agent.move_set', {
        target: `member/${memberId}`,
        siteId,
        changeRequestId,
        before,
        after: { ...after, due_at: dueAt },
        reason: input.reason,
      });
      return { ok: true, receipt };
    },
  });
}

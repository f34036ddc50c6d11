import { officeEndpoints } from '@halls/contract/office';
import { readOfficeMember } from '#modules/member';
import { audited } from '#platform/audit/audited.ts';
import type { Sql } from '#platform/database.ts';
import { implementChange, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail } from '#platform/result.ts';
import { endSessionsOf } from './session.repo.ts';

export function sessionOfficeRoutes({ sql }: { readonly sql: Sql }): OfficeImplementation[] {
  return [
    implementChange(officeEndpoints.memberEndSessions, (input, call) =>
      sql.transaction().execute(async (transaction) => {
        const member = await readOfficeMember(
          transaction,
          { siteId: input.site_id, memberId: input.member_id },
          // against a login at the same moment
          { lock: true },
        );
        if (!member) return fail(404);
        const ended = await endSessionsOf(transaction, member.memberId, 'ended_by_operator', call.now);
        if (ended === 0) return fail(101);
        const receipt = await audited(transaction, call.actor, 'member.sessions_ended', {
          target: `member/${member.memberId}`,
          siteId: member.siteId,
          before: { sessions: ended },
          after: { sessions: 0 },
          reason: input.reason,
        });
        return { ok: true, data: { ended }, receipt };
      }),
    ),
  ];
}

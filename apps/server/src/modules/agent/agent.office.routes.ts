import { toBit, type Currency } from '@halls/contract';
import { officeEndpoints, type AgentApplicationLine } from '@halls/contract/office';
import { accountsOf, findMember, readOfficeMember, setAgentActive } from '#modules/member';
import { audited } from '#platform/audit/audited.ts';
import type { Sql } from '#platform/database.ts';
import { implementChange, implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { readNumberCursor } from '#platform/number-cursor.ts';
import { setTakesApplications, takesApplications } from './agent.repo.ts';
import { findAgreement } from './agreement.repo.ts';
import { listApplications, type ApplicationRow } from './application.repo.ts';
import { decideApplication } from './decide-application.ts';
import { findDueMove } from './move.repo.ts';
import { listAgents, listPlacements } from './tree.repo.ts';

const pageSize = 50;
const placementsShown = 50;

export function agentOfficeRoutes(sql: Sql, isSite: (siteId: number) => boolean): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.agentList, async (input) => {
      const { site_id: siteId, under = null, query = '', cursor, limit = pageSize } = input;
      const account = query === '' ? null : query.toLowerCase();
      const before = readNumberCursor(cursor);
      const found = await listAgents(sql, { siteId, under, account, before, limit: limit + 1 });
      const shown = found.slice(0, limit);
      const refOf = await refsOf(
        sql,
        shown.map((row) => row.agent_id),
      );
      return succeed({
        list: shown.map((row) => ({
          member_id: row.member_id,
          member_account: row.member_account,
          currency: row.currency as Currency,
          level: row.level,
          is_active: toBit(row.is_active),
          under: refOf(row.agent_id),
          members: row.members,
          agents: row.agents,
        })),
        next_cursor: found.length > limit ? String(shown.at(-1)?.member_id) : null,
      });
    }),

    implementQuery(officeEndpoints.agentApplications, async (input) => {
      const { site_id: siteId, state = 'pending', cursor, limit = pageSize } = input;
      const asked = { siteId, onlyPending: state === 'pending', beyond: readNumberCursor(cursor) };
      const found = await listApplications(sql, { ...asked, limit: limit + 1 });
      const shown = found.slice(0, limit);
      const refOf = await refsOf(
        sql,
        shown.flatMap((row) => [row.member_id, row.agent_id]),
      );
      return succeed({
        list: shown.map((row) => presentApplication(row, refOf)),
        next_cursor: found.length > limit ? String(shown.at(-1)?.application_id) : null,
      });
    }),

    decideApplication(sql),

    implementQuery(officeEndpoints.agentPolicy, async ({ site_id: siteId }) =>
      succeed({
        takes_applications: toBit(await takesApplications(sql, siteId)),
        agreement_version: (await findAgreement(sql, siteId))?.version ?? null,
      }),
    ),

    placementsRoute(sql),
    ...changeRoutes(sql, isSite),
  ];
}

function changeRoutes(sql: Sql, isSite: (siteId: number) => boolean): OfficeImplementation[] {
  return [
    implementChange(officeEndpoints.agentSetPolicy, (input, { actor }) =>
      sql.transaction().execute(async (transaction) => {
        const { site_id: siteId, takes_applications: takes, reason } = input;
        if (!isSite(siteId)) return fail(404);
        if (!(await setTakesApplications(transaction, siteId, takes))) return fail(101);
        const receipt = await audited(transaction, actor, 'agent.policy_set', {
          target: `site/${siteId}`,
          siteId,
          before: { takes_applications: !takes },
          after: { takes_applications: takes },
          reason,
        });
        return { ok: true, data: null, receipt };
      }),
    ),

    implementChange(officeEndpoints.agentSetActive, (input, { actor }) =>
      sql.transaction().execute(async (transaction) => {
        const { site_id: siteId, member_id: memberId, is_active: isActive, reason } = input;
        const member = await readOfficeMember(transaction, { siteId, memberId }, { lock: true });
        if (!member) return fail(404);
        if (!member.isAgent) return fail(102);
        if (member.isAgentActive === isActive) return fail(101);
        await setAgentActive(transaction, memberId, isActive);
        const receipt = await audited(transaction, actor, 'agent.active_set', {
          target: `member/${memberId}`,
          siteId,
          before: { is_active: !isActive },
          after: { is_active: isActive },
          reason,
        });
        return { ok: true, data: null, receipt };
      }),
    ),
  ];
}

function placementsRoute(sql: Sql): OfficeImplementation {
  return implementQuery(officeEndpoints.agentPlacements, async (input) => {
    const { site_id: siteId, member_id: memberId } = input;
    const member = await findMember(sql, siteId, { id: memberId });
    if (!member) return fail(404);
    const list = await listPlacements(sql, memberId, placementsShown);
    const next = await findDueMove(sql, memberId);
    const refOf = await refsOf(sql, [...list.map((row) => row.agent_id), next?.agent_id ?? null]);
    return succeed({
      member: {
        member_id: memberId,
        member_account: member.account,
        is_agent: toBit(member.isAgent),
        is_active: toBit(member.isAgentActive),
      },
      list: list.map((row) => ({
        agent: refOf(row.agent_id) ?? { member_id: row.agent_id, member_account: '' },
        from: row.since.toISOString(),
        until: row.until?.toISOString() ?? null,
        reason: row.reason,
        change_request_id: row.change_request_id,
      })),
      next: next
        ? {
            agent: refOf(next.agent_id),
            due_at: next.due_at.toISOString(),
            change_request_id: next.change_request_id,
          }
        : null,
    });
  });
}

type RefOf = (memberId: number | null) => { member_id: number; member_account: string } | null;

async function refsOf(sql: Sql, memberIds: readonly (number | null)[]): Promise<RefOf> {
  const known = [...new Set(memberIds)].filter((memberId) => memberId !== null);
  const accounts = await accountsOf(sql, known);
  return (memberId) =>
    memberId === null ? null : { member_id: memberId, member_account: accounts.get(memberId) ?? '' };
}

function presentApplication(row: ApplicationRow, refOf: RefOf): AgentApplicationLine {
  return {
    application_id: row.application_id,
    member: refOf(row.member_id) ?? { member_id: row.member_id, member_account: '' },
    under: refOf(row.agent_id),
    plan: row.plan,
    state: row.state,
    applied_at: row.applied_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by:
      row.decided_by === null ? null : { operator_id: row.decided_by, account: row.decided_by_account ?? '' },
    answer: row.answer,
  };
}

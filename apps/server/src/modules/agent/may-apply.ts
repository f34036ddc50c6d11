import { findMember } from '#modules/member';
import type { Member } from '#platform/actor.ts';
import type { Sql } from '#platform/database.ts';
import { fail, succeed, type Outcome } from '#platform/result.ts';
import { takesApplications } from './agent.repo.ts';
import { hasPendingApplication } from './application.repo.ts';

/** Whether a member may apply for agent, under the agent that they name or under none. An agent has no need to. */
export async function mayApply(
  sql: Sql,
  { memberId, siteId, agent }: Member,
  agentId: number | undefined,
): Promise<Outcome<boolean, 101 | 102>> {
  if (!(await takesApplications(sql, siteId))) return fail(101);
  if (await hasPendingApplication(sql, memberId)) return fail(102);
  if (agent !== null || agentId === memberId) return succeed(false);
  if (agentId === undefined) return succeed(true);
  const above = await findMember(sql, siteId, { id: agentId });
  return succeed(above !== null && !above.isDisabled && above.isAgent && above.isAgentActive);
}

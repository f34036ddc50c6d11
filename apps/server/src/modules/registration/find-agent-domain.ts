import { findMember } from '#modules/member';
import type { SqlOrTransaction } from '#platform/database.ts';
import { findDomain, type AgentDomain } from './registration.repo.ts';

/** The agent who advertises a host, as long as the agent is active; or null. */
export async function findAgentDomain(
  sql: SqlOrTransaction,
  siteId: number,
  host: string,
): Promise<AgentDomain | null> {
  const domain = await findDomain(sql, siteId, host);
  if (!domain) return null;
  const agent = await findMember(sql, siteId, { id: domain.agentId });
  return agent?.isAgentActive && !agent.isDisabled ? domain : null;
}

import { sql as raw } from 'kysely';
import type { SqlTransaction } from '#platform/database.ts';

/** A member who has agent levels. */
const agentMemberType = 2;
const revised = { office_revision: raw<number>`office_revision + 1` };

/** Makes a member an active agent. Triggers put them into the tree, under the agent whom they have. */
export async function makeAgent(
  transaction: SqlTransaction,
  { memberId, level }: { readonly memberId: number; readonly level: number },
): Promise<void> {
  await transaction
    .updateTable('app.member')
    .set({ is_agent: true, agent_active: true, agent_type: 1, agent_level: level })
    .set({ member_type: agentMemberType, ...revised })
    .where('member_id', '=', memberId)
    .execute();
}

export async function setAgentActive(
  transaction: SqlTransaction,
  memberId: number,
  isActive: boolean,
): Promise<void> {
  await transaction
    .updateTable('app.member')
    .set({ agent_active: isActive, ...revised })
    .where('member_id', '=', memberId)
    .execute();
}

/** Puts a member under another agent, or under none; the tree says since when. */
export async function setAgentOf(
  transaction: SqlTransaction,
  memberId: number,
  agentId: number | null,
): Promise<void> {
  await transaction
    .updateTable('app.member')
    .set({ agent_id: agentId, ...revised })
    .where('member_id', '=', memberId)
    .execute();
}

/** How many are above each of some agents, and one. */
export async function setAgentLevels(
  transaction: SqlTransaction,
  levels: ReadonlyMap<number, number>,
): Promise<void> {
  for (const [memberId, level] of levels)
    await transaction
      .updateTable('app.member')
      .set({ agent_level: level })
      .where('member_id', '=', memberId)
      .where('agent_level', '<>', level)
      .execute();
}

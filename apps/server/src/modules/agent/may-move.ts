import { findMember, readOfficeMember, type OfficeMember } from '#modules/member';
import type { SqlTransaction } from '#platform/database.ts';
import { fail, type Failure } from '#platform/result.ts';
import { heightOf, isWithin, levelOf, lockTree, maxLevels } from './tree.repo.ts';

export interface WantedMove {
  readonly siteId: number;
  readonly memberId: number;
  /** Null: to be under nobody. */
  readonly agentId: number | null;
}

export interface PossibleMove {
  readonly ok: true;
  readonly member: OfficeMember;
  readonly agent: { readonly memberId: number; readonly account: string } | null;
}

/** Whether a member can go there as the tree stands, which stays so until the transaction ends. */
export async function mayMove(
  transaction: SqlTransaction,
  { siteId, memberId, agentId }: WantedMove,
): Promise<PossibleMove | Failure<101 | 102 | 103 | 104 | 106>> {
  await lockTree(transaction);
  const member = await readOfficeMember(transaction, { siteId, memberId }, { lock: true });
  if (!member) return fail(404);
  if (member.agentId === agentId) return fail(101);
  if (agentId === null) return { ok: true, member, agent: null };
  if (member.recommenderId !== null) return fail(106);
  const agent = await findMember(transaction, siteId, { id: agentId });
  if (!agent?.isAgentActive || !agent.isAgent || agent.isDisabled) return fail(102);
  if (memberId === agentId || (await isWithin(transaction, memberId, agentId))) return fail(103);
  const level = (await levelOf(transaction, agentId)) ?? 1;
  if (level + (await heightOf(transaction, memberId)) > maxLevels) return fail(104);
  return { ok: true, member, agent };
}

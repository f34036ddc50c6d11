import { setAgentLevels, setAgentOf } from '#modules/member';
import type { Clock } from '@halls/service';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import { mayMove } from './may-move.ts';
import { endMove, lockNextMove } from './move.repo.ts';
import { levelsWithin, place } from './tree.repo.ts';

export interface MoveDeps {
  readonly sql: Sql;
  readonly clock: Clock;
}

/** Makes the moves that are due, each whole. One that is no longer possible ends as failed. */
export async function makeMoves({ sql, clock }: MoveDeps): Promise<void> {
  const now = clock();
  while (await sql.transaction().execute((transaction) => makeNext(transaction, now)));
}

async function makeNext(transaction: SqlTransaction, now: Date): Promise<boolean> {
  const move = await lockNextMove(transaction, now);
  if (!move) return false;
  const { move_id: moveId, member_id: memberId, agent_id: agentId, due_at: at } = move;
  const possible = await mayMove(transaction, { siteId: move.site_id, memberId, agentId });
  if (possible.ok) {
    await place(transaction, { memberId, agentId, at, changeRequestId: move.change_request_id });
    await setAgentOf(transaction, memberId, agentId);
    await setAgentLevels(transaction, await levelsWithin(transaction, memberId));
  }
  await endMove(transaction, moveId, { state: possible.ok ? 'made' : 'failed', now });
  return true;
}

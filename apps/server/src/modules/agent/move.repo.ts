import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

/** Where a member goes next, if anywhere. */
export function findDueMove(sql: SqlOrTransaction, memberId: number) {
  return sql
    .selectFrom('agency.move')
    .select(['agent_id', 'due_at', 'change_request_id'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'due')
    .executeTakeFirst();
}

export async function insertMove(
  transaction: SqlTransaction,
  move: {
    readonly siteId: number;
    readonly memberId: number;
    readonly agentId: number | null;
    readonly dueAt: Date;
    readonly changeRequestId: number;
  },
): Promise<void> {
  await transaction
    .insertInto('agency.move')
    .values({
      site_id: move.siteId,
      member_id: move.memberId,
      agent_id: move.agentId,
      due_at: move.dueAt,
      change_request_id: move.changeRequestId,
    })
    .execute();
}

/** The first of those that are due; whoever else makes moves takes another. */
export function lockNextMove(transaction: SqlTransaction, now: Date) {
  return transaction
    .selectFrom('agency.move')
    .select(['move_id', 'site_id', 'member_id', 'agent_id', 'due_at', 'change_request_id'])
    .where('state', '=', 'due')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('move_id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function endMove(
  transaction: SqlTransaction,
  moveId: number,
  { state, now }: { readonly state: 'made' | 'failed'; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable('agency.move')
    .set({ state, ended_at: now })
    .where('move_id', '=', moveId)
    .execute();
}

import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

export async function hasPendingApplication(sql: SqlOrTransaction, memberId: number): Promise<boolean> {
  const row = await sql
    .selectFrom('agency.application')
    .select('application_id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return row !== undefined;
}

export function findLastApplication(sql: SqlOrTransaction, memberId: number) {
  return sql
    .selectFrom('agency.application')
    .select(['state', 'applied_at', 'decided_at', 'answer'])
    .where('member_id', '=', memberId)
    .orderBy('application_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertApplication(
  transaction: SqlTransaction,
  application: {
    readonly siteId: number;
    readonly memberId: number;
    readonly agentId: number | null;
    readonly plan: string;
    readonly now: Date;
  },
): Promise<void> {
  await transaction
    .insertInto('agency.application')
    .values({
      site_id: application.siteId,
      member_id: application.memberId,
      agent_id: application.agentId,
      plan: application.plan,
      applied_at: application.now,
    })
    .execute();
}

/** Whoever else decides on it waits. */
export function lockApplication(transaction: SqlTransaction, siteId: number, applicationId: number) {
  return transaction
    .selectFrom('agency.application')
    .select(['application_id', 'member_id', 'state'])
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .forUpdate()
    .executeTakeFirst();
}

export async function decideApplication(
  transaction: SqlTransaction,
  applicationId: number,
  decision: {
    readonly state: 'approved' | 'refused';
    readonly by: { readonly operatorId: number; readonly account: string };
    readonly reason: string;
    readonly answer: string;
    readonly now: Date;
  },
): Promise<void> {
  await transaction
    .updateTable('agency.application')
    .set({
      state: decision.state,
      decided_at: decision.now,
      decided_by: decision.by.operatorId,
      decided_by_account: decision.by.account,
      reason: decision.reason,
      answer: decision.answer,
    })
    .where('application_id', '=', applicationId)
    .execute();
}

/** Those that wait from the first on, all of them from the last on. */
export function listApplications(
  sql: SqlOrTransaction,
  asked: {
    readonly siteId: number;
    readonly onlyPending: boolean;
    readonly beyond: number | null;
    readonly limit: number;
  },
) {
  const { siteId, onlyPending, beyond, limit } = asked;
  return sql
    .selectFrom('agency.application')
    .select(['application_id', 'member_id', 'agent_id', 'plan', 'state', 'applied_at'])
    .select(['decided_at', 'decided_by', 'decided_by_account', 'answer'])
    .where('site_id', '=', siteId)
    .$if(onlyPending, (query) => query.where('state', '=', 'pending'))
    .$if(beyond !== null, (query) => query.where('application_id', onlyPending ? '>' : '<', beyond))
    .orderBy('application_id', onlyPending ? 'asc' : 'desc')
    .limit(limit)
    .execute();
}
export type ApplicationRow = Awaited<ReturnType<typeof listApplications>>[number];

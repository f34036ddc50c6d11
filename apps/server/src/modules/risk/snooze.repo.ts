import type { RiskFact } from '@halls/contract/office';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

export interface Snooze {
  readonly siteId: number;
  readonly memberId: number;
  readonly fact: RiskFact;
  readonly until: Date;
  readonly reason: string;
  readonly operator: { readonly operatorId: number; readonly account: string };
  readonly at: Date;
}

/** More than there are facts. */
const mostListed = 100;

/** What is set aside for a member at this moment. */
export async function listSnoozes(
  sql: SqlOrTransaction,
  { siteId, memberId, now }: { readonly siteId: number; readonly memberId: number; readonly now: Date },
): Promise<Snooze[]> {
  const rows = await sql
    .selectFrom('risk.snooze')
    .select(['fact', 'until', 'reason', 'operator_id', 'operator_account', 'at'])
    .where('member_id', '=', memberId)
    .where('site_id', '=', siteId)
    .where('until', '>', now)
    .orderBy('fact')
    .limit(mostListed)
    .execute();
  return rows.map((row) => ({
    ...{ siteId, memberId, fact: row.fact, until: row.until, reason: row.reason, at: row.at },
    operator: { operatorId: row.operator_id, account: row.operator_account },
  }));
}

/** Replaces one of the same. */
export async function putSnooze(transaction: SqlTransaction, snooze: Snooze): Promise<void> {
  const content = {
    until: snooze.until,
    reason: snooze.reason,
    operator_id: snooze.operator.operatorId,
    operator_account: snooze.operator.account,
    at: snooze.at,
  };
  await transaction
    .insertInto('risk.snooze')
    .values({ member_id: snooze.memberId, fact: snooze.fact, site_id: snooze.siteId, ...content })
    .onConflict((conflict) => conflict.columns(['member_id', 'fact']).doUpdateSet(content))
    .execute();
}

export async function deleteSnooze(
  transaction: SqlTransaction,
  { memberId, fact }: { readonly memberId: number; readonly fact: RiskFact },
): Promise<void> {
  await transaction
    .deleteFrom('risk.snooze')
    .where('member_id', '=', memberId)
    .where('fact', '=', fact)
    .execute();
}

export async function dropEndedSnoozes(sql: Sql, now: Date): Promise<void> {
  await sql.deleteFrom('risk.snooze').where('until', '<', now).execute();
}

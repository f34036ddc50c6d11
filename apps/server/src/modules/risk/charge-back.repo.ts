import { sql as raw } from 'kysely';
import type { Sql } from '#platform/database.ts';

/** How often a member's bank has taken a deposit back that was not won back. */
export async function countChargeBacks(sql: Sql, memberId: number): Promise<number> {
  const row = await sql
    .selectFrom('cashier.reversal')
    .select(raw<number>`count(*)::int`.as('times'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'taken')
    .where('cause', '=', 'chargeback')
    .executeTakeFirstOrThrow();
  return row.times;
}

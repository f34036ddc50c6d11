import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';

/** How often a member has paid in. */
export async function depositTimesOf(sql: SqlOrTransaction, memberId: number): Promise<number> {
  const { rows } = await raw<{ deposit_times: number }>`
    select deposit_times from cashier.depositor where member_id = ${memberId} limit 1`.execute(sql);
  return rows[0]?.deposit_times ?? 0;
}

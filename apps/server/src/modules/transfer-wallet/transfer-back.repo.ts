import { sql as raw } from 'kysely';
import type { Sql } from '#platform/database.ts';

/** A transfer-back that takes longer was cut off: it no longer keeps a game from starting. */
const longestRunMs = 30_000;

/** False when the member asked within `cooldownMs`. Of many at the same time one gets true. */
export async function claimTransferBack(
  sql: Sql,
  memberId: number,
  now: Date,
  cooldownMs: number,
): Promise<boolean> {
  const runningUntil = new Date(now.getTime() + longestRunMs);
  const result = await sql
    .insertInto('app.transfer_back')
    .values({ member_id: memberId, asked_at: now, running_until: runningUntil })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ asked_at: now, running_until: runningUntil })
        .where('app.transfer_back.asked_at', '<=', new Date(now.getTime() - cooldownMs)),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function endTransferBack(sql: Sql, memberId: number): Promise<void> {
  await sql
    .updateTable('app.transfer_back')
    .set({ running_until: null })
    .where('member_id', '=', memberId)
    .execute();
}

export async function isTransferBackRunning(sql: Sql, memberId: number, now: Date): Promise<boolean> {
  const row = await sql
    .selectFrom('app.transfer_back')
    .select(raw<number>`1`.as('one'))
    .where('member_id', '=', memberId)
    .where('running_until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

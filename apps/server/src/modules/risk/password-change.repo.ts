import { sql as raw } from 'kysely';
import type { Sql } from '#platform/database.ts';

/** Null: not since it is noted. */
export async function readPasswordChange(sql: Sql, memberId: number): Promise<Date | null> {
  const { rows } = await raw<{ at: Date }>`
    select at from risk.password_change where member_id = ${memberId}`.execute(sql);
  return rows[0]?.at ?? null;
}

import { sql as raw } from 'kysely';
import { sealedColumn } from '#platform/sealed-column.repo.ts';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

export const personalContent = sealedColumn({
  table: 'app.member_personal',
  column: 'content',
  key: { memberId: 'member_id' },
});

/** As it rests; null for a member who has told nothing. */
export async function readContent(sql: SqlOrTransaction, memberId: number): Promise<string | null> {
  const row = await sql
    .selectFrom('app.member_personal')
    .select('content')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.content ?? null;
}

export async function writeContent(
  transaction: SqlTransaction,
  memberId: number,
  content: string,
  changed: { readonly phone: boolean; readonly name: boolean },
): Promise<void> {
  const now = raw<Date>`clock_timestamp()`;
  const moments = {
    ...(changed.phone && { phone_changed_at: now }),
    ...(changed.name && { name_changed_at: now }),
  };
  await transaction
    .insertInto('app.member_personal')
    .values({ member_id: memberId, content, ...moments })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ content, ...moments }))
    .execute();
}

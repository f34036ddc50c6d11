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
  changed: { readonly phone: boolean; readonly name: boolean; readonly birthdayHash: string },
): Promise<void> {
  const now = raw<Date>`clock_timestamp()`;
  const moments = {
    birthday_hash: changed.birthdayHash,
    ...(changed.phone && { phone_changed_at: now }),
    ...(changed.name && { name_changed_at: now }),
  };
  await transaction
    .insertInto('app.member_personal')
    .values({ member_id: memberId, content, ...moments })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ content, ...moments }))
    .execute();
}

/** What was written before birthdays were hashed, as it rests. */
export async function listUnhashed(
  sql: SqlOrTransaction,
  most: number,
): Promise<{ readonly memberId: number; readonly content: string }[]> {
  const rows = await sql
    .selectFrom('app.member_personal')
    .select(['member_id', 'content'])
    .where('birthday_hash', 'is', null)
    .orderBy('member_id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ memberId: row.member_id, content: row.content }));
}

/** What was written anew meanwhile has its own. */
export async function writeHashes(
  sql: SqlOrTransaction,
  hashed: readonly { readonly memberId: number; readonly hash: string }[],
): Promise<void> {
  await raw`
    update app.member_personal p set birthday_hash = h.hash
    from unnest(${hashed.map(({ memberId }) => memberId)}::bigint[], ${hashed.map(({ hash }) => hash)}::text[])
      h (member_id, hash)
    where p.member_id = h.member_id and p.birthday_hash is null`.execute(sql);
}

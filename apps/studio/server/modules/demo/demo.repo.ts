import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';

/** Takes away at most `limit` rounds of demos that began before a moment; answers how much went, 0 when all is gone. */
export async function deleteDemos(
  sql: SqlOrTransaction,
  { startedBefore, limit }: { readonly startedBefore: Date; readonly limit: number },
): Promise<number> {
  const { rows } = await raw<{ gone: number }>`
    select studio.sweep_demos(${startedBefore}, ${limit}::integer) as gone`.execute(sql);
  return rows[0]?.gone ?? 0;
}

import type { SqlOrTransaction } from '#platform/database.ts';

/** Names of the providers that a site lists, by code. */
export async function listProviderNames(
  sql: SqlOrTransaction,
  siteId: number,
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql
    .selectFrom('app.provider')
    .select(['gp_id', 'name'])
    .where('site_id', '=', siteId)
    .where('is_active', '=', true)
    .orderBy('sort')
    .execute();
  return new Map(rows.map((row) => [row.gp_id, row.name]));
}

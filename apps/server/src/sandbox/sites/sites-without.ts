import { sql as raw } from 'kysely';
import type { SqlTransaction } from '#platform/database.ts';

/** The sites of which a table has no row yet. */
export function sitesWithout(
  transaction: SqlTransaction,
  table: 'app.discount_category' | 'app.page_block' | 'agency.agreement',
) {
  return transaction
    .selectFrom('app.site')
    .select(['site_id', 'name', 'name_zh', 'template'])
    .where(
      raw<boolean>`not exists (select from ${raw.table(table)} made where made.site_id = app.site.site_id)`,
    )
    .orderBy('site_id')
    .execute();
}

export type SiteWithout = Awaited<ReturnType<typeof sitesWithout>>[number];

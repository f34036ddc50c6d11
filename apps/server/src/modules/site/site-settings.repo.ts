import { sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { SetSite } from './site-settings.rules.ts';

const columns = [
  ...(['name', 'name_zh as nameZh', 'hosts', 'settings', 'languages', 'currencies'] as const),
  ...(['default_language as defaultLanguage', 'default_currency as defaultCurrency'] as const),
] as const;

export function readSetSite(sql: SqlOrTransaction, siteId: number) {
  return sql.selectFrom('app.site').select(columns).where('site_id', '=', siteId).executeTakeFirst();
}

/** `readSetSite`, held until the transaction ends. */
export function lockSetSite(transaction: SqlTransaction, siteId: number) {
  return transaction
    .selectFrom('app.site')
    .select(columns)
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirst();
}

/** The triggers of the table tell every process. */
export async function updateSetSite(
  transaction: SqlTransaction,
  siteId: number,
  site: SetSite,
): Promise<void> {
  await transaction
    .updateTable('app.site')
    .set({
      name: site.name,
      name_zh: site.nameZh,
      hosts: [...site.hosts],
      default_language: site.defaultLanguage,
      languages: [...site.languages],
      default_currency: site.defaultCurrency,
      currencies: [...site.currencies],
      settings: raw`${JSON.stringify(site.settings)}::jsonb`,
    })
    .where('site_id', '=', siteId)
    .execute();
}

import { sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { SetSite } from './site-settings.rules.ts';

const columns = ['name', 'name_zh as nameZh', 'hosts', 'settings', 'currencies'] as const;

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
  { name, nameZh, hosts, settings }: Omit<SetSite, 'currencies'>,
): Promise<void> {
  await transaction
    .updateTable('app.site')
    .set({
      name,
      name_zh: nameZh,
      hosts: [...hosts],
      settings: raw`${JSON.stringify(settings)}::jsonb`,
    })
    .where('site_id', '=', siteId)
    .execute();
}

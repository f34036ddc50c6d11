import { sql as raw } from 'kysely';
import { ContentHindrance, defineContentStore } from '#platform/content-store.ts';
import type { SqlOrTransaction } from '#platform/database.ts';
import { contentTable } from '#platform/content-table.repo.ts';

/** A site has one. */
const serviceKey = 'service';

const serviceLinkStore = defineContentStore({
  kind: 'service-link',
  titleOf: ({ url }) => ({ en_US: url }),
  async list(sql, siteId) {
    const url = await readServiceLink(sql, siteId);
    return url ? [{ key: serviceKey, body: { url } }] : [];
  },
  async put(transaction, siteId, key, { url }) {
    if (key === null && (await readServiceLink(transaction, siteId))) throw new ContentHindrance('taken');
    await raw`update app.site set settings = jsonb_set(settings, '{customer_service_url}', to_jsonb(${url}::text))
               where site_id = ${siteId}`.execute(transaction);
    return serviceKey;
  },
  async remove(transaction, siteId) {
    await raw`update app.site set settings = settings - 'customer_service_url' where site_id = ${siteId}`.execute(
      transaction,
    );
  },
});

async function readServiceLink(sql: SqlOrTransaction, siteId: number): Promise<string | undefined> {
  const site = await sql
    .selectFrom('app.site')
    .select('settings')
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return site?.settings.customer_service_url;
}

export const siteStores = [
  serviceLinkStore,
  contentTable({ kind: 'site-link', table: 'app.site_link', key: 'site_link_id', title: 'name' }),
  contentTable({ kind: 'site-tab', table: 'app.site_tab', key: 'name', title: 'name' }),
  contentTable({ kind: 'site-redirect', table: 'app.site_redirect', key: 'path', title: 'path' }),
];

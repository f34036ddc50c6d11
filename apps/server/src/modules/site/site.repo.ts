import type { SqlOrTransaction } from '#platform/database.ts';

/** Bounds of what a house has. */
const maxSites = 1_000;
const maxLinks = 100;
const maxTabs = 20;

/** The order is that of the ids. */
export function listSites(sql: SqlOrTransaction) {
  return sql
    .selectFrom('app.site')
    .select(['site_id', 'template', 'name', 'name_zh', 'hosts', 'is_default', 'timezone', 'settings'])
    .select(['default_language', 'languages', 'default_currency', 'currencies'])
    .select(['is_closed', 'closed_message_key'])
    .orderBy('site_id')
    .limit(maxSites)
    .execute();
}

/** What stands in a site's footer. */
export function listLinks(sql: SqlOrTransaction, siteId: number) {
  return sql
    .selectFrom('app.site_link')
    .select(['site_link_id', 'name', 'icon', 'sort', 'url'])
    .where('site_id', '=', siteId)
    .orderBy('sort')
    .limit(maxLinks)
    .execute();
}

/** What stands in a site's bar at the foot of a phone. */
export function listTabs(sql: SqlOrTransaction, siteId: number) {
  return sql
    .selectFrom('app.site_tab')
    .select(['name', 'sort'])
    .where('site_id', '=', siteId)
    .orderBy('sort')
    .limit(maxTabs)
    .execute();
}

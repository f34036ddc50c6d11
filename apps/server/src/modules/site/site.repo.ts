import { sql as raw } from 'kysely';
import type { Currency, Language } from '@halls/contract';
import type { MobileFooterTab } from '@halls/contract/site';
import type { TemplateName } from '@halls/contract/template';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { SiteMaintenance } from './site-maintenance.rules.ts';

/** Bounds of what a house has. */
const maxSites = 1_000;
const maxLinks = 100;
const maxTabs = 20;
const maxRedirects = 10_000;

/** The order is that of the ids. */
export function listSites(sql: SqlOrTransaction) {
  return sql
    .selectFrom('app.site')
    .select(['site_id', 'template', 'mark', 'name', 'name_zh', 'hosts', 'is_default', 'timezone', 'settings'])
    .select(['default_language', 'languages', 'default_currency', 'currencies'])
    .select(['is_closed', 'closed_message_key', 'maintenance_start_at', 'maintenance_end_at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('app.pixel')
          .select('app.pixel.site_id')
          .whereRef('app.pixel.site_id', '=', 'app.site.site_id'),
      ).as('has_pixel'),
    )
    .orderBy('site_id')
    .limit(maxSites)
    .execute();
}

/** Of all sites. */
export function listRedirects(sql: SqlOrTransaction) {
  return sql
    .selectFrom('app.site_redirect')
    .select(['site_id', 'path', 'target', 'status'])
    .orderBy('site_id')
    .orderBy('path')
    .limit(maxRedirects)
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

export interface NewSite {
  readonly template: TemplateName;
  readonly name: string;
  readonly nameZh: string;
  readonly hosts: readonly string[];
  /** The first is the site's default. */
  readonly languages: readonly [Language, ...Language[]];
  readonly currencies: readonly [Currency, ...Currency[]];
  readonly timezone: string;
}

/** Ids and hosts of all sites; nobody else makes one until the transaction ends. */
export async function lockSites(transaction: SqlTransaction) {
  await raw`lock table app.site in share row exclusive mode`.execute(transaction);
  return transaction
    .selectFrom('app.site')
    .select(['site_id', 'hosts'])
    .orderBy('site_id')
    .limit(maxSites)
    .execute();
}

export async function insertSite(
  transaction: SqlTransaction,
  site: NewSite & { readonly siteId: number; readonly isDefault: boolean },
): Promise<void> {
  await transaction
    .insertInto('app.site')
    .values({
      site_id: site.siteId,
      template: site.template,
      name: site.name,
      name_zh: site.nameZh,
      hosts: [...site.hosts],
      is_default: site.isDefault,
      is_closed: false,
      closed_message_key: null,
      default_language: site.languages[0],
      languages: [...site.languages],
      default_currency: site.currencies[0],
      currencies: [...site.currencies],
      timezone: site.timezone,
      settings: {},
      mark: null,
      maintenance_start_at: null,
      maintenance_end_at: null,
    })
    .execute();
}

/** What was planned before; nobody else plans until the transaction ends. */
export function lockMaintenance(transaction: SqlTransaction, siteId: number) {
  return transaction
    .selectFrom('app.site')
    .select(['maintenance_start_at', 'maintenance_end_at'])
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirst();
}

/** What is planned for a site; undefined where there is none. */
export function readMaintenance(sql: SqlOrTransaction, siteId: number) {
  return sql
    .selectFrom('app.site')
    .select(['maintenance_start_at', 'maintenance_end_at'])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
}

export async function updateMaintenance(
  transaction: SqlTransaction,
  siteId: number,
  maintenance: SiteMaintenance | null,
): Promise<void> {
  await transaction
    .updateTable('app.site')
    .set({
      maintenance_start_at: maintenance?.startAt ?? null,
      maintenance_end_at: maintenance?.endAt ?? null,
    })
    .where('site_id', '=', siteId)
    .execute();
}

export async function insertTabs(
  transaction: SqlTransaction,
  siteId: number,
  names: readonly MobileFooterTab[],
): Promise<void> {
  await transaction
    .insertInto('app.site_tab')
    .values(names.map((name, sort) => ({ site_id: siteId, name, sort })))
    .execute();
}

import { officeEndpoints } from '@halls/contract/office';
import type { Sql } from '#platform/database.ts';
import { implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { readSettings } from './site-settings.rules.ts';
import { readSetSite } from './site-settings.repo.ts';

/** What is set of a site, for operators. */
export function siteSettingsRoutes({ sql }: { readonly sql: Sql }): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.siteSettings, async ({ site_id: siteId }) => {
      const site = await readSetSite(sql, siteId);
      if (!site) return fail(404);
      return succeed({ settings: readSettings(site) });
    }),
  ];
}

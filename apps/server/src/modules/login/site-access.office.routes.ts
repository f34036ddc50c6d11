import { officeEndpoints } from '@halls/contract/office';
import type { Sql } from '#platform/database.ts';
import { implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { readSiteAccess, tidyLists } from './site-access-lists.repo.ts';
import { presentAccess, readLists } from './site-access.present.ts';
import { shutsEverybody } from './site-access.rules.ts';
import { tryAccess, weighAccess } from './weigh-access.ts';

/** Who may come in at a site, for operators, and what other rules would do. */
export function siteAccessRoutes({
  sql,
  nameOf,
}: {
  readonly sql: Sql;
  nameOf(siteId: number): string | undefined;
}): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.siteAccess, async ({ site_id: siteId }) => {
      const name = nameOf(siteId);
      if (name === undefined) return fail(404);
      return succeed({ name, access: presentAccess(await readSiteAccess(sql, siteId)) });
    }),

    implementQuery(
      officeEndpoints.weighAccess,
      async ({ site_id: siteId, lists: asked }, { remoteAddress, now }) => {
        const lists = await tidyLists(sql, readLists(asked));
        const weighed = await weighAccess(sql, { siteId, now }, lists);
        // where the office is called from nobody has said; an address is judged by itself
        const own = await tryAccess(sql, lists, { remoteAddress, country: null });
        return succeed({
          sessions: weighed.sessions,
          refused: weighed.refused,
          without_country: weighed.withoutCountry,
          own_address: remoteAddress,
          own_refusal: own.refusal,
          shuts_everybody: shutsEverybody(lists),
        });
      },
    ),

    implementQuery(officeEndpoints.tryAccess, async ({ site_id: siteId, address, country = null }) => {
      const { lists } = await readSiteAccess(sql, siteId);
      const tried = await tryAccess(sql, lists, { remoteAddress: address, country });
      return succeed({
        refusal: tried.refusal,
        allowed_by: tried.allowedBy,
        denied_by: tried.deniedBy,
        is_country_denied: tried.isCountryDenied,
      });
    }),
  ];
}

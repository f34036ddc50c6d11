import { officeEndpoints } from '@halls/contract/office';
import { implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { succeed } from '#platform/result.ts';
import type { SiteDirectory } from './site-directory.ts';

/** What operators see of the sites. */
export function siteOfficeRoutes(sites: Pick<SiteDirectory, 'all'>): OfficeImplementation[] {
  return [
    implementQuery(officeEndpoints.siteList, async (_, { actor: { grants } }) => {
      const isTheirs = (siteId: number) =>
        grants.some(({ siteIds }) => siteIds === null || siteIds.includes(siteId));
      const list = sites
        .all()
        .filter(({ siteId }) => isTheirs(siteId))
        .map(({ siteId, name, currencies }) => ({ site_id: siteId, name, currencies: [...currencies] }));
      return succeed({ list });
    }),
  ];
}

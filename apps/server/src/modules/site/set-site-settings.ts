import { isDeepStrictEqual } from 'node:util';
import { officeEndpoints } from '@halls/contract/office';
import type { SiteSettingChanges } from '@halls/contract/site-setting';
import { audited } from '#platform/audit/audited.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { defineApprovable, type Approvable, type Asker } from '#platform/office/approvable.ts';
import { fail } from '#platform/result.ts';
import { readSettings, settingsNamed, writeSettings } from './site-settings.rules.ts';
import { lockSetSite, updateSetSite } from './site-settings.repo.ts';
import { lockSites } from './site.repo.ts';

/** Other settings of a site, its hosts among them. */
export function setSiteSettings(): Approvable {
  return defineApprovable(officeEndpoints.setSiteSettings, {
    async describe(transaction, { site_id: siteId, changes }, asker) {
      const refused = await refuseHosts(transaction, siteId, changes, asker);
      if (refused) return refused;
      const site = await lockSetSite(transaction, siteId);
      if (!site) return fail(404);
      const values = readSettings(site);
      const before = settingsNamed(values, changes);
      const after = settingsNamed(readSettings(writeSettings(site, changes)), changes);
      if (isDeepStrictEqual(before, after)) return fail(101);
      return {
        siteId,
        target: `site/${siteId}`,
        targetName: site.name,
        before,
        after,
        baseRevision: JSON.stringify(before),
      };
    },

    async apply(transaction, { site_id: siteId, changes, reason }, agreed) {
      // what was looked at is held, and nobody has taken a host meanwhile
      const site = await lockSetSite(transaction, siteId);
      if (!site) return fail(404);
      const next = writeSettings(site, changes);
      await updateSetSite(transaction, siteId, next);
      const receipt = await audited(transaction, agreed.actor, 'site.settings_set', {
        target: `site/${siteId}`,
        siteId,
        before: settingsNamed(readSettings(site), changes),
        after: settingsNamed(readSettings(next), changes),
        reason,
        changeRequestId: agreed.changeRequestId,
      });
      return { ok: true, receipt };
    },
  });
}

/** A host is one site's; where the office is open it is nobody's that has it not already. */
async function refuseHosts(
  transaction: SqlTransaction,
  siteId: number,
  { hosts }: SiteSettingChanges,
  { officeHost }: Asker,
) {
  if (!hosts) return null;
  const sites = await lockSites(transaction);
  const taken = new Set(sites.filter((site) => site.site_id !== siteId).flatMap((site) => site.hosts));
  if (hosts.some((host) => taken.has(host))) return fail(102);
  const own = sites.find((site) => site.site_id === siteId)?.hosts ?? [];
  return hosts.includes(officeHost) && !own.includes(officeHost) ? fail(103) : null;
}

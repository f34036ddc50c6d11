import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { officeEndpoints } from '@halls/contract/office';
import type { Clock } from '@halls/service';
import { audited } from '#platform/audit/audited.ts';
import { defineApprovable, type Approvable } from '#platform/office/approvable.ts';
import { fail } from '#platform/result.ts';
import { readAccess } from './site-access.present.ts';
import { lockSiteAccess, replaceSiteAccess, tidyLists } from './site-access-lists.repo.ts';
import { accessInWords } from './site-access.rules.ts';
import { weighAccess } from './weigh-access.ts';

interface Deps {
  readonly clock: Clock;
  nameOf(siteId: number): string | undefined;
}

/** Other rules of who may come in at a site. Whoever agrees sees how many of the last day they would have refused. */
export function setSiteAccess({ clock, nameOf }: Deps): Approvable {
  return defineApprovable(officeEndpoints.setSiteAccess, {
    async describe(transaction, { site_id: siteId, access }) {
      const name = nameOf(siteId);
      if (name === undefined) return fail(404);
      const before = await lockSiteAccess(transaction, siteId);
      const asked = readAccess(access);
      const after = { ...asked, lists: await tidyLists(transaction, asked.lists) };
      if (isDeepStrictEqual(before, after)) return fail(101);
      const weighed = await weighAccess(transaction, { siteId, now: clock() }, after.lists);
      return {
        siteId,
        target: `site/${siteId}`,
        targetName: name,
        before: accessInWords(before),
        after: {
          ...accessInWords(after),
          would_have_refused: `${weighed.refused} / ${weighed.sessions}`,
        },
        baseRevision: createHash('sha256').update(JSON.stringify(before)).digest('base64url'),
      };
    },

    async apply(transaction, { site_id: siteId, access, reason }, agreed) {
      const before = await lockSiteAccess(transaction, siteId);
      const asked = readAccess(access);
      const after = { ...asked, lists: await tidyLists(transaction, asked.lists) };
      await replaceSiteAccess(transaction, siteId, after);
      const receipt = await audited(transaction, agreed.actor, 'site.access_set', {
        target: `site/${siteId}`,
        siteId,
        before: accessInWords(before),
        after: accessInWords(after),
        reason,
        changeRequestId: agreed.changeRequestId,
      });
      return { ok: true, receipt };
    },
  });
}

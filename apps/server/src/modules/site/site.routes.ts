import { textIn } from '@halls/contract';
import { footer, mobileFooter, siteDetail, webLogo } from '@halls/contract/site';
import { implement, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { succeed } from '#platform/result.ts';
import type { SiteDirectory } from './site-directory.ts';
import { listLinks, listTabs } from './site.repo.ts';
import { presentSite } from './site.present.ts';
import { targetOf } from './site.rules.ts';

/** What a site says of itself: its logo, its settings, its footers. */
export function siteRoutes(deps: { sql: Sql; sites: SiteDirectory }): Implementation[] {
  const { sql, sites } = deps;
  const siteOf = (siteId: number) => {
    const site = sites.findById(siteId);
    if (!site) throw new Error(`site ${siteId} is gone`);
    return site;
  };

  return [
    implement(siteDetail, async (_, call) => succeed(presentSite(siteOf(call.site.siteId)))),

    implement(webLogo, async (_, call) => {
      const site = siteOf(call.site.siteId);
      const logo = { id: site.siteId, name: site.name, photo_path: `/pictures/brands/${site.mark}.svg` };
      return succeed({ web_logo_list: [logo] });
    }),

    implement(mobileFooter, async (_, call) => {
      const list = await listTabs(sql, call.site.siteId);
      return succeed({ list });
    }),

    implement(footer, async (_, call) => {
      const rows = await listLinks(sql, call.site.siteId);
      const list = rows.map((row) => ({
        id: row.site_link_id,
        name: textIn(row.name, call.language),
        icon: row.icon,
        sort: row.sort,
        ...targetOf(row.url),
      }));
      return succeed({ list });
    }),
  ];
}

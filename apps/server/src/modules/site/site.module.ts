import type { AnyContentStore } from '#platform/content-store.ts';
import { defineModule } from '#platform/module.ts';
import { siteStores } from './live-frame.repo.ts';
import { mountSiteCopy } from './mount-site-copy.ts';
import { createSiteDirectory, type SiteDirectory } from './site-directory.ts';
import { setSiteSettings } from './set-site-settings.ts';
import { siteSettingsRoutes } from './settings.office.routes.ts';
import { siteOfficeRoutes } from './site.office.routes.ts';
import { siteRoutes } from './site.routes.ts';
import { standingOfficeRoutes } from './standing.office.routes.ts';
import type { SiteSettings } from './site.tables.ts';

export interface SiteFace extends SiteDirectory {
  /** Calls `onChange` when what a site shows has changed, after the directory knows of it; null is all sites. */
  onContentChange(onChange: (siteId: number | null) => void): void;
  /** False while a change would go unheard. */
  isCurrent(): boolean;
  settingsOf(siteId: number): SiteSettings;
  /** How operators change what is shown. */
  readonly stores: readonly AnyContentStore[];
}

export const siteModule = defineModule<SiteFace>({
  name: 'site',
  async create({ sql, listener, log }) {
    const sites = await createSiteDirectory(sql);
    const listeners: ((siteId: number | null) => void)[] = [];
    listener.listen('content_changed', (payload) => {
      // not before: a page made meanwhile would be one of the old site, and kept
      void sites
        .reload()
        .catch((err: unknown) => log.error({ err }, 'could not read the sites again'))
        .then(() => listeners.forEach((tell) => tell(payload ? Number(payload) : null)));
    });
    return {
      face: {
        ...sites,
        stores: siteStores,
        onContentChange: (onChange) => void listeners.push(onChange),
        isCurrent: listener.isListening,
        settingsOf: (siteId) => sites.findById(siteId)?.settings ?? {},
      },
      routes: siteRoutes({ sql, sites }),
      officeRoutes: [
        ...siteOfficeRoutes(sites),
        ...standingOfficeRoutes({ sql, sites }),
        ...siteSettingsRoutes({ sql }),
      ],
      approvables: [setSiteSettings()],
      mount: ({ http }) => mountSiteCopy(http, sites),
    };
  },
});

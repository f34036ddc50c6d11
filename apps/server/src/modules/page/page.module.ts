import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@halls/contract/page';
import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { isWorthKeeping, type MadePage } from './make-page.ts';
import { createPageCache } from './page-cache.ts';
import { mountPages } from './page.routes.ts';
import { serveBuild } from './serve-build.ts';

const webBuild = resolve(import.meta.dirname, '../../../../web/dist');

/** The pages of the sites, as the web build renders them. */
export const pageModule = defineModule({
  name: 'page',
  needs: { site: siteModule },
  create({ settings, clock, translate }, { site }) {
    const cache = createPageCache<MadePage>({ clock, isCurrent: site.isCurrent, isWorthKeeping });
    site.onContentChange((siteId) => cache.drop(siteId));
    return {
      async mount({ http, dispatcher }) {
        await serveBuild(http, {
          clientDirectory: `${webBuild}/client`,
          picturesDirectory: `${webBuild}/pictures`,
        });
        mountPages(http, {
          renderer: await loadRenderer(),
          cache,
          dispatcher,
          translate,
          sites: site,
          countryHeader: settings.countryHeader,
          // the house studio's games open in a frame on its own origin
          frameOrigins: settings.mode === 'sandbox' ? [`http://${settings.host}:${settings.studioPort}`] : [],
        });
      },
    };
  },
});

async function loadRenderer(): Promise<PageRenderer> {
  const build = (await import(pathToFileURL(`${webBuild}/server/entry-server.js`).href)) as {
    renderer: PageRenderer;
  };
  return build.renderer;
}

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { articleModule } from '#modules/article';
import { discountModule } from '#modules/discount';
import { faqModule } from '#modules/faq';
import { gameOrigins, providerConnectionModule } from '#modules/provider-connection';
import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { isWorthKeeping, type MadePage } from './make-page.ts';
import { createPageCache } from './page-cache.ts';
import { createPageMaker, type PageMaker } from './page-maker.ts';
import { mountPages } from './page.routes.ts';
import { serveBuild } from './serve-build.ts';

const webBuild = resolve(import.meta.dirname, '../../../../web/dist');
const rendererFile = `${webBuild}/server/entry-server.js`;

export interface PageFace {
  /** See `createSitePreview`. */
  readonly preview: PageMaker['preview'];
  /** Of what pages show in frames. */
  frameOrigins(): Promise<readonly string[]>;
}

const needs = {
  site: siteModule,
  connections: providerConnectionModule,
  article: articleModule,
  discount: discountModule,
  faq: faqModule,
};

/** The pages of the sites, as the web build renders them. */
export const pageModule = defineModule<PageFace, typeof needs>({
  name: 'page',
  needs,
  create({ settings, cluster, clock, translate, closing }, { site, connections, ...written }) {
    const cache = createPageCache<MadePage>({ clock, isCurrent: site.isCurrent, isWorthKeeping });
    const maker = createPageMaker({ settings, rendererFile });
    closing.defer(() => maker.close());
    site.onContentChange((siteId) => {
      maker.reload();
      cache.drop(siteId);
    });
    const frameOrigins = async () => gameOrigins(await connections.providers.all());
    return {
      face: { preview: maker.preview, frameOrigins },
      async mount({ http }) {
        if (!existsSync(rendererFile)) throw new Error(`${rendererFile} is missing: the site is not built`);
        await serveBuild(http, webBuild);
        await mountPages(http, {
          maker,
          cache,
          clock,
          translate,
          sites: site,
          pathsOf: async (siteId) => {
            const paths = Object.values(written).map((pages) => pages.pathsOf(siteId));
            return (await Promise.all(paths)).flat();
          },
          countryHeader: settings.countryHeader,
          rateLimits: settings.rateLimits,
          redis: cluster.redis,
          frameOrigins,
        });
      },
      // the first visitor need not wait for the thread
      start: async () => void (await maker.languages()),
    };
  },
});

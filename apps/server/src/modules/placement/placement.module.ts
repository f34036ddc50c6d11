import { siteModule } from '#modules/site';
import { createKeptBySite } from '#platform/kept-by-site.ts';
import { defineModule } from '#platform/module.ts';
import { findBackgrounds, findBlocks, findFloats, findMobileHomes } from './placement.repo.ts';
import { placementRoutes } from './placement.routes.ts';
import type { SitePlaces } from './site-places.ts';

/** What operators put into the places of a site's pages. */
export const placementModule = defineModule({
  name: 'placement',
  needs: { site: siteModule },
  create({ sql }, { site }) {
    const places = createKeptBySite<SitePlaces>({
      async read(siteId) {
        const [blocks, floats, backgrounds, homes] = await Promise.all([
          findBlocks(sql, siteId),
          findFloats(sql, siteId),
          findBackgrounds(sql, siteId),
          findMobileHomes(sql),
        ]);
        return { blocks, floats, backgrounds, homes };
      },
      isCurrent: site.isCurrent,
    });
    site.onContentChange(places.drop);
    return { routes: placementRoutes(places) };
  },
});

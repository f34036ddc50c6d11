import { siteModule } from '#modules/site';
import type { AnyContentStore } from '#platform/content-store.ts';
import { createKeptBySite } from '#platform/kept-by-site.ts';
import { defineModule } from '#platform/module.ts';
import { placementStores } from './live-blocks.repo.ts';
import { findBackgrounds, findBlocks, findFloats, findMobileHomes } from './placement.repo.ts';
import { placementRoutes } from './placement.routes.ts';
import type { SitePlaces } from './site-places.ts';

export interface PlacementFace {
  /** How operators change what is shown. */
  readonly stores: readonly AnyContentStore[];
}

/** What operators put into the places of a site's pages. */
export const placementModule = defineModule<PlacementFace, { site: typeof siteModule }>({
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
    return { face: { stores: placementStores }, routes: placementRoutes(places) };
  },
});

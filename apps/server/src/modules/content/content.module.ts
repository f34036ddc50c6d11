import { defineModule } from '#platform/module.ts';
import type { AnyContentStore } from '#platform/content-store.ts';
import { announcementStore, bannerStore, bulletinStore } from './live-content.repo.ts';
import { contentRoutes } from './content.routes.ts';

export interface ContentFace {
  /** How operators change what is shown. */
  readonly stores: readonly AnyContentStore[];
}

/** Banners, marquee and bulletins of a site. */
export const contentModule = defineModule<ContentFace>({
  name: 'content',
  create: ({ sql }) => ({
    face: { stores: [bannerStore, announcementStore, bulletinStore] },
    routes: contentRoutes(sql),
  }),
});

import type { ContentKind } from '@halls/contract/publication';
import { contentModule } from '#modules/content';
import { placementModule } from '#modules/placement';
import { siteModule } from '#modules/site';
import type { AnyContentStore } from '#platform/content-store.ts';
import { defineModule } from '#platform/module.ts';
import { publicationOfficeRoutes } from './publication.office.routes.ts';

/** Drafts of what sites show, who agreed to them, and every version that there was. */
export const publicationModule = defineModule({
  name: 'publication',
  needs: { content: contentModule, placement: placementModule, site: siteModule },
  create({ sql }, { content, placement, site }) {
    const stores = new Map<ContentKind, AnyContentStore>(
      [...content.stores, ...placement.stores].map((store) => [store.kind, store]),
    );
    const storeOf = (kind: ContentKind) => {
      const store = stores.get(kind);
      if (!store) throw new Error(`nobody keeps content of the kind ${kind}`);
      return store;
    };
    const languagesOf = (siteId: number) => site.findById(siteId)?.languages ?? [];
    return { officeRoutes: publicationOfficeRoutes({ sql, storeOf, languagesOf }) };
  },
});

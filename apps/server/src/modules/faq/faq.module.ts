import type { AnyContentStore } from '#platform/content-store.ts';
import { defineModule } from '#platform/module.ts';
import { findQuestions } from './faq.repo.ts';
import { faqRoutes } from './faq.routes.ts';
import { faqStores } from './live-faqs.repo.ts';

export interface FaqFace {
  /** Of the pages of a site’s questions. */
  pathsOf(siteId: number): Promise<string[]>;
  /** How operators change what is shown. */
  readonly stores: readonly AnyContentStore[];
}

/** Questions that are often asked. */
export const faqModule = defineModule<FaqFace>({
  name: 'faq',
  create: ({ sql }) => ({
    face: {
      stores: faqStores,
      async pathsOf(siteId) {
        const rows = await findQuestions(sql, siteId);
        return ['/faq', ...rows.map((row) => `/faq/${row.faq_id}`)];
      },
    },
    routes: faqRoutes(sql),
  }),
});

import { defineModule } from '#platform/module.ts';
import { findQuestions } from './faq.repo.ts';
import { faqRoutes } from './faq.routes.ts';

export interface FaqFace {
  /** Of the pages of a site’s questions. */
  pathsOf(siteId: number): Promise<string[]>;
}

/** Questions that are often asked. */
export const faqModule = defineModule<FaqFace>({
  name: 'faq',
  create: ({ sql }) => ({
    face: {
      async pathsOf(siteId) {
        const rows = await findQuestions(sql, siteId);
        return ['/faq', ...rows.map((row) => `/faq/${row.faq_id}`)];
      },
    },
    routes: faqRoutes(sql),
  }),
});

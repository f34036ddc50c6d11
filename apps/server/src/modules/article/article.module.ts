import { defineModule } from '#platform/module.ts';
import { findArticleTitles } from './article.repo.ts';
import { articleRoutes } from './article.routes.ts';

export interface ArticleFace {
  /** Of the pages that a site has of itself. */
  pathsOf(siteId: number): Promise<string[]>;
}

/** What a site says of itself. */
export const articleModule = defineModule<ArticleFace>({
  name: 'article',
  create: ({ sql }) => ({
    face: {
      async pathsOf(siteId) {
        const rows = await findArticleTitles(sql, siteId);
        return rows.map((row) => `/main/${row.article_id}`);
      },
    },
    routes: articleRoutes(sql),
  }),
});

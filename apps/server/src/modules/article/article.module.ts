import type { AnyContentStore } from '#platform/content-store.ts';
import { defineModule } from '#platform/module.ts';
import { findArticleTitles } from './article.repo.ts';
import { articleRoutes } from './article.routes.ts';
import { articleStore } from './live-articles.repo.ts';

export interface ArticleFace {
  /** Of the pages that a site has of itself. */
  pathsOf(siteId: number): Promise<string[]>;
  /** How operators change what is shown. */
  readonly stores: readonly AnyContentStore[];
}

/** What a site says of itself. */
export const articleModule = defineModule<ArticleFace>({
  name: 'article',
  create: ({ sql }) => ({
    face: {
      stores: [articleStore],
      async pathsOf(siteId) {
        const rows = await findArticleTitles(sql, siteId);
        return rows.map((row) => `/main/${row.article_id}`);
      },
    },
    routes: articleRoutes(sql),
  }),
});

import { textIn } from '@halls/contract';
import { articleDetail } from '@halls/contract/article';
import { implement, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { plainMarkup } from '#platform/plain-markup.ts';
import { fail, succeed } from '#platform/result.ts';
import { findArticle, findArticleTitles } from './article.repo.ts';

/** No column holds a greater number. */
const maxArticleId = 32_767;

export function articleRoutes(sql: Sql): Implementation[] {
  return [
    implement(articleDetail, async ({ id }, { site, language }) => {
      if (id > maxArticleId) return fail(404);
      const [article, titles] = await Promise.all([
        findArticle(sql, site.siteId, id),
        findArticleTitles(sql, site.siteId),
      ]);
      if (!article) return fail(404);
      return succeed({
        detail: {
          id: article.article_id,
          title: textIn(article.title, language),
          summary: textIn(article.summary, language),
          content: plainMarkup(textIn(article.content, language), { headings: true }),
          updated_at: article.updated_at.toISOString(),
        },
        list: titles.map((row) => ({ id: row.article_id, title: textIn(row.title, language) })),
      });
    }),
  ];
}

import type { Sql } from '#platform/database.ts';

const maxArticles = 50;

export function findArticle(sql: Sql, siteId: number, articleId: number) {
  return sql
    .selectFrom('app.article')
    .select(['article_id', 'title', 'summary', 'content', 'updated_at'])
    .where('site_id', '=', siteId)
    .where('article_id', '=', articleId)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

export function findArticleTitles(sql: Sql, siteId: number) {
  return sql
    .selectFrom('app.article')
    .select(['article_id', 'title'])
    .where('site_id', '=', siteId)
    .where('is_active', '=', true)
    .orderBy('sort', 'desc')
    .orderBy('article_id')
    .limit(maxArticles)
    .execute();
}

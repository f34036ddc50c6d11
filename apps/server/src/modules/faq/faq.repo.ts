import type { Sql } from '#platform/database.ts';

const maxGroups = 20;
const maxQuestions = 200;

export function findGroups(sql: Sql, siteId: number) {
  return sql
    .selectFrom('app.faq_group')
    .select(['faq_group_id', 'name'])
    .where('site_id', '=', siteId)
    .orderBy('sort', 'desc')
    .orderBy('faq_group_id')
    .limit(maxGroups)
    .execute();
}

export function findQuestions(sql: Sql, siteId: number) {
  return sql
    .selectFrom('app.faq')
    .select(['faq_id', 'faq_group_id', 'question', 'answer'])
    .where('site_id', '=', siteId)
    .where('is_active', '=', true)
    .orderBy('sort', 'desc')
    .orderBy('faq_id')
    .limit(maxQuestions)
    .execute();
}

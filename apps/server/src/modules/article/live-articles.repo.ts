import { contentTable } from '#platform/content-table.repo.ts';

export const articleStore = contentTable({
  kind: 'article',
  table: 'app.article',
  key: 'article_id',
  title: 'title',
  hasActive: true,
  hasUpdatedAt: true,
});

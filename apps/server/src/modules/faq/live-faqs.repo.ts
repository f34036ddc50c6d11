import { contentTable } from '#platform/content-table.repo.ts';

export const faqStores = [
  contentTable({ kind: 'faq', table: 'app.faq', key: 'faq_id', title: 'question', hasActive: true }),
  contentTable({ kind: 'faq-group', table: 'app.faq_group', key: 'faq_group_id', title: 'name' }),
];

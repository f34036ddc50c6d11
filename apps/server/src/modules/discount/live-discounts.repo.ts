import { contentTable } from '#platform/content-table.repo.ts';

export const discountStores = [
  contentTable({
    kind: 'discount',
    table: 'app.discount',
    key: 'discount_id',
    title: 'title',
    hasActive: true,
    hasUpdatedAt: true,
  }),
  contentTable({
    kind: 'discount-category',
    table: 'app.discount_category',
    key: 'discount_category_id',
    title: 'name',
  }),
];

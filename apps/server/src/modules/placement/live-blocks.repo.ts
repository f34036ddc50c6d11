import { contentTable } from '#platform/content-table.repo.ts';

export const placementStores = [
  contentTable({
    kind: 'page-block',
    table: 'app.page_block',
    key: 'page_block_id',
    title: 'title',
    hasActive: true,
  }),
  contentTable({
    kind: 'page-float',
    table: 'app.page_float',
    key: 'page_float_id',
    title: 'title',
    hasActive: true,
  }),
  contentTable({
    kind: 'register-background',
    table: 'app.register_background',
    key: 'template',
    title: 'photo_path',
  }),
];

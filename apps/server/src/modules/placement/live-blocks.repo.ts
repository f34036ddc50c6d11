import { defineContentStore, periodColumns, periodOfRow } from '#platform/content-store.ts';

/** More no page has room for. */
const maxLive = 300;

export const pageBlockStore = defineContentStore({
  kind: 'page-block',
  titleOf: ({ title }) => title,
  async list(sql, siteId) {
    const rows = await sql
      .selectFrom('app.page_block')
      .select(['page_block_id', 'place', 'title', 'content', 'photo_path', 'sort', 'start_at', 'end_at'])
      .where('site_id', '=', siteId)
      .where('is_active', '=', true)
      .orderBy('page_block_id')
      .limit(maxLive)
      .execute();
    return rows.map(({ page_block_id: id, start_at: startAt, end_at: endAt, ...row }) => ({
      key: String(id),
      body: { ...row, ...periodOfRow({ start_at: startAt, end_at: endAt }) },
    }));
  },
  async put(transaction, siteId, key, body) {
    const values = {
      place: body.place,
      photo_path: body.photo_path,
      title: JSON.stringify(body.title),
      content: JSON.stringify(body.content),
      sort: body.sort,
      ...periodColumns(body),
    };
    if (key !== null) {
      await transaction
        .updateTable('app.page_block')
        .set(values)
        .where('site_id', '=', siteId)
        .where('page_block_id', '=', Number(key))
        .executeTakeFirstOrThrow();
      return key;
    }
    const row = await transaction
      .insertInto('app.page_block')
      .values({ ...values, site_id: siteId })
      .returning('page_block_id')
      .executeTakeFirstOrThrow();
    return String(row.page_block_id);
  },
  async remove(transaction, siteId, key) {
    await transaction
      .deleteFrom('app.page_block')
      .where('site_id', '=', siteId)
      .where('page_block_id', '=', Number(key))
      .execute();
  },
});

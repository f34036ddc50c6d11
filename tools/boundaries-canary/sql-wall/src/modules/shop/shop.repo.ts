import { sql as raw } from 'kysely';
import type { Sql } from '#platform/database.ts';

/** Breaks: a stranger's table is written, by the builder and in SQL. */
// insertInto('app.item') in a comment is none
export async function rename(sql: Sql): Promise<void> {
  await sql
    .updateTable('app.item')
    .set({ name: '' })
    .where('item_id', '=', 1)
    .execute();
  await raw`
    delete from app.item
    where item_id = 1`.execute(sql);
}

/** Breaks: a stranger's table is read. */
export function findItem(sql: Sql) {
  return sql.selectFrom('app.item').select('name').where('item_id', '=', 1).executeTakeFirst();
}

/** Breaks: all columns, without order and end. */
export async function listSales(sql: Sql) {
  const known = [1, 2];
  await sql.selectFrom('app.sale').select('sale_id').where('sale_id', 'in', known).execute();
  return sql.selectFrom('app.sale').selectAll().execute();
}

/** Breaks: a stranger's table is joined, and the limit of the inner query is none of the outer one. */
export function listNames(sql: Sql) {
  return sql
    .selectFrom('app.sale as sale')
    .innerJoin('app.item as item', 'item.item_id', 'sale.item_id')
    .where(({ exists, selectFrom }) => exists(selectFrom('app.sale').select('sale_id').limit(1)))
    .select(raw<string>`max(item.name)`.as('name'))
    .orderBy('sale.sale_id')
    .execute();
}

import type { Sql } from '#platform/database.ts';

/** Breaks: SQL outside of a repo, by the builder and on the pool. */
export async function sell(sql: Sql, pool: { query(text: string): Promise<void> }): Promise<void> {
  await sql
    .insertInto('app.sale')
    .execute();
  await pool.query('select 1');
}

import { sql as raw } from 'kysely';
import type { Sql, SqlOrTransaction } from './database.ts';

/** The database's time. */
export async function readTime(sql: SqlOrTransaction): Promise<Date> {
  const { rows } = await raw<{ now: Date }>`select clock_timestamp() as now`.execute(sql);
  const [row] = rows;
  if (!row) throw new Error('the database has no time');
  return row.now;
}

/** Throws when the database does not answer. */
export async function askDatabase(sql: Sql): Promise<void> {
  await raw`select 1`.execute(sql);
}

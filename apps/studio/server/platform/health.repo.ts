import { sql as raw } from 'kysely';
import type { Sql } from './database.ts';

/** Throws when the database does not answer. */
export async function askDatabase(sql: Sql): Promise<void> {
  await raw`select 1`.execute(sql);
}

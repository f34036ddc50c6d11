import { sql as raw } from 'kysely';
import type { Sql } from '#platform/database.ts';

export async function sellRaw(sql: Sql): Promise<void> {
  await raw`update app.sale set item_id = 1`.execute(sql);
}

import { sql as raw } from 'kysely';
import type { Sql } from '#platform/database.ts';

/** Beyond that it is many. */
const mostCounted = 10_000;

/** Events that wait to be sent, and for how long the first of them has. */
export async function readOutboxLag(sql: Sql): Promise<{ waiting: number; oldestSeconds: number }> {
  const { rows } = await raw<{ waiting: number; oldest_seconds: number }>`
    select count(*)::int as waiting,
      coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as oldest_seconds
    from (select created_at from app.outbox order by outbox_id limit ${mostCounted}) first`.execute(sql);
  return { waiting: rows[0]?.waiting ?? 0, oldestSeconds: rows[0]?.oldest_seconds ?? 0 };
}

export async function readPostgresVersion(sql: Sql): Promise<string> {
  const { rows } = await raw<{ version: string }>`
    select current_setting('server_version') as version`.execute(sql);
  return rows[0]?.version ?? '';
}

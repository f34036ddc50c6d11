import type pg from 'pg';

/** How many statements of the database wait for a lock: to be polled before the lock is let go. */
export async function countLockWaiters(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

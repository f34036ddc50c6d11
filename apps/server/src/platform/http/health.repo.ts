import type pg from 'pg';

/**
 * Writes where bets are written, and leaves nothing there: a file of some 400 kB beside the tables, since a disk may
 * be full for them and not for the log, and a record into the log, which is flushed with the transaction. All of it
 * is one transaction, as several statements of one query are.
 * @throws what the database says when it can't.
 */
export async function probeWriting(pool: pg.Pool): Promise<boolean> {
  const results = (await pool.query<{ read_only: string }>(`
    set local work_mem = '64kB';
    select count(*) from (select n from generate_series(1, 30000) as n order by -n offset 1) as sorted;
    select pg_logical_emit_message(true, 'ready', '');
    select current_setting('transaction_read_only') as read_only
  `)) as unknown as readonly pg.QueryResult<{ read_only: string }>[];
  return results.at(-1)?.rows[0]?.read_only === 'off';
}

import type pg from 'pg';

/** Every row of every table, as text: what a stolen copy shows. */
export async function dumpDatabase(pool: Pick<pg.Pool, 'query'>): Promise<string> {
  const { rows } = await pool.query<{ dump: string | null }>(
    `select string_agg(query_to_xml(format('select * from %I.%I', table_schema, table_name), true, false, '')::text, '') as dump
       from information_schema.tables where table_type = 'BASE TABLE' and table_schema !~ '^(pg_|information_schema)'`,
  );
  return rows[0]?.dump ?? '';
}

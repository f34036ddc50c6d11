import type pg from 'pg';

/** Every row of every table, as JSON: what a stolen copy shows. */
export async function dumpDatabase(pool: Pick<pg.Pool, 'query'>): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema !~ '^(pg_|information_schema)' order by name`,
  );
  const dumps: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ dump: string | null }>(
      `select string_agg(to_jsonb(t)::text, E'\\n') as dump from ${name} t`,
    );
    dumps.push(rows[0]?.dump ?? '');
  }
  return dumps.join('\n');
}

import pg from 'pg';

export type Database = {
  pool: pg.Pool;
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs `work` in one transaction; rolls back and rethrows when it throws. */
  transact<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** Queries inside a transaction. int8 columns come as bigint. */
export type Sql = {
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
};

/** The row of a query that always gives one. */
export function firstRow<Row>(rows: readonly Row[]): Row {
  const row = rows[0];
  if (row === undefined) throw new Error('a query that always gives a row gave none');
  return row;
}

const int8Oid = 20;

/** Connects as the role `studio_app`, which the migrations make. */
export function openDatabase(url: string, maxConnections: number, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    options: '-c role=studio_app -c statement_timeout=15000 -c idle_in_transaction_session_timeout=15000',
    connectionTimeoutMillis: 5_000,
    types: {
      getTypeParser: (oid, format) =>
        (oid === int8Oid ? BigInt : pg.types.getTypeParser(oid, format)) as never,
    },
  });
  pool.on('error', onError);
  return {
    pool,
    query: async (text, values = []) => (await pool.query(text, [...values])).rows as never,
    async transact(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const result = await work({
          query: async (text, values = []) => (await client.query(text, [...values])).rows as never,
        });
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => (broken = failure));
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}

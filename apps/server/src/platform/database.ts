import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';

/** Every table of the `app` schema, added to by each module in its `<domain>.tables.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface Tables {}

export type Sql = Kysely<Tables>;
/** A transaction, or the connection outside of one, for queries that may run in either. */
export type SqlOrTransaction = Kysely<Tables> | Transaction<Tables>;
export type SqlTransaction = Transaction<Tables>;

export interface Database {
  readonly pool: pg.Pool;
  readonly sql: Sql;
  close(): Promise<void>;
}

// bigint columns are ids and minor units. Ids fit a number; columns named *_minor are read as
// text and turned into bigint by the query that reads them.
const int8Oid = 20;

/**
 * Connects as the restricted runtime role. `role` must exist: the migrations make it.
 * A connection error on an idle client is reported to `onError` and the client replaced.
 */
export function openDatabase(options: {
  url: string;
  role: 'platform_app' | 'studio_app';
  maxConnections: number;
  onError: (error: Error) => void;
}): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections,
    options: `-c role=${options.role} -c statement_timeout=15000 -c idle_in_transaction_session_timeout=15000`,
    connectionTimeoutMillis: 5_000,
    types: {
      getTypeParser: (oid, format) => (oid === int8Oid ? readInt8 : pg.types.getTypeParser(oid, format)),
    },
  });
  pool.on('error', options.onError);
  const sql = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { pool, sql, close: () => sql.destroy() };
}

/** Minor units beyond 2^53 must not lose a digit, so such values stay text. */
function readInt8(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

export interface Database<Tables> {
  readonly pool: pg.Pool;
  readonly sql: Kysely<Tables>;
  close(): Promise<void>;
}

// bigint columns are ids and minor units. Ids fit a number; columns named *_minor are read as
// text and turned into bigint by the query that reads them.
const int8Oid = 20;

/**
 * Connects as a restricted runtime role, which the migrations must have made.
 * A connection error on an idle client is reported to `onError` and the client replaced.
 */
export function openDatabase<Tables>(options: {
  url: string;
  role: string;
  maxConnections: number;
  onError: (error: Error) => void;
}): Database<Tables> {
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
  // A connection in use that is lost between two statements of a transaction says so twice: to whoever uses it,
  // with the next statement, and by an event that would end the process if nobody listened.
  pool.on('connect', (client) => client.on('error', () => {}));
  const sql = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { pool, sql, close: () => sql.destroy() };
}

/** Minor units beyond 2^53 must not lose a digit, so such values stay text. */
function readInt8(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { endIfSilent } from './silence.ts';

export interface Database<Tables> {
  readonly pool: pg.Pool;
  readonly sql: Kysely<Tables>;
  close(): Promise<void>;
}

// bigint columns are ids and minor units. Ids fit a number; columns named *_minor are read as
// text and turned into bigint by the query that reads them.
const int8Oid = 20;

/** How long the database waits for a connection to be free, or made. */
const connectTimeoutMs = 5_000;
/** A database that lives has ended a statement itself by then. */
const silenceAfterTimeoutMs = 1_000;

/**
 * Connects as a restricted runtime role, which the migrations must have made.
 * A connection error on an idle client is reported to `onError` and the client replaced.
 * No statement is waited for longer than `statementTimeoutMs` and a second, whatever became of the database.
 */
export function openDatabase<Tables>(options: {
  url: string;
  role: string;
  maxConnections: number;
  statementTimeoutMs?: number;
  connectTimeoutMs?: number;
  onError: (error: Error) => void;
}): Database<Tables> {
  const { statementTimeoutMs = 10_000 } = options;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections,
    options: `-c role=${options.role} -c statement_timeout=${statementTimeoutMs} -c idle_in_transaction_session_timeout=15000`,
    connectionTimeoutMillis: options.connectTimeoutMs ?? connectTimeoutMs,
    types: {
      getTypeParser: (oid, format) => (oid === int8Oid ? readInt8 : pg.types.getTypeParser(oid, format)),
    },
  });
  pool.on('error', options.onError);
  // A connection in use that is lost between two statements of a transaction says so twice: to whoever uses it,
  // with the next statement, and by an event that would end the process if nobody listened.
  pool.on('connect', (client) => client.on('error', () => {}));
  endSilentClients(pool, statementTimeoutMs + silenceAfterTimeoutMs);
  const sql = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { pool, sql, close: () => sql.destroy() };
}

/** Whoever has taken a client out of the pool waits for the database, or the database ends a transaction of theirs. */
function endSilentClients(pool: pg.Pool, silentMs: number): void {
  const waits = new WeakMap<pg.PoolClient, () => void>();
  pool.on('acquire', (client) => waits.set(client, endIfSilent(client as unknown as pg.Client, silentMs)));
  pool.on('release', (_error, client) => waits.get(client)?.());
}

/** Minor units beyond 2^53 must not lose a digit, so such values stay text. */
function readInt8(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

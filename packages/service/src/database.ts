import { hash } from 'node:crypto';
import { Kysely, PostgresDialect, type LogEvent, type PostgresPool } from 'kysely';
import pg from 'pg';
import { endIfSilent } from './silence.ts';

export interface Database<Tables> {
  readonly pool: pg.Pool;
  readonly sql: Kysely<Tables>;
  /**
   * As `sql`, but each statement with values is prepared once on a connection and planned a few times, not each time. For
   * statements whose text does not depend on what is asked: every text stays on every connection that has run it.
   */
  readonly prepared: Kysely<Tables>;
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
  /** Is told of each statement of `sql` and `prepared` when it is over, failed ones too, in whose context it ran. */
  onStatement?: ((text: string, tookMs: number) => void) | undefined;
}): Database<Tables> {
  const { statementTimeoutMs = 10_000, onStatement } = options;
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
  const log = onStatement && {
    log: ({ query, queryDurationMillis }: LogEvent) => onStatement(query.sql, queryDurationMillis),
  };
  const sql = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...log });
  const prepared = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }), ...log });
  return { pool, sql, prepared, close: () => sql.destroy() };
}

type Connection = Awaited<ReturnType<PostgresPool['connect']>>;

/** The same connections, on which a statement has a name by its text. */
function preparing(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? hash('sha256', text, 'base64url');
    names.set(text, name);
    return name;
  };
  const connections = new WeakMap<pg.PoolClient, Connection>();
  const connect = async () => {
    const client = await pool.connect();
    const known = connections.get(client);
    if (known) return known;
    const query = (text: string, values: readonly unknown[]) =>
      values.length === 0
        ? client.query(text)
        : client.query({ name: nameOf(text), text, values: [...values] });
    const { processID } = client as pg.PoolClient & { readonly processID?: number };
    const connection = {
      processID,
      query,
      release: (destroy?: boolean) => client.release(destroy),
    } as unknown as Connection;
    connections.set(client, connection);
    return connection;
  };
  return { options: pool.options, connect, end: async () => {} };
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

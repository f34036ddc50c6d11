import pg from 'pg';
import type { RunMode } from './run-mode.ts';

/** A part was pointed at a database that is not its mode's. Nothing was written. */
export class WrongDatabaseError extends Error {
  override readonly name = 'WrongDatabaseError';
}

const belongsToNoSandbox =
  'the database at DATABASE_URL was not made for a sandbox, so no sample data goes into it; to serve it set NODE_ENV=production, for a sandbox name an empty database or none';

/**
 * Throws a WrongDatabaseError unless the database is one of `mode`: a sandbox's carries a mark from before its first
 * migration, any other one must not. Asked as the owner, before anything is written.
 */
export function requireDatabaseOf(mode: RunMode, url: string): Promise<void> {
  return withClient(url, async (client) => {
    const isMarked = await hasMark(client);
    if (mode === 'sandbox' && !isMarked) throw new WrongDatabaseError(belongsToNoSandbox);
    if (mode === 'production' && isMarked)
      throw new WrongDatabaseError(
        "the database is a sandbox's: it has sample members with passwords that everybody knows; production needs one of its own",
      );
  });
}

/** Marks a database as a sandbox's, for ever. Only for one that the caller has made itself. */
export function markSandbox(url: string): Promise<void> {
  return withClient(url, writeMark);
}

/** Makes an empty database a sandbox's; throws a WrongDatabaseError when it is neither empty nor a sandbox's already. */
export function claimForSandbox(url: string): Promise<void> {
  return withClient(url, async (client) => {
    if (await hasMark(client)) return;
    if (!(await isEmpty(client))) throw new WrongDatabaseError(belongsToNoSandbox);
    await writeMark(client);
  });
}

async function withClient<Answer>(url: string, use: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function hasMark(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('sandbox.mark') is not null as found`,
  );
  return rows[0]?.found === true;
}

// a table, and not a setting or comment of the database: it goes wherever the data is copied or restored to
async function writeMark(client: pg.Client): Promise<void> {
  await client.query('create schema if not exists sandbox');
  await client.query(
    'create table if not exists sandbox.mark (made_at timestamptz not null default clock_timestamp())',
  );
}

async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(
    `select not exists (
       select from pg_class join pg_namespace on pg_namespace.oid = pg_class.relnamespace
        where nspname <> 'information_schema' and nspname !~ '^pg_') as empty`,
  );
  return rows[0]?.empty === true;
}

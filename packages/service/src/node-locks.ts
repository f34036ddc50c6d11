import pg from 'pg';
import { endIfSilent } from './silence.ts';

export interface NodeLocks {
  /** `new`: just got; `held`: had already; `none`: another node has it, or there is no database to ask. */
  hold(name: string): Promise<'new' | 'held' | 'none'>;
  /** Frees them all. */
  close(): Promise<void>;
}

// the first half of the keys of these locks, so that they meet no others
const lockClass = 880_020;
// a node whose machine is gone says no goodbye: its locks are free after about 20 s
const keepalives = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=3 -c tcp_keepalives_count=3';

const patienceMs = 5_000;

/** Locks that belong to this process for as long as its connection lives. */
export function createNodeLocks(options: {
  url: string;
  role: string;
  onError: (error: Error) => void;
}): NodeLocks {
  let connecting: Promise<pg.Client> | undefined;
  let held = new Set<string>();
  let isClosed = false;
  // a connection takes one question at a time
  let lastQuestion: Promise<unknown> = Promise.resolve();

  function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: options.url,
      options: `-c role=${options.role} ${keepalives}`,
      keepAlive: true,
      connectionTimeoutMillis: patienceMs,
      application_name: 'jobs',
    });
    const forget = () => {
      if (connecting !== promise) return;
      connecting = undefined;
      held = new Set();
    };
    client.on('error', (error) => {
      if (!isClosed) options.onError(error);
      forget();
    });
    client.on('end', forget);
    const promise = client.connect().then(() => client);
    promise.catch(forget);
    return promise;
  }

  return {
    async hold(name) {
      if (isClosed) return 'none';
      const mine = (connecting ??= connect());
      const heldThere = held;
      if (heldThere.has(name)) return 'held';
      try {
        const client = await mine;
        const question = lastQuestion.then(() => ask(client, name));
        lastQuestion = question.catch(() => {});
        const { rows } = await question;
        if (!rows[0]?.taken || heldThere !== held) return 'none';
        held.add(name);
        return 'new';
      } catch (error) {
        options.onError(error as Error);
        return 'none';
      }
    },
    async close() {
      isClosed = true;
      await connecting?.then((client) => client.end()).catch(() => {});
    },
  };
}

async function ask(client: pg.Client, name: string): Promise<pg.QueryResult<{ taken: boolean }>> {
  const answered = endIfSilent(client, patienceMs);
  try {
    return await client.query('select pg_try_advisory_lock($1, hashtext($2)) as taken', [lockClass, name]);
  } finally {
    answered();
  }
}

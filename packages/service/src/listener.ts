import pg from 'pg';
import { endIfSilent } from './silence.ts';

export interface Listener {
  /**
   * Calls `onMessage` with the payload of each `NOTIFY <channel>`, and with null whenever the connection
   * was made: anything may have been said before that was not heard.
   */
  listen(channel: string, onMessage: (payload: string | null) => void): void;
  /** Resolves once it listens; rejects when there is no database. To be called once, after all `listen`. */
  start(): Promise<void>;
  /** False while the connection is lost: nobody would tell of a change. */
  isListening(): boolean;
  close(): Promise<void>;
}

const reconnectDelayMs = 500;
const connectTimeoutMs = 5_000;

/** One connection that hears what PostgreSQL's sessions tell each other. A lost one is made again. */
export function createListener(options: {
  url: string;
  role: string;
  onError: (error: Error) => void;
}): Listener {
  const handlers = new Map<string, ((payload: string | null) => void)[]>();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isListening = false;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: options.url,
      options: `-c role=${options.role}`,
      keepAlive: true,
      connectionTimeoutMillis: connectTimeoutMs,
      application_name: 'listener',
    });
    client = next;
    next.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''));
    next.on('error', (error) => {
      if (!isClosed) options.onError(error);
      retry();
    });
    next.on('end', retry);
    await next.connect();
    const heard = endIfSilent(next, connectTimeoutMs);
    for (const channel of handlers.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`);
    heard();
    if (isClosed) return next.end();
    isListening = true;
    for (const channel of handlers.keys()) tell(channel, null);
  }

  function tell(channel: string, payload: string | null): void {
    for (const handle of handlers.get(channel) ?? []) handle(payload);
  }

  function retry(): void {
    isListening = false;
    if (isClosed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect().catch((error: Error) => {
        options.onError(error);
        retry();
      });
    }, reconnectDelayMs);
  }

  return {
    listen(channel, onMessage) {
      if (client) throw new Error(`listening has begun; ${channel} comes too late`);
      handlers.set(channel, [...(handlers.get(channel) ?? []), onMessage]);
    },
    start: connect,
    isListening: () => isListening,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}

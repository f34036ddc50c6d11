import pg from 'pg';

export interface SessionEndListener {
  start(): Promise<void>;
  close(): Promise<void>;
}

const reconnectDelayMs = 500;

/**
 * Hears of sessions that end, in whichever process. After a lost connection `onGap` is called:
 * some may have ended unheard.
 */
export function createSessionEndListener(options: {
  databaseUrl: string;
  onEnd: (sessionId: string, reason: string) => void;
  onGap: () => void;
  onError: (error: Error) => void;
}): SessionEndListener {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(isFirst: boolean): Promise<void> {
    const next = new pg.Client({
      connectionString: options.databaseUrl,
      options: '-c role=platform_app',
      keepAlive: true,
      application_name: 'session ends',
    });
    client = next;
    next.on('notification', ({ payload }) => {
      const { session_id: sessionId, reason } = JSON.parse(payload ?? '{}') as {
        session_id: string;
        reason: string;
      };
      options.onEnd(sessionId, reason);
    });
    next.on('error', (error) => {
      if (!closed) options.onError(error);
    });
    next.on('end', retry);
    await next.connect();
    await next.query('listen session_ended');
    if (closed) await next.end();
    else if (!isFirst) options.onGap();
  }

  function retry(): void {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect(false).catch((error: Error) => {
        options.onError(error);
        retry();
      });
    }, reconnectDelayMs);
  }

  return {
    start: () => connect(true),
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}

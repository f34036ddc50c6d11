import pg from 'pg';

export interface ContentListener {
  /** False while the connection is lost: nobody would tell of a change. */
  isListening(): boolean;
  close(): Promise<void>;
}

const reconnectDelayMs = 500;

/**
 * Listens for `NOTIFY content_changed` with a site id as payload. While the connection is lost,
 * `onChange` is called with null once it is back: anything may have changed in between.
 */
export function listenForContent(options: {
  url: string;
  onChange: (siteId: number | null) => void;
  onError: (error: Error) => void;
}): ContentListener {
  let client: pg.Client | undefined;
  let listening = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: options.url, keepAlive: true });
    client = next;
    next.on('notification', ({ payload }) => options.onChange(payload ? Number(payload) : null));
    next.on('error', (error) => {
      options.onError(error);
      retry();
    });
    next.on('end', retry);
    try {
      await next.connect();
      await next.query('listen content_changed');
      listening = true;
      options.onChange(null);
    } catch (error) {
      options.onError(error as Error);
      retry();
    }
  }

  function retry(): void {
    listening = false;
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, reconnectDelayMs);
  }

  void connect();
  return {
    isListening: () => listening,
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

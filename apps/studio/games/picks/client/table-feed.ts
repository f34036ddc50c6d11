import type { TableStakesView, TableView } from '../../../play-protocol/play-protocol.ts';

export interface TableFeedParts {
  /** Where the studio tells of the table's draws. */
  readonly address: string;
  /** The same for the asking, while there is no stream. */
  ask(): Promise<TableView>;
  onView(view: TableView): void;
  /** Whether the table can be seen at all. */
  onLost(isLost: boolean): void;
}

const askEveryMs = 2_000;
const listenAgainMs = 30_000;

/**
 * Follows a table for as long as the window is open: by the studio's stream of events, and by asking wherever a stream
 * can't be had.
 */
export class TableFeed {
  readonly #parts: TableFeedParts;
  #aheadMs = Number.NEGATIVE_INFINITY;
  #last: TableView | null = null;
  #isStreaming = false;
  #isLost = false;

  constructor(parts: TableFeedParts) {
    this.#parts = parts;
    this.#listen();
    setInterval(() => !this.#isStreaming && void this.#ask(), askEveryMs);
    // a window that was asleep has missed what came meanwhile
    document.addEventListener('visibilitychange', () => !document.hidden && void this.#ask());
  }

  /** The tables' clock. */
  nowMs(): number {
    return Date.now() + (Number.isFinite(this.#aheadMs) ? this.#aheadMs : 0);
  }

  #listen(): void {
    const stream = new EventSource(this.#parts.address);
    stream.addEventListener('open', () => (this.#isStreaming = true));
    stream.addEventListener('error', () => {
      this.#isStreaming = false;
      void this.#ask();
      // refused, for too many listen: the browser doesn't try again by itself
      if (stream.readyState === EventSource.CLOSED) setTimeout(() => this.#listen(), listenAgainMs);
    });
    stream.addEventListener('table', (event) => this.#take(JSON.parse(event.data) as TableView));
    stream.addEventListener('stakes', (event) => {
      if (this.#last) this.#take({ ...this.#last, ...(JSON.parse(event.data) as TableStakesView) });
    });
  }

  async #ask(): Promise<void> {
    try {
      this.#take(await this.#parts.ask());
    } catch {
      // said on the screen; the next turn comes
      this.#lose(true);
    }
  }

  #take(view: TableView): void {
    // what was longest on its way is furthest behind: the freshest answer is right
    this.#aheadMs = Math.max(this.#aheadMs, Date.parse(view.now) - Date.now());
    this.#lose(false);
    this.#last = view;
    this.#parts.onView(view);
  }

  #lose(isLost: boolean): void {
    if (isLost === this.#isLost) return;
    this.#isLost = isLost;
    this.#parts.onLost(isLost);
  }
}

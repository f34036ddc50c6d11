import type { SportsEvents } from '../../../play-protocol/sports-stream.ts';

type Listeners = { readonly [Name in keyof SportsEvents]?: (data: SportsEvents[Name]) => void };

export interface EventStreamParts {
  readonly address: string;
  readonly on: Listeners;
  /** Whether what is another comes by itself: else it is asked for. */
  onOpen(isOpen: boolean): void;
}

const openAgainMs = 30_000;

/** What the studio tells by itself, as long as the window is looked at. */
export class EventStream {
  readonly #parts: EventStreamParts;
  #stream: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #look = (): void => (document.hidden ? this.#close() : this.#open());

  constructor(parts: EventStreamParts) {
    this.#parts = parts;
    document.addEventListener('visibilitychange', this.#look);
    this.#look();
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.#look);
    this.#close();
  }

  #open(): void {
    if (this.#stream) return;
    const { address, on, onOpen } = this.#parts;
    const stream = new EventSource(address);
    this.#stream = stream;
    stream.addEventListener('open', () => onOpen(true));
    stream.addEventListener('error', () => {
      if (this.#stream !== stream) return;
      onOpen(false);
      // refused, for too many watch: the browser doesn't try again by itself
      if (stream.readyState !== EventSource.CLOSED) return;
      this.#stream = null;
      this.#timer = setTimeout(this.#look, openAgainMs);
    });
    for (const [name, take] of Object.entries(on))
      stream.addEventListener(name, (event) =>
        (take as (data: unknown) => void)(JSON.parse((event as MessageEvent<string>).data)),
      );
  }

  #close(): void {
    clearTimeout(this.#timer);
    if (!this.#stream) return;
    this.#stream.close();
    this.#stream = null;
    this.#parts.onOpen(false);
  }
}

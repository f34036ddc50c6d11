import { Refusal } from '../../client/api.ts';

export interface PollParts {
  /** The pause after an answer. */
  everyMs(): number;
  ask(): Promise<void>;
  /** Nothing came back, or what came was a refusal. */
  onFailure(error: unknown): void;
}

/**
 * Asks again and again, never twice at once: the pause begins with the answer. A window that nobody looks at rests, and
 * asks at once when it is looked at again.
 */
export class Poll {
  readonly #parts: PollParts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;
  #isDue = false;
  #isStopped = false;
  readonly #wake = (): void => void (document.hidden || this.now());

  constructor(parts: PollParts) {
    this.#parts = parts;
    document.addEventListener('visibilitychange', this.#wake);
    this.now();
  }

  /** Asks at once, or as soon as the question that is on its way is answered. */
  now(): void {
    clearTimeout(this.#timer);
    this.#isDue = this.#isAsking;
    if (!this.#isAsking && !this.#isStopped) void this.#run();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#wake);
  }

  async #run(): Promise<void> {
    this.#isAsking = true;
    try {
      await this.#parts.ask();
    } catch (error) {
      if (!this.#isStopped) this.#parts.onFailure(error);
      // the session is over: whatever is asked in it is answered alike
      if (error instanceof Refusal && error.status === 401) this.stop();
    }
    this.#isAsking = false;
    if (this.#isDue) this.now();
    else if (!this.#isStopped && !document.hidden)
      this.#timer = setTimeout(() => this.now(), this.#parts.everyMs());
  }
}

import { Watched } from './watched.ts';

const tickMs = 500;

/** The studio's clock as this page sees it, and its tick. A hidden window does not tick. */
export class StudioClock extends Watched {
  #aheadMs = Number.NEGATIVE_INFINITY;

  start(): void {
    setInterval(() => {
      if (!document.hidden) this.changed();
    }, tickMs);
  }

  /** What was longest on its way is furthest behind: the freshest answer is right. */
  follow(now: string): void {
    this.#aheadMs = Math.max(this.#aheadMs, Date.parse(now) - Date.now());
  }

  nowMs(): number {
    return Date.now() + (Number.isFinite(this.#aheadMs) ? this.#aheadMs : 0);
  }
}

import { Refusal, type RoundView, type StudioApi, Unreachable } from './api.ts';

/** Why the player waits: no connection, or the wallet has not answered yet. Null when the wait is over. */
export type Waiting = 'lost' | 'settling' | null;

/**
 * Gets a round decided, whatever happens on the way. The round's id is made here and kept in the browser until the
 * studio has decided it, so that a resend, a reload or a second tab never plays twice.
 */
export class RoundKeeper {
  readonly #api: StudioApi;
  readonly #storeKey: string;
  readonly #onWaiting: (waiting: Waiting) => void;
  readonly #studioNowMs: () => number;

  constructor(
    api: StudioApi,
    gameCode: string,
    onWaiting: (waiting: Waiting) => void,
    studioNowMs: () => number,
  ) {
    this.#studioNowMs = studioNowMs;
    this.#api = api;
    this.#storeKey = `round:${gameCode}`;
    this.#onWaiting = onWaiting;
  }

  /** The decided round; `onPlaced` is told when a shared draw has taken the stake. Throws a Refusal when the studio refuses the bet. */
  async play(bet: object, onPlaced: (round: RoundView) => void = () => {}): Promise<RoundView> {
    const id = makeRoundId();
    sessionStorage.setItem(this.#storeKey, id);
    try {
      const round = await this.#persist(() => this.#api.play(id, bet));
      if (round.draw && round.state === 'settling') onPlaced(round);
      return await this.#untilDecided(round);
    } finally {
      sessionStorage.removeItem(this.#storeKey);
    }
  }

  /** What became of a round that a reload interrupted; null when there was none. */
  async recover(openRound: RoundView | null): Promise<RoundView | null> {
    const id = openRound?.client_round_id ?? sessionStorage.getItem(this.#storeKey);
    if (!id) return null;
    try {
      return await this.#untilDecided(openRound ?? (await this.#persist(() => this.#api.round(id))));
    } catch (error) {
      // the request never reached the studio: no round was made, nothing was taken
      if (error instanceof Refusal) return null;
      throw error;
    } finally {
      sessionStorage.removeItem(this.#storeKey);
    }
  }

  async #untilDecided(first: RoundView): Promise<RoundView> {
    let round = first;
    while (round.state === 'settling') {
      // a shared draw has its time; only when that is over does the wait need words
      const drawInMs = round.draw ? Date.parse(round.draw.closes_at) - this.#studioNowMs() : -drawGraceMs;
      if (drawInMs <= -drawGraceMs) this.#onWaiting('settling');
      await pause(drawInMs > 0 ? Math.min(drawInMs + 300, 5_000) : 600);
      round = await this.#persist(() => this.#api.round(round.client_round_id));
    }
    this.#onWaiting(null);
    return round;
  }

  /** Asks again until there is an answer; the same request never does its work twice. */
  async #persist<T>(ask: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const answer = await ask();
        if (attempt > 0) this.#onWaiting(null);
        return answer;
      } catch (error) {
        if (!(error instanceof Unreachable)) {
          this.#onWaiting(null);
          throw error;
        }
        this.#onWaiting('lost');
        await pause(Math.min(800 * 1.6 ** attempt, 6_000));
      }
    }
  }
}

const drawGraceMs = 3_000;

function makeRoundId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function pause(ms: number): Promise<void> {
  return new Promise((settle) => setTimeout(settle, ms));
}

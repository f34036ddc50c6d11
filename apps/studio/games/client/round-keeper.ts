import type { BetView, RoundView } from '../../play-protocol/play-protocol.ts';
import { Busy, Refusal, type StudioApi, Unreachable } from './api.ts';
import { makeClientSeed } from './client-seed.ts';

/** Why the player waits: no connection, too much asked, or no answer of the wallet yet. Null when the wait is over. */
export type Waiting = 'lost' | 'busy' | 'settling' | null;

export interface RoundKeeperParts {
  readonly api: Pick<StudioApi, 'play' | 'move' | 'round'>;
  readonly gameCode: string;
  onWaiting(waiting: Waiting): void;
  studioNowMs(): number;
  /** Outlives a reload of the window, and is the window's own. */
  readonly store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  pause(ms: number): Promise<void>;
}

export interface PlayOptions {
  /** At a table that many play at: the draw that the stake is meant for, and no other. */
  readonly draw?: number;
  /** The grant of free rounds that pays for it. */
  readonly freeGrant?: string;
  /** It has taken the stake. */
  onPlaced?(round: RoundView): void;
}

export interface RecoveredRound {
  /** Null where the window had asked for it and never got an answer. */
  readonly open: RoundView | null;
  /** Null when no round was made. */
  readonly decided: Promise<RoundView | null>;
}

/**
 * Gets a round decided, whatever happens on the way. Its id is made here and kept in the browser until the
 * studio has decided it, so that a resend, a reload or a second tab never plays twice.
 */
export class RoundKeeper {
  readonly #parts: RoundKeeperParts;
  readonly #storeKey: string;

  constructor(parts: RoundKeeperParts) {
    this.#parts = parts;
    this.#storeKey = `round:${parts.gameCode}`;
  }

  /** The decided round. Throws a Refusal when the studio refuses the bet. */
  async play(bet: BetView, { draw, freeGrant, onPlaced }: PlayOptions = {}): Promise<RoundView> {
    const { api } = this.#parts;
    const id = makeClientSeed();
    this.#keep([...this.#kept(), id]);
    try {
      const round = await this.#persist(() => api.play(id, bet, { draw, freeGrant }));
      if (round.draw && round.state === 'settling') onPlaced?.(round);
      return await this.#untilDecided(round);
    } finally {
      this.#forget(id);
    }
  }

  /**
   * The next move of a hand: however often it is sent, it is made once. Throws a Refusal where it can't be made, as when the
   * hand has gone on in another window.
   */
  async move(round: Pick<RoundView, 'client_round_id'>, step: number, move: string): Promise<RoundView> {
    return this.#persist(() => this.#parts.api.move(round.client_round_id, step, move));
  }

  /** A round that was made without this window, once it is decided. */
  follow(round: RoundView): Promise<RoundView> {
    return this.#untilDecided(round);
  }

  /** The answer to what is done once however often it is asked. */
  untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
    return this.#persist(ask);
  }

  /** What became of the rounds that a reload interrupted: those that are open, and those that this window asked for. */
  recover(openRounds: readonly RoundView[]): RecoveredRound[] {
    const open = openRounds.map((round) => ({
      open: round,
      decided: this.#recoverOne(round.client_round_id, () => this.#untilDecided(round)),
    }));
    const known = new Set(openRounds.map((round) => round.client_round_id));
    const lost = this.#kept()
      .filter((id) => !known.has(id))
      .map((id) => ({
        open: null,
        decided: this.#recoverOne(id, async () =>
          this.#untilDecided(await this.#persist(() => this.#parts.api.round(id))),
        ),
      }));
    return [...open, ...lost];
  }

  async #recoverOne(id: string, ask: () => Promise<RoundView>): Promise<RoundView | null> {
    try {
      return await ask();
    } catch (error) {
      // the request never reached the studio: no round was made, nothing was taken
      if (error instanceof Refusal) return null;
      throw error;
    } finally {
      this.#forget(id);
    }
  }

  #kept(): string[] {
    return this.#parts.store.getItem(this.#storeKey)?.split(' ') ?? [];
  }

  #keep(ids: readonly string[]): void {
    if (ids.length > 0) this.#parts.store.setItem(this.#storeKey, ids.join(' '));
    else this.#parts.store.removeItem(this.#storeKey);
  }

  #forget(id: string): void {
    this.#keep(this.#kept().filter((kept) => kept !== id));
  }

  async #untilDecided(first: RoundView): Promise<RoundView> {
    const { api, onWaiting, studioNowMs } = this.#parts;
    let round = first;
    while (round.state === 'settling') {
      // a shared draw has its time; only when that is over does the wait need words
      const drawInMs = round.draw ? Date.parse(round.draw.closes_at) - studioNowMs() : -drawGraceMs;
      if (drawInMs <= -drawGraceMs) onWaiting('settling');
      await this.#parts.pause(drawInMs > 0 ? Math.min(drawInMs + 300, 5_000) : 600);
      const { client_round_id } = round;
      round = await this.#persist(() => api.round(client_round_id));
    }
    onWaiting(null);
    return round;
  }

  /** Asks again until there is an answer; the same request never does its work twice. */
  async #persist<T>(ask: () => Promise<T>): Promise<T> {
    const { onWaiting } = this.#parts;
    for (let attempt = 0; ; attempt += 1) {
      try {
        const answer = await ask();
        if (attempt > 0) onWaiting(null);
        return answer;
      } catch (error) {
        if (!(error instanceof Unreachable)) {
          onWaiting(null);
          throw error;
        }
        onWaiting(error instanceof Busy ? 'busy' : 'lost');
        await this.#parts.pause(Math.min(800 * 1.6 ** attempt, 6_000));
      }
    }
  }
}

const drawGraceMs = 3_000;

import { AutoPlay, type AutoEnd, type AutoRound, type AutoTerms } from './auto-play.ts';

/** `failed`: no round came of a press. `stopped`: the player had enough, or looks at something else. */
export type PilotEnd = AutoEnd | 'failed' | 'stopped';

/** What presses for the player. */
export interface PilotSeat {
  /** What the next round stakes, in minor units. */
  stakeMinor(): bigint;
  press(): void;
  isIdle(): boolean;
  /** Calls back when the round before has been looked at; answers the way to call that off. */
  afterLook(next: () => void): () => void;
  /** How many rounds are left while it presses; null when it has ended, and why. */
  show(left: number | null, end?: PilotEnd): void;
}

/** Plays round after round by the rules of AutoPlay, each by a press that the player could have made. */
export class AutoPilot {
  readonly #seat: PilotSeat;
  #auto: AutoPlay | null = null;
  #hasRound = false;
  #callOff: () => void = () => {};

  constructor(seat: PilotSeat) {
    this.#seat = seat;
  }

  get isOn(): boolean {
    return this.#auto !== null;
  }

  start(terms: AutoTerms): void {
    this.stop('stopped');
    this.#hasRound = false;
    this.#auto = new AutoPlay(terms);
    this.#seat.show(this.#auto.left);
    this.#next();
  }

  /** The round that runs goes on to its end. */
  stop(end: PilotEnd): void {
    if (!this.#auto) return;
    this.#auto = null;
    this.#callOff();
    this.#seat.show(null, end);
  }

  /** A round has ended with these figures. */
  noteRound(round: AutoRound): void {
    if (!this.#auto) return;
    this.#hasRound = true;
    this.#auto.note(round);
    this.#seat.show(this.#auto.left);
  }

  /** The game waits for a press. */
  noteIdle(): void {
    if (!this.#auto) return;
    if (!this.#hasRound) return this.stop('failed');
    this.#hasRound = false;
    const end = this.#auto.refuse(this.#seat.stakeMinor());
    if (end) return this.stop(end);
    this.#callOff();
    this.#callOff = this.#seat.afterLook(() => this.#next());
  }

  #next(): void {
    // the player may have pressed in between: that round is one of these
    if (!this.#auto || !this.#seat.isIdle()) return;
    const end = this.#auto.refuse(this.#seat.stakeMinor());
    if (end) return this.stop(end);
    this.#seat.press();
    // the game has said why it takes no such bet
    if (this.#seat.isIdle()) this.stop('failed');
  }
}

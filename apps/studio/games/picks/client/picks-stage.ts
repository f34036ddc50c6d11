import type { Translate } from '@halls/i18n/format';
import type { Shell } from '../../client/shell.ts';

/** Shows a table's draws. Outcomes stand before they are shown; `skip` only shortens the show. */
export interface PicksStage<Outcome = unknown> {
  readonly element: HTMLElement;
  /** Without a show: the end of an outcome, or the empty table. */
  rest(outcome: Outcome | null): void;
  /** The studio has been asked. */
  wait(): void;
  play(outcome: Outcome): Promise<void>;
  skip(): void;
  /** The outcome in words, for everybody who does not see it. */
  describe(outcome: Outcome): string;
}

export interface StageParts<Key extends string = string> {
  readonly shell: Shell;
  readonly text: Translate<Key>;
  readonly theme: Shell['view']['game']['theme'];
  readonly show: Show;
}

/** The passing of time in a show: quick, skipped or still as the player wants it. */
export class Show {
  readonly #shell: Shell;
  #isSkipped = false;
  #wake: () => void = () => {};

  constructor(shell: Shell) {
    this.#shell = shell;
  }

  begin(): void {
    this.#isSkipped = false;
  }

  skip(): void {
    this.#isSkipped = true;
    this.#wake();
  }

  get isStill(): boolean {
    return this.#isSkipped || this.#shell.prefersStillness;
  }

  get pace(): number {
    return this.#shell.isFast ? 0.45 : 1;
  }

  async pause(ms: number): Promise<void> {
    if (this.isStill) return;
    await new Promise<void>((settle) => {
      this.#wake = settle;
      setTimeout(settle, ms * this.pace);
    });
  }

  tick(): void {
    if (!this.isStill) this.#shell.sound.stop();
  }
}

export function artOf(theme: StageParts['theme'], symbol: string): string {
  return `/art/${theme.id}/${symbol}.svg`;
}

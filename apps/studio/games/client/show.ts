import type { Shell } from './shell.ts';

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

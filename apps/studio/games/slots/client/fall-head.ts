import { el } from '../../client/dom.ts';
import type { Shell } from '../../client/shell.ts';
import type { ClusterModel } from '../slot-model.ts';

/** Above the reels of a cluster game: what each fall counts, with the one that falls now. */
export class FallHead {
  readonly element: HTMLElement;
  readonly #steps: readonly HTMLElement[];

  constructor({ locale }: Pick<Shell, 'locale'>, { multipliers, maxFalls }: ClusterModel) {
    this.#steps = multipliers
      .slice(0, maxFalls)
      .map((multiplier) =>
        el('span', { class: 'fall-step figures' }, `×${multiplier.toLocaleString(locale)}`),
      );
    this.element = el('div', { class: 'fall-head', 'aria-hidden': 'true' }, ...this.#steps);
    this.show(0);
  }

  /** A fall by its number, from 0. */
  show(fall: number): void {
    this.#steps.forEach((step, place) => {
      step.classList.toggle('is-now', place === fall);
      step.classList.toggle('is-passed', place < fall);
    });
  }

  /** The fall pays. */
  light(fall: number, durationMs: number): void {
    this.#steps[fall]?.animate([{ scale: 1 }, { scale: 1.35 }, { scale: 1 }], {
      duration: durationMs,
      easing: 'ease-out',
    });
  }
}

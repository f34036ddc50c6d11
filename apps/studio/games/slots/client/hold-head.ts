import { el } from '../../client/dom.ts';
import type { Shell } from '../../client/shell.ts';
import type { HoldAndSpin } from '../slot-model.ts';

type Frame = Pick<Shell, 'text' | 'locale'>;

/** Above the reels of a game with hold and spin: what it can bring, and while it runs how it stands. */
export class HoldHead {
  readonly element: HTMLElement;
  readonly #offer: HTMLElement;
  readonly #course: HTMLElement;
  readonly #pips: readonly HTMLElement[];
  readonly #total = el('strong', { class: 'figures', 'data-field': 'hold-total' });

  constructor({ text, locale }: Frame, { from, respins, grand }: HoldAndSpin, stakeUnits: number) {
    const times = (grand / stakeUnits).toLocaleString(locale);
    this.#offer = el(
      'div',
      { class: 'hold-offer' },
      el('span', {}, text('hold_hint', { n: from })),
      el('strong', { class: 'figures' }, text('hold_grand', { n: times })),
    );
    this.#pips = Array.from({ length: respins }, () => el('i', { class: 'hold-pip' }));
    this.#course = el(
      'div',
      { class: 'hold-course', hidden: true },
      el('span', {}, text('hold_respins')),
      el('span', { class: 'hold-pips', 'data-field': 'respins' }, ...this.#pips),
      el('span', {}, text('hold_total')),
      this.#total,
    );
    this.element = el('div', { class: 'hold-head', 'aria-hidden': 'true' }, this.#offer, this.#course);
  }

  rest(): void {
    this.#offer.hidden = false;
    this.#course.hidden = true;
  }

  /** `left` respins, and what all coins come to. */
  show(left: number, total: string): void {
    this.#offer.hidden = true;
    this.#course.hidden = false;
    this.#pips.forEach((pip, place) => pip.classList.toggle('is-left', place < left));
    this.showTotal(total);
  }

  showTotal(total: string): void {
    this.#total.textContent = total;
  }

  /** All respins are back. */
  refill(durationMs: number): void {
    for (const pip of this.#pips)
      pip.animate([{ scale: 1 }, { scale: 1.7 }, { scale: 1 }], { duration: durationMs, easing: 'ease-out' });
  }
}

import { el } from '../../../client/dom.ts';
import { placePriceOf } from '../../outright/each-way.ts';
import type { Sportsbook } from '../sportsbook.ts';
import type { EachWayOffer } from './slip-check.ts';
import type { SlipLeg } from './slip-state.ts';

/** Whether a champion is bet on each way, with the terms in words. */
export class EachWaySwitch {
  readonly element: HTMLElement;
  readonly #book: Sportsbook;
  readonly #key: string;
  readonly #box = el('input', { type: 'checkbox' });
  readonly #terms = el('small', {});

  constructor(book: Sportsbook, key: string) {
    this.#book = book;
    this.#key = key;
    const { text, slip } = book;
    this.#box.addEventListener('change', () => slip.setEachWay(key, this.#box.checked));
    this.element = el(
      'label',
      { class: 'each-way', hidden: true },
      this.#box,
      el('span', {}, text('each_way')),
      this.#terms,
    );
  }

  /** Null: not a bet that can be each way, or not known yet. */
  update({ price, selection }: SlipLeg, offer: EachWayOffer | null): void {
    const { text, slip, prices } = this.#book;
    const isOn = slip.isEachWay(this.#key);
    this.element.hidden = !offer;
    if (!offer) return;
    const { places, part } = offer;
    const win = price || selection.price;
    const terms = {
      ...{ places, part, price: prices.show(win) },
      place: prices.show(placePriceOf(win, offer)),
    };
    const isClosed = offer.price === 0;
    const words = isClosed
      ? text('each_way_closed')
      : text(isOn ? 'each_way_terms' : 'each_way_offer', terms);
    if (this.#terms.textContent !== words) this.#terms.textContent = words;
    if (this.#box.checked !== isOn) this.#box.checked = isOn;
    // what is on can be taken back at any time
    this.#box.disabled = isClosed && !isOn;
  }
}

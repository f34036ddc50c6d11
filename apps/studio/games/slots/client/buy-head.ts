import { button, el } from '../../client/dom.ts';
import { openSheet } from '../../client/sheet.ts';
import type { Shell } from '../../client/shell.ts';
import type { BoughtSpins } from '../slot-model.ts';

/** Nothing is bought while a round runs, rounds come by themselves, or are free. */
type BuyLock = 'round' | 'auto' | 'free';

type Frame = Pick<Shell, 'text' | 'money'>;

/** Above the reels of a game whose free spins can be bought: what they cost, and a way to buy them. */
export class BuyHead {
  readonly element: HTMLElement;
  readonly #frame: Frame;
  readonly #bought: BoughtSpins;
  readonly #limitMinor: bigint;
  readonly #button: HTMLButtonElement;
  readonly #price = el('strong', { class: 'figures', 'data-field': 'buy-price' });
  #stakeMinor = 0n;
  readonly #locks = new Set<BuyLock>();

  /** `limitMinor`: the most that a round may cost. */
  constructor(frame: Frame, bought: BoughtSpins, limitMinor: bigint, onBuy: () => void) {
    const { text } = frame;
    this.#frame = frame;
    this.#bought = bought;
    this.#limitMinor = limitMinor;
    const name = text('buy_spins', { n: bought.spins });
    const ask = (): void => this.#ask(onBuy);
    this.#button = button(name, ask, { class: 'buy-button', 'data-action': 'buy' }, name, this.#price);
    this.element = el(
      'div',
      { class: 'reel-offer' },
      el('span', { class: 'reel-offer-hint' }, text('buy_hint')),
      this.#button,
    );
  }

  /** What the spins cost at this stake. */
  showStake(stakeMinor: bigint): void {
    this.#stakeMinor = stakeMinor;
    this.#show();
  }

  lock(why: BuyLock, isLocked: boolean): void {
    if (isLocked) this.#locks.add(why);
    else this.#locks.delete(why);
    this.#show();
  }

  get #priceMinor(): bigint {
    return this.#stakeMinor * BigInt(this.#bought.price);
  }

  #show(): void {
    const { money, text } = this.#frame;
    const isTooDear = this.#priceMinor > this.#limitMinor;
    this.#price.textContent = money.show(this.#priceMinor);
    const name = text('buy_spins', { n: this.#bought.spins });
    this.#button.setAttribute('aria-label', `${name} ${this.#price.textContent}`);
    this.#button.disabled = this.#locks.size > 0 || isTooDear;
    this.#button.title = isTooDear ? text('buy_limit', { amount: money.show(this.#limitMinor) }) : '';
  }

  #ask(onBuy: () => void): void {
    const { text, money } = this.#frame;
    const { spins, price } = this.#bought;
    const amount = money.show(this.#priceMinor);
    const buy = (): void => {
      sheet.close();
      onBuy();
    };
    const sheet = openSheet(
      text('buy_spins', { n: spins }),
      text,
      el('p', {}, text('buy_note', { n: spins, price, stake: money.show(this.#stakeMinor) })),
      el('p', { class: 'note' }, text('buy_chance')),
      button(text('buy_for', { amount }), buy, { class: 'main-button' }),
    );
  }
}

import { button, el } from '../../client/dom.ts';
import type { Shell } from '../../client/shell.ts';

/** A round's bet is made, or rounds come by themselves and are not gambled. */
type GambleLock = 'round' | 'auto';

/** Above the reels of a game whose wins can be gambled: whether those of the next rounds are. Off until the player turns it on. */
export class GambleHead {
  readonly element: HTMLElement;
  readonly #switch: HTMLButtonElement;
  readonly #locks = new Set<GambleLock>();

  constructor({ text }: Pick<Shell, 'text'>) {
    this.#switch = button(
      text('gamble'),
      () => this.#switch.setAttribute('aria-pressed', String(!this.isOn)),
      { class: 'gamble-switch', 'data-action': 'gamble', 'aria-pressed': 'false' },
      el('span', {}, text('gamble')),
      el('i', { 'aria-hidden': 'true' }),
    );
    this.element = el(
      'div',
      { class: 'reel-offer' },
      el('span', { class: 'reel-offer-hint' }, text('gamble_hint')),
      this.#switch,
    );
  }

  get isOn(): boolean {
    return this.#switch.getAttribute('aria-pressed') === 'true';
  }

  lock(why: GambleLock, isLocked: boolean): void {
    if (isLocked) this.#locks.add(why);
    else this.#locks.delete(why);
    this.#switch.disabled = this.#locks.size > 0;
  }
}

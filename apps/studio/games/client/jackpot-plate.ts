import type { StudioApi } from './api.ts';
import { el } from './dom.ts';
import type { Money } from './money.ts';
import type { Text } from './texts.ts';

const lookEveryMs = 5_000;

/**
 * What the jackpot holds now, beside the game's name. Asked for again while the window is looked at; when nobody says, a
 * dash stands there rather than an old figure.
 */
export class JackpotPlate {
  readonly element: HTMLElement;
  readonly #amount = el('output', { class: 'jackpot-amount', 'data-field': 'jackpot' });
  readonly #money: Money;

  constructor(parts: { api: Pick<StudioApi, 'jackpot'>; money: Money; text: Text }, amount: string | null) {
    this.#money = parts.money;
    this.element = el(
      'p',
      { class: 'jackpot-plate' },
      el('span', { class: 'jackpot-word' }, parts.text('jackpot')),
      this.#amount,
    );
    this.show(amount);
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      this.show(await parts.api.jackpot().catch(() => null));
    };
    setInterval(() => void look(), lookEveryMs);
    document.addEventListener('visibilitychange', () => void look());
  }

  show(amount: string | null): void {
    this.#amount.textContent = amount === null ? '—' : this.#money.show(this.#money.parse(amount));
  }
}

import { el } from './dom.ts';
import type { Shell } from './shell.ts';

/** The balance and the last win as the bar of every game shows them. Amounts in minor units. */
export class MoneyMeters {
  readonly balance: HTMLElement;
  readonly win: HTMLElement;
  readonly #shell: Shell;
  readonly #balanceValue = el('dd', { 'data-field': 'balance' });
  readonly #winValue = el('dd', { class: 'win-value', 'data-field': 'win' });

  constructor(shell: Shell) {
    this.#shell = shell;
    const { text } = shell;
    this.balance = el('dl', { class: 'meter balance' }, el('dt', {}, text('balance')), this.#balanceValue);
    this.win = el('dl', { class: 'meter win' }, el('dt', {}, text('win')), this.#winValue);
    this.showWin(0n);
  }

  /** Null when the wallet did not say: then no figure stands there rather than a wrong one. */
  showBalance(minor: bigint | null): void {
    this.#balanceValue.textContent = minor === null ? '—' : this.#shell.money.show(minor);
  }

  /** Stands out only when more came back than was staked. */
  showWin(minor: bigint, stakeMinor = 0n): void {
    this.#winValue.textContent = this.#shell.money.show(minor);
    this.#winValue.classList.toggle('has-win', minor > stakeMinor);
  }
}

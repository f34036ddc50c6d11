import { button, el, icon } from './dom.ts';
import type { Shell } from './shell.ts';

/** The stake of a round, in the steps that the studio offers; the last one that was chosen is remembered. Minor units. */
export class StakeStepper {
  readonly element: HTMLElement;
  readonly #shell: Shell;
  readonly #stakes: readonly bigint[];
  readonly #bet = el('output', { class: 'meter-value', 'data-field': 'bet' });
  readonly #less: HTMLButtonElement;
  readonly #more: HTMLButtonElement;
  #index: number;
  #isLocked = false;
  #givenMinor: bigint | null = null;
  readonly #onChange: (stakeMinor: bigint) => void;

  constructor(shell: Shell, onChange: (stakeMinor: bigint) => void = () => {}) {
    this.#shell = shell;
    this.#onChange = onChange;
    const { text, money, view } = shell;
    this.#stakes = view.stakes.map((stake) => money.parse(stake));
    this.#index = this.#startIndex();
    this.#less = button(text('bet_less'), () => this.step(-1), { class: 'round-button' }, icon('minus'));
    this.#more = button(text('bet_more'), () => this.step(1), { class: 'round-button' }, icon('plus'));
    this.element = el(
      'div',
      { class: 'stepper', role: 'group', 'aria-label': text('bet') },
      this.#less,
      el('div', { class: 'meter' }, el('span', { class: 'meter-label' }, text('total_bet')), this.#bet),
      this.#more,
    );
    this.#show();
  }

  get stakeMinor(): bigint {
    return this.#givenMinor ?? this.#stakes[this.#index]!;
  }

  step(by: -1 | 1): void {
    if (this.#isFixed) return;
    const next = this.#index + by;
    if (next < 0 || next >= this.#stakes.length) return;
    this.#index = next;
    localStorage.setItem(this.#storeKey, this.#shell.money.toDecimal(this.stakeMinor));
    this.#shell.sound.click();
    this.#show();
  }

  lock(isLocked: boolean): void {
    this.#isLocked = isLocked;
    this.#show();
  }

  /** The stake is given; null where the player chooses. */
  fix(givenMinor: bigint | null): void {
    this.#givenMinor = givenMinor;
    this.#show();
  }

  get #storeKey(): string {
    return `stake:${this.#shell.view.currency}`;
  }

  #startIndex(): number {
    const { view, money } = this.#shell;
    const kept = this.#stakes.findIndex(
      (stake) => money.toDecimal(stake) === localStorage.getItem(this.#storeKey),
    );
    return kept >= 0 ? kept : Math.max(0, view.stakes.indexOf(view.first_stake));
  }

  #show(): void {
    this.#bet.textContent = this.#shell.money.show(this.stakeMinor);
    this.#onChange(this.stakeMinor);
    this.#less.disabled = this.#isFixed || this.#index === 0;
    this.#more.disabled = this.#isFixed || this.#index === this.#stakes.length - 1;
  }

  get #isFixed(): boolean {
    return this.#isLocked || this.#givenMinor !== null;
  }
}

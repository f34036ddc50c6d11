import { button, el, icon } from '../../client/dom.ts';
import { MoneyMeters } from '../../client/money-meters.ts';
import type { Shell } from '../../client/shell.ts';

/** Balance, bet steps, last win and the spin button. Amounts in minor units. */
export class SlotBar {
  readonly spinButton: HTMLButtonElement;
  readonly #autoButton: HTMLButtonElement;
  readonly meters: MoneyMeters;
  readonly #shell: Shell;
  readonly #stakes: readonly bigint[];
  readonly #bet = el('output', { class: 'meter-value', 'data-field': 'bet' });
  readonly #less: HTMLButtonElement;
  readonly #more: HTMLButtonElement;
  #index = 0;
  #isLocked = false;
  #isHeld = false;
  #freeMinor: bigint | null = null;

  constructor(shell: Shell, onSpin: () => void, onAuto: () => void) {
    this.#shell = shell;
    this.meters = new MoneyMeters(shell);
    const { text, money, view } = shell;
    this.#stakes = view.stakes.map((stake) => money.parse(stake));
    this.#index = this.#startIndex();
    this.spinButton = button(text('spin'), onSpin, { class: 'spin', 'data-action': 'spin' }, icon('spin'));
    this.#less = button(text('bet_less'), () => this.step(-1), { class: 'round-button' }, icon('minus'));
    this.#more = button(text('bet_more'), () => this.step(1), { class: 'round-button' }, icon('plus'));
    this.#autoButton = button(
      text('auto'),
      onAuto,
      { class: 'round-button auto', 'data-action': 'auto' },
      icon('auto'),
    );
    shell.bar.classList.add('slot-bar');
    shell.bar.append(
      this.meters.balance,
      this.#autoButton,
      el(
        'div',
        { class: 'stepper', role: 'group', 'aria-label': text('bet') },
        this.#less,
        el('div', { class: 'meter' }, el('span', { class: 'meter-label' }, text('total_bet')), this.#bet),
        this.#more,
      ),
      this.meters.win,
      this.spinButton,
    );
    this.#showBet();
  }

  get stakeMinor(): bigint {
    return this.#freeMinor ?? this.#stakes[this.#index]!;
  }

  step(by: -1 | 1): void {
    if (this.#isFixed) return;
    const next = this.#index + by;
    if (next < 0 || next >= this.#stakes.length) return;
    this.#index = next;
    localStorage.setItem(this.#storeKey, this.#shell.money.toDecimal(this.stakeMinor));
    this.#shell.sound.click();
    this.#showBet();
  }

  /** While a round runs the bet can't change; the spin button then shows its end at once. */
  lock(isLocked: boolean): void {
    this.#isLocked = isLocked;
    const { text } = this.#shell;
    this.spinButton.setAttribute('aria-label', text(isLocked ? 'skip' : 'spin'));
    this.spinButton.replaceChildren(icon(isLocked ? 'skip' : 'spin'));
    this.spinButton.classList.toggle('is-busy', isLocked);
    this.#showBet();
  }

  /** How many rounds come by themselves; null where the player presses. Meanwhile the stake stays, and the button ends it. */
  showAuto(left: number | null): void {
    const { text } = this.#shell;
    this.#isHeld = left !== null;
    this.#autoButton.setAttribute(
      'aria-label',
      left === null ? text('auto') : text('auto_stop', { n: left }),
    );
    this.#autoButton.setAttribute('aria-pressed', String(left !== null));
    this.#autoButton.replaceChildren(left === null ? icon('auto') : String(left));
    this.#showBet();
  }

  /** The stake of the rounds that come next is given; null where the player chooses. */
  fix(freeMinor: bigint | null): void {
    this.#freeMinor = freeMinor;
    this.#showBet();
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

  #showBet(): void {
    this.#bet.textContent = this.#shell.money.show(this.stakeMinor);
    this.#less.disabled = this.#isFixed || this.#index === 0;
    this.#more.disabled = this.#isFixed || this.#index === this.#stakes.length - 1;
  }

  get #isFixed(): boolean {
    return this.#isLocked || this.#isHeld || this.#freeMinor !== null;
  }
}

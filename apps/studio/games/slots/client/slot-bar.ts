import { button, icon } from '../../client/dom.ts';
import { MoneyMeters } from '../../client/money-meters.ts';
import type { Phase } from '../../client/round-game.ts';
import type { Shell } from '../../client/shell.ts';
import { StakeStepper } from '../../client/stake-stepper.ts';

/** What the spin button does, and its picture. */
const spinActions = {
  idle: ['spin', 'spin'],
  asking: ['skip', 'skip'],
  showing: ['skip', 'skip'],
  choosing: ['gamble_collect', 'check'],
} as const;

/** Balance, bet steps, last win and the spin button. Amounts in minor units. */
export class SlotBar {
  readonly spinButton: HTMLButtonElement;
  readonly #autoButton: HTMLButtonElement;
  readonly meters: MoneyMeters;
  readonly #shell: Shell;
  readonly #stepper: StakeStepper;
  #isLocked = false;
  #isHeld = false;

  constructor(
    shell: Shell,
    { onSpin, onAuto, onStake }: { onSpin(): void; onAuto(): void; onStake(stakeMinor: bigint): void },
  ) {
    this.#shell = shell;
    this.meters = new MoneyMeters(shell);
    const { text } = shell;
    this.#stepper = new StakeStepper(shell, onStake);
    this.spinButton = button(text('spin'), onSpin, { class: 'spin', 'data-action': 'spin' }, icon('spin'));
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
      this.#stepper.element,
      this.meters.win,
      this.spinButton,
    );
  }

  get stakeMinor(): bigint {
    return this.#stepper.stakeMinor;
  }

  step(by: -1 | 1): void {
    this.#stepper.step(by);
  }

  /** While a round runs the bet can't change; the spin button then shows its end at once, or collects a win that waits. */
  follow(phase: Phase): void {
    this.#isLocked = phase !== 'idle';
    const { text } = this.#shell;
    const [label, picture] = spinActions[phase];
    this.spinButton.setAttribute('aria-label', text(label));
    this.spinButton.replaceChildren(icon(picture));
    this.spinButton.classList.toggle('is-busy', this.#isLocked);
    this.#stepper.lock(this.#isLocked || this.#isHeld);
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
    this.#stepper.lock(this.#isLocked || this.#isHeld);
  }

  /** The stake of the rounds that come next is given; null where the player chooses. */
  fix(freeMinor: bigint | null): void {
    this.#stepper.fix(freeMinor);
  }
}

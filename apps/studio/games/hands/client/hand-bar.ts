import { button, el, icon } from '../../client/dom.ts';
import { MoneyMeters } from '../../client/money-meters.ts';
import type { Shell } from '../../client/shell.ts';
import { StakeStepper } from '../../client/stake-stepper.ts';

/** Balance, stake, last win, and the button that deals. */
export class HandBar {
  readonly meters: MoneyMeters;
  readonly stepper: StakeStepper;
  readonly #playButton: HTMLButtonElement;

  constructor(shell: Shell, onPlay: () => void) {
    this.meters = new MoneyMeters(shell);
    this.stepper = new StakeStepper(shell);
    this.#playButton = button('', onPlay, { class: 'main-button play', 'data-action': 'play' });
    shell.bar.classList.add('hand-bar');
    shell.bar.append(this.meters.balance, this.stepper.element, this.meters.win, this.#playButton);
  }

  /** What the button does now, or would do. Elsewhere than before a hand the stake stays. */
  show(
    label: string,
    state: { readonly isEnabled: boolean; readonly isSkip: boolean; readonly isFixed: boolean },
  ): void {
    this.stepper.lock(state.isFixed);
    this.#playButton.disabled = !state.isEnabled;
    this.#playButton.setAttribute('aria-label', label);
    this.#playButton.replaceChildren(state.isSkip ? icon('skip') : el('span', {}, label));
  }
}

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

  /** What the button does now; null where there is nothing for it to do. Elsewhere than before a hand the stake stays. */
  show(
    label: string | null,
    { isSkip, isFixed }: { readonly isSkip: boolean; readonly isFixed: boolean },
  ): void {
    this.stepper.lock(isFixed);
    const words = label ?? this.#playButton.getAttribute('aria-label') ?? '';
    this.#playButton.disabled = label === null;
    this.#playButton.setAttribute('aria-label', words);
    this.#playButton.replaceChildren(isSkip ? icon('skip') : el('span', {}, words));
  }
}

import type { AcceptPolicy } from '../../../../play-protocol/sports-protocol.ts';
import { button, el } from '../../../client/dom.ts';
import { countOf } from '../../ticket/combinations.ts';
import type { Sportsbook } from '../sportsbook.ts';
import { systemName } from '../../words/market-words.ts';
import type { SlipMode } from './slip-state.ts';

const modes = ['single', 'multiple', 'system'] as const satisfies readonly SlipMode[];
const policies = ['none', 'better', 'any'] as const satisfies readonly AcceptPolicy[];
const shownChips = 5;

/** What is chosen about a slip: its kind, the system, chips, and which changes of prices are taken. */
export class SlipControls {
  readonly modes: HTMLElement;
  readonly system: HTMLElement;
  readonly chips: HTMLElement;
  readonly accept: HTMLElement;
  readonly #book: Sportsbook;
  readonly #modeButtons: ReadonlyMap<SlipMode, HTMLButtonElement>;
  readonly #systemSelect: HTMLSelectElement;
  readonly #acceptSelect: HTMLSelectElement;
  #systems = '';

  constructor(book: Sportsbook, { onChip, onMost }: { onChip: (minor: bigint) => void; onMost: () => void }) {
    this.#book = book;
    const { text, slip, shell } = book;
    this.#modeButtons = new Map(
      modes.map((mode) => [
        mode,
        button(text(`mode_${mode}`), () => slip.setMode(mode), { class: 'mode-button' }),
      ]),
    );
    this.modes = el(
      'div',
      { class: 'slip-modes', role: 'group', 'aria-label': text('mode_label') },
      ...this.#modeButtons.values(),
    );
    this.#systemSelect = el('select', { class: 'slip-select', 'aria-label': text('system_label') });
    this.#systemSelect.addEventListener('change', () => slip.setSystem(this.#systemSelect.value));
    this.system = el('div', { class: 'slip-system' }, this.#systemSelect);
    const { money } = shell;
    const stakes = shell.view.stakes.map((stake) => money.parse(stake)).slice(0, shownChips);
    this.chips = el(
      'div',
      { class: 'slip-chips' },
      ...stakes.map((minor) =>
        button(`+${money.short(minor)}`, () => onChip(minor), { class: 'chip-button figures' }),
      ),
      button(text('stake_max'), onMost, { class: 'chip-button' }),
    );
    this.#acceptSelect = el(
      'select',
      { class: 'slip-select' },
      ...policies.map((policy) => el('option', { value: policy }, text(`accept_${policy}`))),
    );
    this.#acceptSelect.addEventListener('change', () => {
      const policy = policies.find((one) => one === this.#acceptSelect.value);
      if (policy) slip.setAccept(policy);
    });
    this.accept = el(
      'label',
      { class: 'slip-accept' },
      el('span', {}, text('accept_label')),
      this.#acceptSelect,
    );
  }

  update(): void {
    const { slip, text } = this.#book;
    const { mode, systems, kind } = slip;
    this.modes.hidden = slip.selections.length < 2;
    for (const [one, element] of this.#modeButtons) {
      element.setAttribute('aria-pressed', String(one === mode));
      element.disabled = one === 'system' && systems.length === 0;
    }
    this.system.hidden = mode !== 'system';
    const sign = systems.map(({ id }) => id).join();
    if (sign !== this.#systems) {
      this.#systems = sign;
      this.#systemSelect.replaceChildren(
        ...systems.map((system) =>
          el(
            'option',
            { value: system.id },
            text('system_option', { name: systemName(text, system.id), count: countOf(system) }),
          ),
        ),
      );
    }
    if (mode === 'system' && this.#systemSelect.value !== kind) this.#systemSelect.value = kind;
    if (this.#acceptSelect.value !== slip.accept) this.#acceptSelect.value = slip.accept;
  }
}

import { button, el, icon } from '../../client/dom.ts';
import { MoneyMeters } from '../../client/money-meters.ts';
import type { Shell } from '../../client/shell.ts';
import type { BetSlip } from './bet-slip.ts';

/** Balance, chips to choose from, what lies on the table, and the button that plays. */
export class PicksBar {
  readonly playButton: HTMLButtonElement;
  readonly meters: MoneyMeters;
  readonly #shell: Shell;
  readonly #slip: BetSlip;
  readonly #chips: readonly bigint[];
  readonly #total = el('dd', { 'data-field': 'bet' });
  readonly #tools: Readonly<Record<'undo' | 'clear' | 'again', HTMLButtonElement>>;
  /** Both words of the button for the same stakes lie in one place: it is as wide whichever is shown. */
  readonly #again: Readonly<Record<'repeat' | 'double', HTMLElement>>;
  readonly #more: HTMLButtonElement;
  readonly #radios: HTMLInputElement[];
  #mode: BarMode = 'open';
  #isAuto = false;

  /** `more`: asks for rounds that come by themselves; null where the table has none. */
  constructor(
    shell: Shell,
    slip: BetSlip,
    {
      onPlay,
      onDouble,
      more,
    }: {
      onPlay(): void;
      onDouble(): void;
      readonly more: { readonly label: string; open(): void } | null;
    },
  ) {
    this.#shell = shell;
    this.meters = new MoneyMeters(shell);
    this.#slip = slip;
    const { text, money, view } = shell;
    this.#chips = pickChips(
      view.stakes.map((stake) => money.parse(stake)),
      money.parse(view.first_stake),
    );
    this.#radios = this.#chips.map((chip, index) =>
      el('input', {
        type: 'radio',
        name: 'chip',
        value: index,
        checked: index === 1,
        'aria-label': money.show(chip),
      }),
    );
    this.playButton = button(
      text(view.table ? 'place_bets' : 'play'),
      onPlay,
      { class: 'main-button play', 'data-action': 'play' },
      el('span', {}, text(view.table ? 'place_bets' : 'play')),
    );
    this.#again = { repeat: el('span', {}, text('repeat')), double: el('span', {}, text('double')) };
    this.#tools = {
      undo: button(text('undo'), () => slip.undo(), { class: 'round-button' }, icon('undo')),
      clear: button(text('clear'), () => slip.clear(), { class: 'round-button' }, icon('close')),
      again: button(
        text('repeat'),
        () => (this.#doubles ? onDouble() : slip.repeat()),
        { class: 'plain-button again', 'data-action': 'again' },
        this.#again.repeat,
        this.#again.double,
      ),
    };
    this.#more = button(
      more?.label ?? '',
      () => more?.open(),
      { class: 'round-button', 'data-action': 'more-rounds', hidden: more === null },
      icon('auto'),
    );
    shell.bar.classList.add('picks-bar');
    shell.bar.append(
      this.meters.balance,
      el('div', { class: 'chip-row' }, this.#chipField(), this.#more),
      el('div', { class: 'tools' }, ...Object.values(this.#tools)),
      el('dl', { class: 'meter total' }, el('dt', {}, text('total_bet')), this.#total),
      this.meters.win,
      this.playButton,
    );
    this.update();
  }

  #chipField(): HTMLElement {
    const { text, money } = this.#shell;
    return el(
      'fieldset',
      { class: 'chips' },
      el('legend', { class: 'sr-only' }, text('chips')),
      ...this.#radios.map((radio, index) =>
        el(
          'label',
          { class: `chip chip-tone-${index % 6}` },
          radio,
          el('span', { 'aria-hidden': 'true' }, money.short(this.#chips[index]!)),
        ),
      ),
    );
  }

  get chipMinor(): bigint {
    return this.#chips[this.#radios.findIndex((radio) => radio.checked)]!;
  }

  stepChip(by: -1 | 1): void {
    const index = this.#radios.findIndex((radio) => radio.checked) + by;
    const radio = this.#radios[index];
    if (radio) radio.checked = true;
  }

  show(mode: BarMode): void {
    if (mode === this.#mode) return;
    this.#mode = mode;
    const { text, view } = this.#shell;
    const isSkip = mode === 'show' || mode === 'busy';
    const label = text(isSkip ? 'skip' : view.table ? 'place_bets' : 'play');
    this.playButton.setAttribute('aria-label', label);
    this.playButton.replaceChildren(isSkip ? icon('skip') : el('span', {}, label));
    this.update();
  }

  /** What is placed is doubled only while the draw that it lies on takes more. */
  get #doubles(): boolean {
    return this.#slip.inHandMinor > 0n || (this.#mode === 'open' && this.#slip.placedMinor > 0n);
  }

  /** How many rounds come by themselves; null where the player presses. Meanwhile the chips stay, and the button ends it. */
  showAuto(left: number | null): void {
    const { text } = this.#shell;
    const more = this.#more;
    this.#isAuto = left !== null;
    more.setAttribute('aria-label', left === null ? text('auto') : text('auto_stop', { n: left }));
    more.setAttribute('aria-pressed', String(left !== null));
    more.replaceChildren(left === null ? icon('auto') : String(left));
    this.update();
  }

  update(): void {
    const isBusy = this.#mode === 'busy' || this.#isAuto;
    const slip = this.#slip;
    this.#total.textContent = this.#shell.money.show(slip.totalMinor);
    this.#tools.undo.disabled = isBusy || !slip.canUndo;
    this.#tools.clear.disabled = isBusy || slip.inHandMinor === 0n;
    this.#tools.again.disabled = isBusy || !(this.#doubles || slip.canRepeat);
    this.#tools.again.setAttribute('aria-label', this.#shell.text(this.#doubles ? 'double' : 'repeat'));
    this.#again.repeat.classList.toggle('is-away', this.#doubles);
    this.#again.double.classList.toggle('is-away', !this.#doubles);
    this.playButton.disabled =
      this.#mode === 'shut' || this.#mode === 'busy' || (this.#mode === 'open' && slip.inHandMinor === 0n);
  }
}

/** `shut`: chips can be laid, not played. `busy`: the studio is asked. `show`: the button shortens the show. */
export type BarMode = 'open' | 'shut' | 'busy' | 'show';

/** Five chips: the usual first one in second place. */
function pickChips(stakes: readonly bigint[], first: bigint): bigint[] {
  const start = Math.max(0, stakes.indexOf(first) - 1);
  return stakes.slice(start, start + 5);
}

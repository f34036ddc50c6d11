import { formatOdds, type Table, type TableParts } from './table-parts.ts';
import { button, el } from '../../client/dom.ts';
import type { RaceModel } from '../models/race.ts';

import { digitsTable } from './digits-table.ts';
import { kenoTable } from './keno-table.ts';
import { nameOfOption, type OptionText, type OptionTextKey } from './option-texts.ts';

/** The table to place chips on, by model. */
export function createTable(parts: TableParts): Table {
  const { model } = parts;
  if (model.id === 'digits-3') return digitsTable(parts);
  if (model.id === 'keno') return kenoTable(parts);
  if ('weights' in model) return raceTable(parts, model as unknown as RaceModel);
  return plainTable(parts);
}

/** What pays up to this comes true often: it stands large in the first row. */
const likelyReturn = 230;

function plainTable({ model, spot }: TableParts): Table {
  const main = model.options.filter((option) => option.best <= likelyReturn);
  const rest = model.options.filter((option) => option.best > likelyReturn);
  const rows = [main, rest].filter((options) => options.length > 0);
  return {
    element: el(
      'div',
      { class: `table plain ${model.id}` },
      ...rows.map((options, index) =>
        el('div', { class: index === 0 ? 'row main' : 'row' }, ...options.map((option) => spot(option.id))),
      ),
    ),
  };
}

function raceTable({ model, spot, text }: TableParts, race: RaceModel): Table {
  const runners = race.weights.map((_, index) => index + 1);
  const select = (label: OptionTextKey, chosen: number): HTMLSelectElement =>
    el(
      'select',
      { 'aria-label': text(label) },
      ...runners.map((runner) =>
        el('option', { value: runner, selected: runner === chosen }, text('runner', { n: runner })),
      ),
    );
  const first = select('first', 1);
  const second = select('second', 2);
  const exactaSpot = el('div', { class: 'exacta-spot' });
  const showExacta = (): void => {
    const isPair = first.value !== second.value;
    exactaSpot.replaceChildren(
      isPair ? spot(`exacta:${first.value}-${second.value}`) : el('span', { class: 'note' }, '—'),
    );
  };
  first.addEventListener('change', showExacta);
  second.addEventListener('change', showExacta);
  showExacta();
  return {
    element: el(
      'div',
      { class: `table race ${model.id}` },
      el(
        'div',
        { class: 'runners' },
        ...runners.map((runner) =>
          el(
            'div',
            { class: `runner tone-${runner}` },
            el('span', { class: 'number', 'aria-hidden': 'true' }, String(runner)),
            spot(`win:${runner}`, text('win')),
            spot(`place:${runner}`, text('place')),
          ),
        ),
      ),
      el('div', { class: 'exacta' }, el('span', {}, text('exacta')), first, second, exactaSpot),
    ),
  };
}

/** One place on the table: name, odds, and the chip on it. */
export function createSpot(parts: {
  option: string;
  label: string | undefined;
  text: OptionText;
  best: number;
  onPlace: () => void;
}): { element: HTMLButtonElement; show(amount: string | null): void } {
  const name = nameOfOption(parts.option, parts.text);
  const chip = el('span', { class: 'on-table figures', hidden: true });
  const element = button(
    name,
    parts.onPlace,
    { class: 'spot', 'data-option': parts.option },
    // a short label is read out with the name of the whole option
    parts.label
      ? el('span', { class: 'spot-name', 'aria-hidden': 'true' }, parts.label)
      : el('span', { class: 'spot-name' }, name),
    parts.label ? el('span', { class: 'visually-hidden' }, name) : null,
    el('span', { class: 'odds figures' }, ` ×${formatOdds(parts.best)} `),
    chip,
  );
  element.removeAttribute('aria-label');
  return {
    element,
    show(amount) {
      chip.hidden = amount === null;
      chip.textContent = amount ?? '';
    },
  };
}

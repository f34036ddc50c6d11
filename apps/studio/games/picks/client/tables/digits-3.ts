import { el } from '../../../client/dom.ts';
import type { DigitsOutcome } from '../../models/digits-3.ts';
import type { TableWords } from '../../words/table-texts.ts';
import { defineFace, type Table, type TableParts } from '../table-face.ts';
import { digitBalls } from './digit-balls.ts';

export const digits3Face = defineFace<DigitsOutcome, Key>({
  wordsOf: ({ digits3 }) => digits3,
  createStage: (parts) =>
    digitBalls<DigitsOutcome>(parts, {
      count: 3,
      digitsOf: ({ number }) => [...number.toString().padStart(3, '0')].map(Number),
    }),
  createTable: digitsTable,
  road: {
    rows: 1,
    markOf(outcome) {
      const number = outcome.number.toString().padStart(3, '0');
      return { label: number, name: number };
    },
  },
});

type Key = keyof TableWords['digits3'];

const kinds = [
  ['last', 1],
  ['last-two', 2],
  ['box', 3],
  ['straight', 3],
] as const;

/** Three digit wheels, and bets on them or on properties of the number. */
function digitsTable({ model, spot, text }: TableParts<Key>): Table {
  const digits = ['1', '2', '3'];
  const spots = el('div', { class: 'row' });
  const wheels = digits.map((digit, place) => {
    const input = el('input', {
      type: 'number',
      min: 0,
      max: 9,
      value: digit,
      inputmode: 'numeric',
      'aria-label': `${text('your_number')} ${place + 1}`,
      class: 'wheel figures',
    });
    input.addEventListener('input', () => {
      const last = input.value.replaceAll(/\D/g, '').at(-1) ?? '0';
      input.value = last;
      digits[place] = last;
      showSpots();
    });
    input.addEventListener('focus', () => input.select());
    return input;
  });

  function showSpots(): void {
    const number = digits.join('');
    const isMixed = new Set(digits).size === 3;
    spots.replaceChildren(
      ...kinds.flatMap(([kind, length]) => {
        if (kind === 'box' && !isMixed) return [];
        const choice = number.slice(3 - length);
        return [spot(`${kind}:${choice}`, `${text(kind)} ${choice}`)];
      }),
    );
  }

  showSpots();
  const plain = model.options.filter((option) => !option.parameter);
  return {
    element: el(
      'div',
      { class: 'table digits' },
      el('div', { class: 'row main' }, ...plain.map((option) => spot(option.id))),
      el(
        'div',
        { class: 'wheels', role: 'group', 'aria-label': text('your_number') },
        el('span', {}, text('your_number')),
        ...wheels,
      ),
      spots,
    ),
  };
}

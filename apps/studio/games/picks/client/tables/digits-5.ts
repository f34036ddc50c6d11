import { bigFromTotal, digitsOf, type FiveDigitsOutcome, places } from '../../models/digits-5.ts';
import type { TableWords } from '../../words/table-texts.ts';
import { defineFace, type TableParts } from '../table-face.ts';
import { digitBalls } from './digit-balls.ts';
import { type BetPanel, panelTable, rowPanel } from './panel-table.ts';

export const digits5Face = defineFace<FiveDigitsOutcome, Key>({
  wordsOf: ({ digits5 }) => digits5,
  createStage: (parts) => digitBalls<FiveDigitsOutcome>(parts, { count: 5, digitsOf }),
  createTable: (parts) =>
    panelTable(parts, {
      panels: panelsOf(parts),
      label: parts.text('bets_on'),
    }),
  nameOf(option, text) {
    const [id = '', choice] = option.split(':');
    if (choice === undefined) return text(id as Key);
    const [one = '', other = ''] = choice.split('-');
    if (id === 'three') return `${text(one as Key)}: ${text(other as Key)}`;
    const place = text('place', { n: one });
    return id === 'at' ? `${place}: ${other}` : `${place}: ${text(id as Key)}`;
  },
  road: {
    rows: 1,
    sides: { red: 'sum-big', blue: 'sum-small' },
    markOf(outcome, text) {
      const digits = digitsOf(outcome);
      const total = digits.reduce((sum, digit) => sum + digit, 0);
      const label = digits.join('');
      return {
        label,
        name: `${label}, ${text('total', { n: total })}`,
        tone: total >= bigFromTotal ? 'red' : 'blue',
      };
    },
  },
  // the first place and the first three stand for the others
  isListed: (option) => !option.includes(':') || /^(?:\w+:1|at:1-0|three:front-\w+)$/.test(option),
});

type Key = keyof TableWords['digits5'];

function panelsOf({ text, spot }: TableParts<Key>): BetPanel[] {
  const halves = ['big', 'small', 'odd', 'even'] as const;
  const digits = Array.from({ length: 10 }, (_, digit) => digit);
  const whole = (ids: readonly Key[]) => ids.map((id) => [id, text(id)] as const);
  const panels = [
    {
      name: text('totals'),
      rows: [
        { isMain: true, columns: 4, options: whole(['sum-big', 'sum-small', 'sum-odd', 'sum-even']) },
        { isMain: true, columns: 3, options: whole(['dragon', 'tie', 'tiger']) },
      ],
    },
    ...places.map((place) => ({
      name: text('place', { n: place }),
      rows: [
        { columns: 4, options: halves.map((id) => [`${id}:${place}`, text(id)] as const) },
        { columns: 5, options: digits.map((digit) => [`at:${place}-${digit}`, String(digit)] as const) },
      ],
    })),
    ...(['front', 'middle', 'back'] as const).map((three) => ({
      name: text(three),
      rows: [
        {
          columns: 3,
          options: (['leopard', 'straight', 'pair', 'half', 'mixed'] as const).map(
            (form) => [`three:${three}-${form}`, text(form)] as const,
          ),
        },
      ],
    })),
  ];
  return panels.map((panel) => rowPanel(spot, panel));
}

import { numbersOfSet } from '../../models/prize-draw.ts';
import { shownReturnOf } from '../../picks-model.ts';
import type { TableWords } from '../../words/table-texts.ts';
import { formatOdds, type Table, type TableParts } from '../table-face.ts';
import { groupPanel, setsOf, writtenPanel } from './number-panels.ts';
import { type BetPanel, panelTable, rowPanel } from './panel-table.ts';

type Parts = TableParts<keyof TableWords['prize']>;

const ten = Array.from({ length: 10 }, (_, digit) => String(digit));

/** Bets on the special prize, on numbers of two digits, on sets of them, and on numbers of three. */
export function prizeTable(parts: Parts): Table {
  const { text } = parts;
  const numbers = text('your_numbers');
  return panelTable(parts, {
    panels: [
      endingPanel(parts, 'last-two'),
      endingPanel(parts, 'any'),
      writtenPanel(parts, {
        ...{ name: text('panel_sets'), help: text('sets_help'), numbers, fields: [2, 2, 2, 2] },
        optionsOf: (written) => setsOf(numbersOfSet, written),
      }),
      writtenPanel(parts, {
        ...{ name: text('panel_threes'), help: text('threes_help'), numbers, fields: [3] },
        optionsOf: ([number]) =>
          number === undefined ? [] : [`last-three:${number}`, `any-three:${number}`],
      }),
      digitsPanel(parts),
      halvesPanel(parts),
    ],
    label: text('bets_on'),
  });
}

function digitsPanel({ spot, text, model }: Parts): BetPanel {
  const rowOf = (bet: 'head' | 'tail') => ({
    columns: 10,
    title: `${text(bet)} ${oddsOf(model, `${bet}:0`)}`,
    options: ten.map((digit) => [`${bet}:${digit}`, digit] as const),
  });
  return rowPanel(spot, { name: text('panel_digits'), rows: [rowOf('head'), rowOf('tail')] });
}

function halvesPanel({ spot, text }: Parts): BetPanel {
  const options = (['high', 'low', 'odd', 'even'] as const).map((id) => [id, text(id)] as const);
  return rowPanel(spot, { name: text('panel_halves'), rows: [{ columns: 4, options }] });
}

/** A hundred numbers, ten at a time. */
function endingPanel(parts: Parts, bet: 'last-two' | 'any'): BetPanel {
  const { text, model } = parts;
  const words = {
    name: text(bet === 'any' ? 'panel_any' : 'panel_last_two'),
    title: `${text(bet)} ${oddsOf(model, `${bet}:00`)}`,
    groups: text('tens'),
  };
  const groups = ten.map((tens) => ({
    name: `${tens}–`,
    options: ten.map((digit) => [`${bet}:${tens}${digit}`, `${tens}${digit}`] as const),
  }));
  return groupPanel(parts, words, groups);
}

function oddsOf(model: Parts['model'], option: string): string {
  return `×${formatOdds(shownReturnOf(model, option))}`;
}

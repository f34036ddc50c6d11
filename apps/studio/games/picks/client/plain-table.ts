import { el } from '../../client/dom.ts';
import type { Table, TableParts } from './table-face.ts';

/** What pays up to this comes true often: it stands large in the first row. */
const likelyReturn = 230;

/** A place for each option. */
export function plainTable({ model, spot }: TableParts): Table {
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

import { el } from '../../client/dom.ts';
import type { Table, TableParts } from './table-face.ts';

/** What pays up to this comes true often: it stands large in the first row. */
const likelyReturn = 230;

/** A place for each option. */
export function plainTable(parts: TableParts): Table {
  const ids = (isMain: boolean): string[] =>
    parts.model.options.filter(({ best }) => best <= likelyReturn === isMain).map(({ id }) => id);
  return rowsTable(parts, [ids(true), ids(false)]);
}

/** Rows of places, the first one large. */
export function rowsTable(
  { model, spot }: Pick<TableParts, 'model' | 'spot'>,
  ids: readonly (readonly string[])[],
): Table {
  const rows = ids.filter((options) => options.length > 0);
  return {
    element: el(
      'div',
      { class: `table plain ${model.id}` },
      ...rows.map((options, index) =>
        el('div', { class: index === 0 ? 'row main' : 'row' }, ...options.map((option) => spot(option))),
      ),
    ),
  };
}

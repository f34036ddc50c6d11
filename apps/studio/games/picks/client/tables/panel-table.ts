import { button, el } from '../../../client/dom.ts';
import type { Table, TableParts } from '../table-face.ts';

/** Bets that belong together, under a name of their own. */
export interface BetPanel {
  readonly name: string;
  readonly rows: readonly {
    readonly options: readonly (readonly [option: string, label: string])[];
    /** Side by side. */
    readonly columns: number;
    /** The likely ones stand large where there is room. */
    readonly isMain?: boolean;
  }[];
}

/** Many bets on little room: one panel at a time. */
export function panelTable(
  { model, spot, hasChip }: Pick<TableParts, 'model' | 'spot' | 'hasChip'>,
  { panels, label }: { panels: readonly BetPanel[]; label: string },
): Table {
  const shown = el('div', { class: 'bet-panel' });
  const tabs = panels.map((panel) =>
    button(panel.name, () => choose(panel), { class: 'panel-tab figures', 'aria-pressed': 'false' }),
  );

  function choose(panel: BetPanel): void {
    tabs.forEach((tab, at) => tab.setAttribute('aria-pressed', String(panels[at] === panel)));
    shown.replaceChildren(
      ...panel.rows.map(({ options, columns, isMain }) => {
        const row = el(
          'div',
          { class: isMain ? 'row main' : 'row' },
          ...options.map(([option, words]) => spot(option, words)),
        );
        row.style.setProperty('--columns', String(columns));
        return row;
      }),
    );
  }

  if (panels[0]) choose(panels[0]);
  return {
    element: el(
      'div',
      { class: `table panels ${model.id}` },
      el('div', { class: 'panel-tabs', role: 'group', 'aria-label': label }, ...tabs),
      shown,
    ),
    onChips() {
      tabs.forEach((tab, at) => {
        const options = panels[at]?.rows.flatMap((row) => row.options) ?? [];
        tab.classList.toggle(
          'has-chips',
          options.some(([option]) => hasChip(option)),
        );
      });
    },
  };
}

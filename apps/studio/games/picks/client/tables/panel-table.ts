import { button, el } from '../../../client/dom.ts';
import type { Table, TableParts } from '../table-face.ts';

/** Bets that belong together, under a name of their own. */
export interface BetPanel {
  readonly name: string;
  /** Its places, each time that it comes into sight. */
  build(): readonly HTMLElement[];
  /** What may lie behind its tab. */
  options(): Iterable<string>;
  /** Chips were placed or taken. */
  onChips?(): void;
}

/** A row of a panel's places. */
export interface BetRow {
  readonly options: readonly (readonly [option: string, label: string])[];
  /** Side by side. */
  readonly columns: number;
  /** The likely ones stand large where there is room. */
  readonly isMain?: boolean;
  /** Many beside each other: what they pay is said once, before them. */
  readonly title?: string;
}

/** A panel of rows. */
export function rowPanel(
  spot: TableParts['spot'],
  { name, rows }: { readonly name: string; readonly rows: readonly BetRow[] },
): BetPanel {
  return {
    name,
    build: () => rows.flatMap((row) => betRow(spot, row)),
    options: () => rows.flatMap(({ options }) => options.map(([option]) => option)),
  };
}

export function betRow(spot: TableParts['spot'], { options, columns, isMain, title }: BetRow): HTMLElement[] {
  const row = el(
    'div',
    { class: isMain ? 'row main' : title === undefined ? 'row' : 'row dense' },
    ...options.map(([option, words]) => spot(option, words)),
  );
  row.style.setProperty('--columns', String(columns));
  return title === undefined ? [row] : [el('span', { class: 'row-title figures' }, title), row];
}

/** Many bets on little room: one panel at a time. */
export function panelTable(
  { model, hasChip }: Pick<TableParts, 'model' | 'hasChip'>,
  { panels, label }: { panels: readonly BetPanel[]; label: string },
): Table & { refresh(): void } {
  const shown = el('div', { class: 'bet-panel' });
  const tabs = panels.map((panel) =>
    button(panel.name, () => choose(panel), { class: 'panel-tab figures', 'aria-pressed': 'false' }),
  );

  let current: BetPanel | undefined;

  function choose(panel: BetPanel): void {
    current = panel;
    tabs.forEach((tab, at) => tab.setAttribute('aria-pressed', String(panels[at] === panel)));
    shown.replaceChildren(...panel.build());
  }

  if (panels[0]) choose(panels[0]);
  return {
    element: el(
      'div',
      { class: `table panels ${model.id}` },
      el('div', { class: 'panel-tabs', role: 'group', 'aria-label': label }, ...tabs),
      shown,
    ),
    /** The panel in sight is built anew: what can be bet on is another. */
    refresh: () => current && choose(current),
    onChips() {
      for (const panel of panels) panel.onChips?.();
      tabs.forEach((tab, at) => {
        const options = [...(panels[at]?.options() ?? [])];
        tab.classList.toggle('has-chips', options.some(hasChip));
      });
    },
  };
}

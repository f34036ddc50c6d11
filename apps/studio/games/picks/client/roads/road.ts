import { el } from '../../../client/dom.ts';

/** A result in the least of space: what a road or a list of last results shows of a draw. */
export interface RoadMark {
  /** A letter or a few figures. */
  readonly label: string;
  /** The same in words, for who does not see it. */
  readonly name: string;
  readonly tone?: 'red' | 'blue' | 'green' | 'plain';
}

export interface RoadParts {
  readonly title: string;
  /** Marks that stand above each other before the next column begins; 1 where they stand in a row. */
  readonly rows: number;
  markOf(outcome: unknown): RoadMark;
}

const columnsShown = 12;

/** Of results, the newest first, those that fill so many columns: beads keep their places, and columns go as wholes. */
export function lastColumns<Result extends { readonly number: number }>(
  results: readonly Result[],
  rows: number,
  columns: number,
): Result[] {
  const inLastColumn = ((results[0]?.number ?? 0) % rows) + 1;
  return results.slice(0, (columns - 1) * rows + inLastColumn);
}

/** The last results, the oldest first: down and then to the right where there are rows, as bead roads are read. */
export class Road {
  readonly element: HTMLOListElement;
  readonly #parts: RoadParts;

  constructor(parts: RoadParts) {
    this.#parts = parts;
    this.element = el('ol', { class: `road ${parts.rows > 1 ? 'has-rows' : ''}`, 'aria-label': parts.title });
    this.element.style.setProperty('--road-rows', String(parts.rows));
  }

  /** `results` as the studio lists them, the newest first. */
  show(results: readonly { readonly number: number; readonly outcome: unknown }[]): void {
    const { rows, markOf } = this.#parts;
    const shown = lastColumns(results, rows, columnsShown).toReversed();
    this.element.hidden = shown.length === 0;
    this.element.replaceChildren(
      ...shown.map(({ outcome }) => {
        const { label, name, tone = 'plain' } = markOf(outcome);
        return el(
          'li',
          { class: `bead ${tone}` },
          el('span', { 'aria-hidden': 'true' }, label),
          el('span', { class: 'sr-only' }, name),
        );
      }),
    );
  }
}

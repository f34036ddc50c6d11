import { el } from '../../client/dom.ts';

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
    // beads keep their places: columns go as wholes
    const newest = results[0]?.number ?? 0;
    const inLastColumn = (newest % rows) + 1;
    const count = (columnsShown - 1) * rows + inLastColumn;
    const shown = results.slice(0, count).toReversed();
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

import type { Translate } from '@halls/i18n/format';
import { el } from '../../../client/dom.ts';
import { showShare } from '../../../client/figures.ts';
import type { Shell } from '../../../client/shell.ts';
import type { PicksModel } from '../../picks-model.ts';
import { nameOfOption, type TableFace } from '../table-face.ts';
import { derivedNotes, drawBeads, drawBigRoad, drawDerived, drawNote } from './draw-road.ts';
import { countOptions, countTallies } from './option-counts.ts';
import { lastColumns, type RoadMark } from './road.ts';
import {
  ask,
  type Came,
  derive,
  type DerivedRoad,
  derivedGaps,
  roadRows,
  runsOf,
  type Side,
} from './two-sides.ts';

export interface ResultsBookParts {
  readonly shell: Pick<Shell, 'text' | 'locale'>;
  readonly model: PicksModel;
  readonly face: TableFace;
  readonly faceText: Translate;
}

type Results = readonly { readonly number: number; readonly outcome: unknown }[];

const bigColumns = 28;
const beadColumns = 11;
const derivedColumns = 24;
const derivedRoads = Object.keys(derivedGaps) as readonly DerivedRoad[];
const mostOften = 8;

/** What the last results come to: the roads of a table with two sides, and how often each bet won. It follows the table. */
export class ResultsBook {
  readonly element = el('div', { class: 'results-book' });
  readonly #parts: ResultsBookParts;

  constructor(parts: ResultsBookParts) {
    this.#parts = parts;
  }

  /** The newest first. */
  show(results: Results): void {
    const outcomes = results.map(({ outcome }) => outcome).toReversed();
    const { text } = this.#parts.shell;
    const marks = outcomes.map((outcome) => this.#parts.face.road.markOf(outcome, this.#parts.faceText));
    const counts = this.#counts(outcomes);
    this.element.replaceChildren(
      ...this.#roads(marks, lastColumns(results, roadRows, beadColumns).length),
      ...this.#often(marks),
      el('h3', {}, text('stats_of', { n: outcomes.length })),
      ...(counts ? [counts] : []),
      el('p', { class: 'note' }, text('road_note')),
    );
  }

  #roads(marks: readonly RoadMark[], beads: number): Node[] {
    const { face, faceText, shell } = this.#parts;
    const { sides } = face.road;
    if (!sides) return [];
    const { text } = shell;
    const came = marks.map(({ tone }): Came => (tone === 'red' || tone === 'blue' ? tone : 'tie'));
    const runs = runsOf(came);
    const lengths = runs.map(({ ties }) => ties.length);
    const nameOf = (side: Side): string => faceText(sides[side]);
    const longest = runs.toSorted((a, b) => b.ties.length - a.ties.length)[0];
    return [
      el('h3', {}, text('road_big')),
      drawBigRoad(text('road_big'), runs, bigColumns),
      el(
        'div',
        { class: 'derived-roads' },
        ...derivedRoads.map((road) =>
          el(
            'figure',
            {},
            el('figcaption', {}, text(`road_${road}`)),
            drawDerived(
              text(`road_${road}`),
              derive(lengths, derivedGaps[road]),
              derivedColumns,
              derivedNotes[road],
            ),
          ),
        ),
      ),
      el(
        'ul',
        { class: 'road-asks' },
        ...(['red', 'blue'] as const).map((side) =>
          el(
            'li',
            {},
            el('span', { class: `side ${side}` }, text('road_ask', { side: nameOf(side) })),
            ...derivedRoads.map((road) => drawNote(ask(came, side, derivedGaps[road]), derivedNotes[road])),
          ),
        ),
      ),
      el('h3', {}, text('road_bead')),
      el('div', { class: 'bead-plate' }, drawBeads(text('road_bead'), marks.slice(-beads), beadColumns)),
      ...(longest
        ? [el('p', {}, text('road_longest', { side: nameOf(longest.side), n: longest.ties.length }))]
        : []),
    ];
  }

  /** Where many things can come, those that came most often. */
  #often(marks: readonly RoadMark[]): Node[] {
    const groups = [...Map.groupBy(marks, ({ name }) => name).values()];
    if (this.#parts.face.road.sides || groups.length <= mostOften) return [];
    const first = groups.toSorted((a, b) => b.length - a.length).slice(0, mostOften);
    return [
      el('h3', {}, this.#parts.shell.text('stats_often')),
      el(
        'ul',
        { class: 'often' },
        ...first.map((same) => {
          const { label, name, tone = 'plain' } = same[0]!;
          return el(
            'li',
            {},
            el('span', { class: `bead ${tone}`, 'aria-hidden': 'true' }, label),
            el('span', { class: 'sr-only' }, name),
            el('span', { class: 'figures' }, `× ${same.length}`),
          );
        }),
      ),
    ];
  }

  #counts(outcomes: readonly unknown[]): HTMLElement | null {
    const { shell, model, face, faceText } = this.#parts;
    const { locale } = shell;
    const share = (part: number): string => showShare(locale, part);
    if (face.tallies)
      return this.#countsTable(
        countTallies(model, face.tallies(faceText), outcomes).map(({ name, won, draws, longRun }) => [
          name,
          `${won} / ${draws}`,
          draws === 0 ? '–' : share(won / draws),
          longRun === null ? '–' : share(longRun),
        ]),
      );
    const counted = model.examples.filter(
      (option) => isWholeKind(model, option) && (face.isListed?.(option) ?? true),
    );
    if (counted.length === 0) return null;
    return this.#countsTable(
      countOptions(model, counted, outcomes).map(({ option, won, longRun }) => [
        nameOfOption(face, option, faceText),
        String(won),
        outcomes.length === 0 ? '–' : share(won / outcomes.length),
        share(longRun),
      ]),
    );
  }

  #countsTable(rows: readonly (readonly [name: string, ...figures: string[]])[]): HTMLElement {
    const { text } = this.#parts.shell;
    const head = (['options', 'stats_won', 'stats_share', 'stats_long'] as const).map((key) =>
      el('th', { scope: 'col' }, text(key)),
    );
    return el(
      'table',
      { class: 'odds-table' },
      el('thead', {}, el('tr', {}, ...head)),
      el(
        'tbody',
        {},
        ...rows.map(([name, ...figures]) =>
          el(
            'tr',
            {},
            el('th', { scope: 'row' }, name),
            ...figures.map((figure) => el('td', { class: 'figures' }, figure)),
          ),
        ),
      ),
    );
  }
}

/** Whether the examples have all of its kind: one number of many would be no statistic. */
function isWholeKind({ options }: PicksModel, option: string): boolean {
  const kind = options.find(({ id }) => id === option.split(':')[0]);
  return kind?.parameter === undefined || kind.parameter === 'runner' || kind.parameter === 'third';
}

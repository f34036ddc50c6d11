import { svg } from '../../../client/dom.ts';
import type { RoadMark } from './road.ts';
import { layOut, type Run, roadRows, runsOf, type Side } from './two-sides.ts';

/** A cell of a road is so wide and high, in units of the drawing. */
const cellSize = 20;
const middle = cellSize / 2;

/** How a result is noted, around the middle of its cell. */
type Note = (side: Side, at: { readonly x: number; readonly y: number }) => SVGElement[];

/** The road that is made of the results themselves: rings, with a stroke through for ties. */
export function drawBigRoad(title: string, runs: readonly Run[], columns: number): SVGSVGElement {
  const tiesAt = (run: number, at: number): number => runs[run]!.ties[at]!;
  return drawRoad(title, runs, columns, (side, { x, y }, { run, at }) => {
    const ties = tiesAt(run, at);
    return [
      svg('circle', { cx: x, cy: y, r: 7, class: `ring ${side}` }),
      ...(ties > 0
        ? [svg('path', { d: `M${x - 7} ${y + 7}L${x + 7} ${y - 7}`, class: 'stroke green' })]
        : []),
      ...(ties > 1
        ? [withText(svg('text', { x, y: y + 3.5, class: 'ties', 'font-size': 10 }), String(ties))]
        : []),
    ];
  });
}

/** Every result with its letter, ties too, downwards and then to the right. */
export function drawBeads(title: string, marks: readonly RoadMark[], columns: number): SVGSVGElement {
  const drawing = emptyRoad(title, columns);
  for (const [index, { label, tone = 'plain' }] of marks.entries()) {
    const [column, row] = [Math.floor(index / roadRows), index % roadRows];
    const [x, y] = [column * cellSize + middle, row * cellSize + middle];
    drawing.append(
      svg('circle', { cx: x, cy: y, r: 8.5, class: `full ${tone}` }),
      withText(svg('text', { x, y: y + 3.5, class: 'letter', 'font-size': 10 }), label),
    );
  }
  return drawing;
}

/** How the roads are noted that are made of the big one. */
export const derivedNotes = {
  eye: (side, { x, y }) => [svg('circle', { cx: x, cy: y, r: 6, class: `ring ${side}` })],
  small: (side, { x, y }) => [svg('circle', { cx: x, cy: y, r: 7, class: `full ${side}` })],
  cockroach: (side, { x, y }) => [
    svg('path', { d: `M${x - 6} ${y + 6}L${x + 6} ${y - 6}`, class: `stroke ${side}` }),
  ],
} as const satisfies Record<string, Note>;

export function drawDerived(
  title: string,
  marks: readonly Side[],
  columns: number,
  note: Note,
): SVGSVGElement {
  return drawRoad(title, runsOf(marks), columns, note);
}

/** One note by itself, as it would come next. */
export function drawNote(side: Side | null, note: Note): SVGSVGElement {
  const drawing = svg('svg', {
    viewBox: `0 0 ${cellSize} ${cellSize}`,
    class: 'road-note',
    'aria-hidden': 'true',
  });
  if (side) drawing.append(...note(side, { x: middle, y: middle }));
  return drawing;
}

/** The last columns that there is room for. */
function drawRoad(
  title: string,
  runs: readonly Run[],
  columns: number,
  note: (side: Side, at: { x: number; y: number }, of: { run: number; at: number }) => SVGElement[],
): SVGSVGElement {
  const cells = layOut(runs.map(({ ties }) => ties.length));
  const widest = Math.max(0, ...cells.map(({ column }) => column + 1));
  const left = Math.max(0, widest - columns);
  const drawing = emptyRoad(title, columns);
  for (const { column, row, run, at } of cells) {
    if (column < left) continue;
    const [x, y] = [(column - left) * cellSize + middle, row * cellSize + middle];
    drawing.append(...note(runs[run]!.side, { x, y }, { run, at }));
  }
  return drawing;
}

function emptyRoad(title: string, columns: number): SVGSVGElement {
  const viewBox = `0 0 ${columns * cellSize} ${roadRows * cellSize}`;
  const drawing = svg('svg', { viewBox, class: 'road-grid', role: 'img', 'aria-label': title });
  drawing.append(svg('path', { d: gridLines(columns), class: 'lines' }));
  return drawing;
}

function gridLines(columns: number): string {
  const down = Array.from(
    { length: columns - 1 },
    (_, i) => `M${(i + 1) * cellSize} 0v${roadRows * cellSize}`,
  );
  const across = Array.from(
    { length: roadRows - 1 },
    (_, i) => `M0 ${(i + 1) * cellSize}h${columns * cellSize}`,
  );
  return [...down, ...across].join('');
}

function withText<Drawn extends SVGElement>(element: Drawn, text: string): Drawn {
  element.textContent = text;
  return element;
}

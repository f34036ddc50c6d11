import { captchaAlphabet, glyphs, type Stroke } from '../src/modules/captcha/glyphs.ts';

type Point = readonly [x: number, y: number];
type Line = readonly Point[];

const length = 4;

/**
 * Reads a drawn captcha as a short program of a stranger does: thin lines are strays, a line belongs to the cell that
 * its middle lies in, and a cell is the character whose strokes lie nearest.
 */
export function readByCells(svg: string): string {
  const lines = linesOf(svg);
  const widest = Math.max(...lines.map(({ width }) => width));
  const strokes = lines.filter(({ width }) => width > widest * 0.6).map(({ points }) => points);
  return Array.from({ length }, (_, cell) => {
    const own = strokes.filter((points) => Math.round((middleOf(points) - 20) / 30.5) === cell);
    return nearest(own.flatMap(dense));
  }).join('');
}

/**
 * Reads as one does who knows how it is drawn now: the ink is cut where the fewest points lie in a column, around
 * four equal parts, and each part is compared with every character.
 */
export function readByColumns(svg: string): string {
  const points = linesOf(svg).flatMap(({ points: each }) => dense(each));
  const columns = new Map<number, number>();
  for (const [x] of points) columns.set(Math.round(x), (columns.get(Math.round(x)) ?? 0) + 1);
  const inkIn = (column: number) =>
    [-1, 0, 1].reduce((sum, step) => sum + (columns.get(column + step) ?? 0), 0);
  const [left, right] = [8, 124];
  const cuts = [left];
  for (let part = 1; part < length; part += 1) {
    const expected = left + ((right - left) * part) / length;
    const around = Array.from({ length: 15 }, (_, step) => Math.round(expected) - 7 + step);
    cuts.push(around.toSorted((one, other) => inkIn(one) - inkIn(other))[0] ?? expected);
  }
  cuts.push(right);
  return Array.from({ length }, (_, part) => {
    const [from, to] = [cuts[part] ?? left, cuts[part + 1] ?? right];
    return nearest(points.filter(([x]) => x >= from && x < to));
  }).join('');
}

function linesOf(svg: string): { points: Line; width: number }[] {
  return [...svg.matchAll(/<path d="([^"]+)"[^>]*stroke-width="([\d.]+)"/g)].flatMap(([, data = '', width]) =>
    data
      .split('M')
      .filter(Boolean)
      .map((line) => ({
        width: Number(width),
        points: line.split('L').map((pair): Point => {
          const [x = 0, y = 0] = pair.trim().split(/[ ,]/).map(Number);
          return [x, y];
        }),
      })),
  );
}

function middleOf(points: Line): number {
  return points.reduce((sum, [x]) => sum + x, 0) / points.length;
}

/** Points at even distances, so that no line counts for more than its length. */
function dense(line: Line): Point[] {
  return line.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = line[index] ?? [x, y];
    const steps = Math.max(1, Math.round(Math.hypot(x - fromX, y - fromY) / 2.5));
    return Array.from({ length: steps }, (_, step): Point => {
      const part = (step + 0.5) / steps;
      return [fromX + (x - fromX) * part, fromY + (y - fromY) * part];
    });
  });
}

const turns = [-0.25, -0.12, 0, 0.12, 0.25];
const slants = [-0.15, 0, 0.15];

/** Each character as it may stand: turned and slanted. */
const templates = captchaAlphabet.flatMap((character) =>
  turns.flatMap((turn) =>
    slants.map((slant) => ({
      character,
      points: fit(
        (glyphs[character] as readonly Stroke[]).flatMap((stroke) => dense(stand(stroke, turn, slant))),
      ),
    })),
  ),
);

function stand(stroke: Stroke, turn: number, slant: number): Line {
  return stroke.map(([x, y]) => {
    const [flatX, flatY] = [(x - 0.5 + slant * (0.5 - y)) * 17, (y - 0.5) * 24.5];
    return [
      flatX * Math.cos(turn) - flatY * Math.sin(turn),
      flatX * Math.sin(turn) + flatY * Math.cos(turn),
    ] as const;
  });
}

function nearest(points: readonly Point[]): string {
  if (points.length === 0) return '?';
  const ink = fit(points);
  const distances = templates.map(({ character, points: shape }) => ({
    character,
    distance: apart(ink, shape) + apart(shape, ink),
  }));
  return distances.toSorted((one, other) => one.distance - other.distance)[0]?.character ?? '?';
}

/** Into the unit square. */
function fit(points: readonly Point[]): Point[] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(1, Math.max(...xs) - left), Math.max(1, Math.max(...ys) - top)];
  return points.map(([x, y]) => [(x - left) / width, (y - top) / height] as const);
}

/** How far, on average, a point of one lies from the other. */
function apart(one: readonly Point[], other: readonly Point[]): number {
  let sum = 0;
  for (const [x, y] of one) {
    let least = Infinity;
    for (const [u, v] of other) least = Math.min(least, (x - u) * (x - u) + (y - v) * (y - v));
    sum += least;
  }
  return sum / one.length;
}

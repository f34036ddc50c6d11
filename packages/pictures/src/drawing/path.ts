/** Path data (`d` strings) for shapes that pictures are built from. */
export type Point = readonly [x: number, y: number];

/** A smooth line through all points (Catmull-Rom as Béziers). */
export function smooth(points: readonly Point[], closed = true, tension = 1): string {
  const at = (i: number): Point =>
    closed
      ? points[(i + points.length) % points.length]!
      : points[Math.max(0, Math.min(points.length - 1, i))]!;
  const count = closed ? points.length : points.length - 1;
  let d = `M${xy(at(0))}`;
  for (let i = 0; i < count; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const k = tension / 6;
    d += `C${xy([p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k])} ${xy([p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k])} ${xy(p2)}`;
  }
  return closed ? `${d}Z` : d;
}

export const poly = (points: readonly Point[], closed = true): string =>
  `M${points.map(xy).join('L')}${closed ? 'Z' : ''}`;

/** A symmetric outline: the right half, from top to bottom, mirrored. */
export const symmetric = (right: readonly Point[], tension = 1): string =>
  smooth(
    [
      ...right,
      ...right
        .toReversed()
        .filter(([x]) => x !== 0)
        .map(([x, y]): Point => [-x, y]),
    ],
    true,
    tension,
  );

/** A brush stroke: the outline around a spine, as wide as `widths` say along it (interpolated). */
export function ribbon(spine: readonly Point[], widths: readonly number[], steps = 12): string {
  const line = sampled(spine, steps);
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((p, i) => {
    const before = line[Math.max(0, i - 1)]!;
    const after = line[Math.min(line.length - 1, i + 1)]!;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const half = interpolated(widths, i / (line.length - 1)) / 2;
    const nx = (-(after[1] - before[1]) / length) * half;
    const ny = ((after[0] - before[0]) / length) * half;
    left.push([p[0] + nx, p[1] + ny]);
    right.push([p[0] - nx, p[1] - ny]);
  });
  return smooth([...left, ...right.toReversed()]);
}

/** Points at equal parameter steps along the smooth line through `spine`. */
export function sampled(spine: readonly Point[], steps: number): Point[] {
  const out: Point[] = [];
  const at = (i: number): Point => spine[Math.max(0, Math.min(spine.length - 1, i))]!;
  for (let s = 0; s <= steps; s++) {
    const t = (s / steps) * (spine.length - 1);
    const i = Math.min(Math.floor(t), spine.length - 2);
    out.push(catmull(at(i - 1), at(i), at(i + 1), at(i + 2), t - i));
  }
  return out;
}

export const circle = (cx: number, cy: number, r: number): string => ellipse(cx, cy, r, r);

export const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${xy([cx - rx, cy])}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

export function roundRect(x: number, y: number, w: number, h: number, r: number): string {
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

export function star(cx: number, cy: number, tips: number, outer: number, inner: number, turn = 0): string {
  const points = Array.from({ length: tips * 2 }, (_, i) =>
    polar(cx, cy, i % 2 ? inner : outer, turn + (i * 180) / tips - 90),
  );
  return poly(points);
}

/** A four-pointed glint with drawn-in sides. */
export const glint = (cx: number, cy: number, r: number): string =>
  `M${cx} ${cy - r}Q${cx} ${cy} ${cx + r} ${cy}Q${cx} ${cy} ${cx} ${cy + r}Q${cx} ${cy} ${cx - r} ${cy}Q${cx} ${cy} ${cx} ${cy - r}Z`;

/** A petal from its foot at (x, y), pointing along `angle` (0 is up). */
export function petal(x: number, y: number, length: number, width: number, angle: number, tip = 0.9): string {
  const t = (px: number, py: number): Point => {
    const a = (angle * Math.PI) / 180;
    return [x + px * Math.cos(a) - py * Math.sin(a), y + px * Math.sin(a) + py * Math.cos(a)];
  };
  const w = width / 2;
  return `M${xy(t(0, 0))}C${xy(t(w * 0.9, -length * 0.12))} ${xy(t(w * 1.25, -length * 0.6))} ${xy(t(w * 0.35, -length * tip))}Q${xy(t(w * 0.1, -length * 0.97))} ${xy(t(0, -length))}Q${xy(t(-w * 0.1, -length * 0.97))} ${xy(t(-w * 0.35, -length * tip))}C${xy(t(-w * 1.25, -length * 0.6))} ${xy(t(-w * 0.9, -length * 0.12))} ${xy(t(0, 0))}Z`;
}

/** The part of a ring between two angles (0 is right, clockwise). */
export function sector(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const large = to - from > 180 ? 1 : 0;
  const start = `M${xy(polar(cx, cy, outer, from))}A${outer} ${outer} 0 ${large} 1 ${xy(polar(cx, cy, outer, to))}`;
  return inner === 0
    ? `${start}L${xy([cx, cy])}Z`
    : `${start}L${xy(polar(cx, cy, inner, to))}A${inner} ${inner} 0 ${large} 0 ${xy(polar(cx, cy, inner, from))}Z`;
}

export function polar(cx: number, cy: number, r: number, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
}

/** A cloud of round lobes on a flat foot, as in lacquer work. */
export function cloud(x: number, y: number, w: number): string {
  const u = w / 10;
  return `M${x} ${y}h${w}c${u * 1.2} 0 ${u * 1.2} ${-u * 1.9} ${-u * 0.6} ${-u * 1.9}c${u * 0.1} ${-u * 2} ${-u * 2.6} ${-u * 2.3} ${-u * 3.1} ${-u * 0.8}c${-u * 0.5} ${-u * 2.6} ${-u * 4.4} ${-u * 2.4} ${-u * 4} ${u * 0.4}c${-u * 1.6} ${-u * 0.9} ${-u * 3} ${u * 0.2} ${-u * 2.4} ${u * 1.2}c${-u * 1} 0 ${-u * 0.9} ${u * 1.1} ${u * 0.1} ${u * 1.1}Z`;
}

/** One crest line of waves across `width`, closed down to `bottom`. */
export function waves(
  y: number,
  width: number,
  bottom: number,
  length: number,
  height: number,
  phase = 0,
): string {
  let d = `M${-length} ${bottom}V${y}`;
  for (let x = -length + phase; x < width + length; x += length) {
    d += `C${x + length * 0.3} ${y - height} ${x + length * 0.62} ${y - height} ${x + length * 0.66} ${y - height * 0.35}C${x + length * 0.7} ${y + height * 0.1} ${x + length * 0.85} ${y} ${x + length} ${y}`;
  }
  return `${d}V${bottom}Z`;
}

const xy = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
const round = (v: number): number => Math.round(v * 100) / 100;

function catmull(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const f = (a: number, b: number, c: number, d: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
  return [f(p0[0], p1[0], p2[0], p3[0]), f(p0[1], p1[1], p2[1], p3[1])];
}

function interpolated(values: readonly number[], share: number): number {
  const t = share * (values.length - 1);
  const i = Math.min(Math.floor(t), values.length - 2);
  return values[i]! + (values[i + 1]! - values[i]!) * (t - i);
}

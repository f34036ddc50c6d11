import { circle, ellipse, ribbon, symmetric } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function lion(k: Kit): string {
  // The lion of the dance: papier-mâché, pompons and a beard.
  const { main, second, accent } = k.ink;
  const ball = (x: number, y: number, r: number, c: string): string =>
    k.cut(circle(x, y, r), c, { edge: 1.6 });
  const fluff = (points: readonly (readonly [number, number, number])[], c: string): string =>
    points.map(([x, y, r]) => k.cut(circle(x, y, r), c, { edge: 1.6, drop: 2, dropOpacity: 0.16 })).join('');
  const face = symmetric([
    [0, -82],
    [40, -76],
    [74, -46],
    [82, -2],
    [70, 30],
    [0, 40],
  ]);
  const jaw = symmetric([
    [0, 26],
    [48, 24],
    [66, 34],
    [56, 66],
    [30, 82],
    [0, 86],
  ]);
  const eye =
    k.cut(ellipse(38, -22, 25, 23), '#fffaf0') +
    k.flat(circle(36, -19, 14), '#1a0d08') +
    k.flat(circle(36, -19, 9), accent) +
    k.flat(circle(36, -19, 5), '#1a0d08') +
    k.flat(circle(31, -25, 4), '#fff') +
    k.cut('M10 -34C14 -60 58 -64 70 -30C56 -44 28 -46 10 -34Z', second, { edge: 1.6 }) +
    [16, 30, 46, 60]
      .map((x) => k.line(`M${x} ${-48 + Math.abs(x - 40) * 0.3}l${(x - 36) * 0.2} -10`, '#fffaf0', 4))
      .join('');
  return (
    fluff(
      [
        [-84, -34, 17],
        [84, -34, 17],
        [-90, -4, 15],
        [90, -4, 15],
        [-84, 24, 15],
        [84, 24, 15],
        [-66, -66, 18],
        [66, -66, 18],
        [-36, -86, 18],
        [36, -86, 18],
        [0, -94, 18],
      ],
      '#fff6e0',
    ) +
    k.cut(ellipse(-88, -56, 20, 15), accent) +
    k.cut(ellipse(88, -56, 20, 15), accent) +
    fluff(
      [
        [-44, 78, 15],
        [44, 78, 15],
        [-22, 92, 16],
        [22, 92, 16],
        [0, 98, 15],
      ],
      '#fff6e0',
    ) +
    k.cut(jaw, main) +
    k.flat(
      symmetric([
        [0, 30],
        [46, 30],
        [52, 42],
        [36, 62],
        [0, 68],
      ]),
      '#5a0a18',
    ) +
    k.cut('M-28 52Q0 40 28 52Q22 70 0 72Q-22 70 -28 52Z', '#f0566a', { edge: 1.4 }) +
    k.flat('M-44 30H44V40Q0 46 -44 40Z', '#fffdf2') +
    [-30, -15, 0, 15, 30].map((x) => k.line(`M${x} 31V41`, '#c9b79a', 1.8)).join('') +
    k.cut(face, main, {
      drop: 4,
      inside:
        k.line('M-60 6Q-48 20 -30 18M60 6Q48 20 30 18M-66 -4Q-52 8 -36 6M66 -4Q52 8 36 6', second, 4) +
        [
          [-60, -50],
          [60, -50],
          [-70, -20],
          [70, -20],
        ]
          .map(([x, y]) => k.flat(circle(x!, y!, 5), second))
          .join(''),
    }) +
    k.both(eye) +
    k.gild('M-26 8Q0 -14 26 8Q28 22 0 24Q-28 22 -26 8Z') +
    k.flat(ellipse(-10, 14, 4, 3), '#5a2a08') +
    k.flat(ellipse(10, 14, 4, 3), '#5a2a08') +
    k.cut('M-64 26Q0 44 64 26Q66 36 58 38Q0 52 -58 38Q-66 36 -64 26Z', second) +
    k.gild(circle(0, -58, 17)) +
    `<circle cx="0" cy="-58" r="11.5" fill="${k.sketch.radial(['#ffffff', '#bfe8ff', '#4f8fc9'], 0.35, 0.3, 0.8)}"/>` +
    at(
      k.gild(
        ribbon(
          [
            [0, 0],
            [-4, -18],
            [4, -34],
          ],
          [18, 14, 3],
        ),
      ),
      0,
      -74,
    ) +
    ball(6, -110, 8, accent)
  );
}

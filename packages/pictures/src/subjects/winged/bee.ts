import { mix } from '../../drawing/color.ts';
import { circle, ellipse, smooth, symmetric } from '../../drawing/path.ts';
import type { Point } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function bee(k: Kit): string {
  const { main, second, accent, pale } = k.ink;
  const wing = (d: string): string =>
    `<path d="${d}" fill="${k.sketch.linear([
      [0, '#ffffff', 0.95],
      [1, mix(accent, pale, 0.6), 0.55],
    ])}" stroke="#fff" stroke-width="2"/>`;
  const wings =
    wing(
      smooth([
        [4, -30],
        [30, -84],
        [70, -92],
        [84, -62],
        [50, -34],
      ]),
    ) + k.line('M10 -34Q40 -64 72 -76M14 -32Q46 -50 76 -58', '#9cc4e0', 1.8, 0.7);
  const body = symmetric([
    [0, -50],
    [44, -38],
    [58, 4],
    [44, 50],
    [16, 82],
    [0, 90],
  ]);
  const legs: readonly Point[] = [
    [-34, 44],
    [34, 44],
  ];
  return (
    k.both(wings) +
    legs.map(([x, y]) => k.line(`M${x} ${y}q${x * 0.5} 10 ${x * 0.4} 30`, second, 5)).join('') +
    k.cut('M-6 86L0 106L6 86Z', second) +
    k.cut(body, main, {
      drop: 5,
      edge: 3,
      inside:
        [
          'M-70 -14Q0 10 70 -14V6Q0 30 -70 6Z',
          'M-70 26Q0 50 70 26V44Q0 68 -70 44Z',
          'M-50 66Q0 84 50 66V78Q0 96 -50 78Z',
        ]
          .map((d) => k.flat(d, second))
          .join('') + k.flat(ellipse(-22, 0, 12, 46), '#fff', 0.28),
    }) +
    k.cut(
      symmetric([
        [0, -84],
        [36, -76],
        [46, -50],
        [30, -26],
        [0, -20],
      ]),
      main,
      { edge: 3 },
    ) +
    k.flat(ellipse(-18, -54, 11, 13), '#1f1108') +
    k.flat(ellipse(18, -54, 11, 13), '#1f1108') +
    k.flat(circle(-21, -59, 4.4), '#fff') +
    k.flat(circle(15, -59, 4.4), '#fff') +
    k.line('M-9 -36Q0 -29 9 -36', second, 3) +
    k.flat(ellipse(-30, -40, 7, 5), '#ff7f5a', 0.6) +
    k.flat(ellipse(30, -40, 7, 5), '#ff7f5a', 0.6) +
    k.line('M-14 -80Q-22 -102 -38 -104M14 -80Q22 -102 38 -104', second, 4) +
    k.cut(circle(-40, -104, 6), second, { edge: 1 }) +
    k.cut(circle(40, -104, 6), second, { edge: 1 })
  );
}

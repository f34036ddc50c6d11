import { darken, lighten } from '../../drawing/color.ts';
import { circle, ellipse, ribbon, smooth } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function whale(k: Kit): string {
  const { main, pale, second } = k.ink;
  const body = smooth(
    [
      [-92, 8],
      [-88, -24],
      [-58, -50],
      [-10, -54],
      [36, -34],
      [62, -4],
      [78, -30],
      [74, -58],
      [94, -50],
      [102, -60],
      [112, -40],
      [100, -14],
      [86, 20],
      [56, 46],
      [6, 58],
      [-50, 54],
      [-84, 36],
    ],
    true,
    0.95,
  );
  const belly = smooth([
    [-94, 14],
    [-50, 22],
    [0, 30],
    [50, 26],
    [70, 20],
    [50, 56],
    [0, 70],
    [-60, 66],
    [-96, 40],
  ]);
  let grooves = '';
  for (let i = 0; i < 7; i++)
    grooves += k.line(
      `M${-92 + i * 4} ${22 + i * 5}Q-30 ${34 + i * 6} ${44 - i * 6} ${30 + i * 5}`,
      darken(pale, 0.4),
      1.5,
      0.5,
    );
  const spout = (x: number, y: number, bend: number): string =>
    k.cut(
      ribbon(
        [
          [-36, -50],
          [-36 + bend * 0.3, -76],
          [x, y],
          [x + bend * 0.4, y + 18],
        ],
        [6, 9, 12, 5],
      ),
      lighten(second, 0.45),
      { shadeOpacity: 0.15 },
    );
  return (
    spout(-62, -96, -26) +
    spout(-12, -98, 26) +
    spout(-40, -108, -8) +
    k.cut(body, main, {
      drop: 6,
      inside:
        k.flat(belly, k.sketch.linear([lighten(pale, 0.2), pale], 90)) +
        grooves +
        k.flat(ellipse(-30, -44, 70, 16), lighten(main, 0.5), 0.3) +
        [
          [10, -30, 3],
          [26, -18, 4],
          [0, -20, 2],
          [44, -2, 3],
          [-14, -36, 2.4],
        ]
          .map(([x, y, r]) => k.flat(circle(x!, y!, r!), lighten(main, 0.6), 0.4))
          .join(''),
    }) +
    k.cut(
      smooth([
        [-26, 30],
        [0, 34],
        [16, 62],
        [10, 84],
        [-8, 72],
        [-26, 50],
      ]),
      darken(main, 0.1),
    ) +
    k.line('M-92 14Q-62 26 -46 12', darken(main, 0.6), 2.6) +
    k.eye(-52, -2, 6.5, '#2a1a10')
  );
}

import { darken, lighten } from '../../drawing/color.ts';
import { ellipse, ribbon, smooth } from '../../drawing/path.ts';
import type { Point } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function koi(k: Kit): string {
  const { main, pale, second } = k.ink;
  const fin = lighten(main, 0.35);
  const tail = (d: string): string =>
    k.cut(d, fin, {
      shadeOpacity: 0.2,
      inside: k.flat(
        d,
        k.sketch.linear(
          [
            [0, main, 0.9],
            [1, main, 0],
          ],
          90,
        ),
      ),
    });
  const rays = (from: Point, to: readonly Point[]): string =>
    to
      .map((p) =>
        k.line(
          `M${from[0]} ${from[1]}Q${(from[0] + p[0]) / 2 + 4} ${(from[1] + p[1]) / 2} ${p[0]} ${p[1]}`,
          lighten(main, 0.7),
          1.1,
          0.7,
        ),
      )
      .join('');
  const body = ribbon(
    [
      [34, -92],
      [42, -58],
      [24, -14],
      [-14, 18],
      [-24, 48],
      [-8, 74],
    ],
    [16, 50, 62, 52, 30, 12],
  );
  const patch = (points: readonly Point[]): string =>
    k.flat(smooth(points), k.sketch.linear([main, darken(main, 0.25)], 80));
  return (
    tail(
      smooth([
        [-12, 66],
        [2, 70],
        [26, 84],
        [58, 92],
        [40, 104],
        [14, 104],
        [-4, 92],
      ]),
    ) +
    tail(
      smooth([
        [-14, 66],
        [-2, 76],
        [0, 96],
        [-10, 116],
        [-26, 122],
        [-34, 108],
        [-30, 86],
      ]),
    ) +
    rays(
      [-8, 74],
      [
        [48, 94],
        [28, 100],
        [-12, 116],
        [-26, 112],
      ],
    ) +
    tail(
      smooth([
        [52, -44],
        [74, -34],
        [96, -8],
        [90, 8],
        [70, 4],
        [50, -18],
      ]),
    ) +
    tail(
      smooth([
        [4, -46],
        [-20, -44],
        [-48, -26],
        [-52, -10],
        [-34, -6],
        [-4, -22],
      ]),
    ) +
    rays(
      [52, -40],
      [
        [90, 2],
        [80, 2],
        [70, 0],
      ],
    ) +
    rays(
      [2, -42],
      [
        [-48, -14],
        [-38, -10],
        [-26, -10],
      ],
    ) +
    k.cut(body, pale, {
      drop: 6,
      turn: 20,
      inside:
        patch([
          [10, -66],
          [30, -78],
          [56, -60],
          [60, -40],
          [36, -28],
          [14, -40],
        ]) +
        patch([
          [-14, -14],
          [14, -10],
          [26, 6],
          [10, 26],
          [-14, 30],
          [-30, 10],
        ]) +
        patch([
          [-40, 40],
          [-20, 44],
          [-2, 52],
          [-8, 70],
          [-30, 66],
        ]) +
        k.flat(
          smooth([
            [30, 0],
            [44, -8],
            [48, 8],
            [36, 18],
          ]),
          second,
          0.9,
        ) +
        k.flat(body, k.scales(13, darken(main, 0.5), 0.42)) +
        k.flat(ellipse(38, -86, 26, 24), pale, 0.55),
    }) +
    k.line('M38 -48Q30 -16 4 8Q-14 26 -18 52', lighten(pale, 0.6), 3, 0.55) +
    k.eye(22, -74, 5, '#4a2a12') +
    k.eye(53, -72, 5, '#4a2a12') +
    k.line('M28 -90Q16 -98 10 -110', second, 2.4) +
    k.line('M44 -91Q56 -98 60 -110', second, 2.4)
  );
}

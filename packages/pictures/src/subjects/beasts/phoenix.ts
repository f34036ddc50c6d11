import { darken, lighten } from '../../drawing/color.ts';
import { circle, petal, poly, ribbon, smooth, symmetric } from '../../drawing/path.ts';
import type { Point } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function phoenix(k: Kit): string {
  const { main, second, accent, gold, pale } = k.ink;
  const wing = (tone: string, n: number, long: number): string => {
    let out = '';
    for (let i = n - 1; i >= 0; i--) {
      const a = 26 + i * (86 / (n - 1));
      const l = long * (1 - Math.abs(i - n * 0.4) * 0.055);
      out += at(
        k.cut(petal(0, 0, l, 23, 0, 0.86), i % 2 ? tone : lighten(tone, 0.14), {
          edge: 1.8,
          drop: 1.5,
          inside:
            k.line(`M0 0V${-l * 0.88}`, lighten(tone, 0.55), 1.6, 0.6) +
            k.flat(petal(0, -l * 0.55, l * 0.42, 13, 0), accent, 0.7),
        }),
        12,
        -8,
        1,
        a,
      );
    }
    return out;
  };
  const side = wing(main, 8, 112) + wing(second, 6, 74) + wing(accent, 5, 46);
  const plume = (points: readonly Point[], tone: string): string => {
    const [x, y] = points.at(-1)!;
    return (
      k.cut(ribbon(points, [14, 16, 12, 7], 9), tone, {
        inside: k.line(poly(points, false), lighten(tone, 0.6), 2, 0.6),
      }) +
      at(
        k.cut(petal(0, 16, 36, 30, 0), accent) +
          k.cut(petal(0, 10, 23, 19, 0), second, { edge: 1.2 }) +
          k.cut(circle(0, -2, 5.5), main, { edge: 1 }),
        x,
        y,
        1,
        (Math.atan2(y - points.at(-2)![1], x - points.at(-2)![0]) * 180) / Math.PI + 90,
      )
    );
  };
  return (
    plume(
      [
        [-6, 30],
        [-30, 52],
        [-64, 60],
        [-84, 84],
      ],
      second,
    ) +
    plume(
      [
        [6, 30],
        [30, 52],
        [64, 60],
        [84, 84],
      ],
      second,
    ) +
    plume(
      [
        [-4, 34],
        [-22, 62],
        [-46, 80],
        [-50, 104],
      ],
      main,
    ) +
    plume(
      [
        [4, 34],
        [22, 62],
        [46, 80],
        [50, 104],
      ],
      main,
    ) +
    plume(
      [
        [-2, 36],
        [-10, 62],
        [-18, 84],
        [-16, 108],
      ],
      second,
    ) +
    plume(
      [
        [2, 36],
        [10, 62],
        [18, 84],
        [16, 108],
      ],
      second,
    ) +
    plume(
      [
        [0, 36],
        [3, 64],
        [-2, 90],
        [0, 114],
      ],
      accent,
    ) +
    k.both(side) +
    k.cut(
      symmetric([
        [0, -52],
        [12, -48],
        [19, -26],
        [24, 4],
        [16, 34],
        [0, 50],
      ]),
      main,
      {
        drop: 4,
        inside: [0, 1, 2, 3]
          .map((i) =>
            [-1, 0, 1]
              .map((j) =>
                k.flat(petal(j * 13 + (i % 2) * 6, -18 + i * 16, 19, 15, 180), i % 2 ? accent : second, 0.7),
              )
              .join(''),
          )
          .join(''),
      },
    ) +
    k.cut(
      smooth([
        [-13, -46],
        [-16, -66],
        [-2, -80],
        [14, -74],
        [19, -58],
        [12, -44],
      ]),
      main,
    ) +
    k.gild('M16 -70Q36 -68 42 -54Q28 -56 15 -56Z', { edge: 1.2 }) +
    k.eye(5, -66, 5.4, '#5a1408') +
    k.line('M-3 -74Q6 -78 14 -72', darken(main, 0.5), 2.4) +
    [
      [-34, -4, 30],
      [-14, 2, 36],
      [8, 8, 28],
    ]
      .map(([a, x, l]) =>
        at(
          k.line(`M0 0Q-3 ${-l! * 0.6} 2 ${-l!}`, gold, 2.6) +
            at(k.cut(petal(0, 6, 15, 11, 0), accent, { edge: 1 }), 2, -l!),
          x! - 3,
          -78,
          1,
          a,
        ),
      )
      .join('') +
    k.flat(circle(0, -20, 0.1), pale)
  );
}

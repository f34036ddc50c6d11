import { darken, lighten, mix } from '../../drawing/color.ts';
import { circle, ellipse, petal, ribbon, smooth } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function crane(k: Kit): string {
  const { main, second, accent } = k.ink;
  const feather = (x: number, y: number, l: number, a: number, c: string): string =>
    at(
      k.cut(petal(0, 0, l, 19, 0, 0.86), c, {
        edge: 1.5,
        drop: 1.5,
        dropOpacity: 0.18,
        inside: k.line(`M0 0V${-l * 0.86}`, darken(c, 0.25), 1.2, 0.4),
      }),
      x,
      y,
      1,
      a,
    );
  const left =
    (
      [
        [-8, 8, 96, -96],
        [-10, 4, 104, -84],
        [-8, 0, 106, -71],
        [-6, -4, 102, -58],
        [-4, -6, 92, -45],
        [-2, -6, 78, -32],
      ] as const
    )
      .map(([x, y, l, a], i) => feather(x, y, l, a, i < 3 ? second : main))
      .join('') +
    (
      [
        [-4, 2, 58, -90],
        [-4, -2, 60, -74],
        [-2, -4, 58, -58],
        [0, -6, 50, -42],
      ] as const
    )
      .map(([x, y, l, a]) => feather(x, y, l, a, lighten(main, 0.2)))
      .join('');
  const right =
    (
      [
        [8, 8, 92, 92],
        [10, 4, 100, 80],
        [10, 0, 102, 67],
        [8, -4, 96, 54],
        [6, -6, 84, 41],
      ] as const
    )
      .map(([x, y, l, a], i) => feather(x, y, l, a, i < 3 ? second : main))
      .join('') +
    (
      [
        [6, 2, 56, 86],
        [6, -2, 58, 70],
        [4, -4, 54, 54],
        [2, -6, 46, 38],
      ] as const
    )
      .map(([x, y, l, a]) => feather(x, y, l, a, lighten(main, 0.2)))
      .join('');
  return (
    k.line('M-6 50Q-14 84 -34 108M4 50Q0 86 -14 114', darken(second, 0.1), 4) +
    [-26, -12, 4, 18].map((a) => feather(-2, 40, 48, 180 + a, second)).join('') +
    left +
    right +
    k.cut(
      smooth([
        [0, -22],
        [18, -4],
        [20, 26],
        [6, 56],
        [-10, 54],
        [-20, 26],
        [-16, -6],
      ]),
      main,
      { drop: 4 },
    ) +
    k.cut(
      ribbon(
        [
          [0, 0],
          [8, -28],
          [-8, -52],
          [2, -78],
          [22, -88],
        ],
        [30, 18, 12, 12, 15],
        14,
      ),
      main,
    ) +
    k.cut(
      ribbon(
        [
          [4, -14],
          [6, -36],
          [-5, -54],
          [3, -74],
        ],
        [16, 12, 8, 6],
        10,
      ),
      second,
      { edge: 1 },
    ) +
    k.cut(ellipse(22, -88, 13, 10.5), main) +
    k.cut(ellipse(19, -96, 10, 5.5), accent, { edge: 1 }) +
    k.cut('M32 -92L72 -82L32 -82Z', mix('#c9a24a', second, 0.25), { edge: 1 }) +
    k.flat(circle(26, -89, 2.6), '#120a08')
  );
}

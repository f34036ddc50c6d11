import { darken, lighten, mix } from '../../drawing/color.ts';
import { circle, ellipse, petal, ribbon, smooth, symmetric } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function ox(k: Kit): string {
  const { main, second, accent, pale } = k.ink;
  const horn = k.cut(
    ribbon(
      [
        [30, -48],
        [66, -44],
        [96, -62],
        [104, -98],
      ],
      [24, 22, 16, 2],
      10,
    ),
    '#efe0c0',
    { inside: k.line('M44 -60L42 -34M58 -60L58 -32M72 -62L74 -38', '#9c8258', 2.4, 0.6) },
  );
  const ear =
    k.cut(
      smooth([
        [42, -34],
        [70, -30],
        [92, -18],
        [84, -6],
        [58, -8],
        [42, -18],
      ]),
      main,
    ) +
    k.flat(
      smooth([
        [54, -26],
        [72, -22],
        [82, -15],
        [70, -11],
        [54, -14],
      ]),
      '#e8a0a0',
      0.7,
    );
  const eye =
    k.flat(ellipse(31, -14, 11, 9.5), '#fff6e6') +
    k.flat(circle(30, -13, 7), '#24140c') +
    k.flat(circle(27, -16, 2.4), '#fff') +
    k.line('M18 -24Q32 -32 44 -20', second, 4);
  return (
    k.both(horn) +
    k.both(ear) +
    k.cut(
      symmetric([
        [0, -74],
        [36, -66],
        [52, -36],
        [48, 6],
        [42, 40],
        [0, 48],
      ]),
      main,
      {
        drop: 5,
        edge: 3,
        inside: k.flat(
          symmetric([
            [0, -60],
            [12, -40],
            [8, 10],
            [0, 20],
          ]),
          lighten(main, 0.35),
          0.5,
        ),
      },
    ) +
    k.cut(
      symmetric([
        [0, 16],
        [36, 20],
        [54, 46],
        [44, 78],
        [0, 90],
      ]),
      mix(pale, main, 0.25),
      { edge: 3 },
    ) +
    k.both(eye) +
    [20, -20].map((x) => k.flat(ellipse(x, 46, 9, 7), darken(main, 0.5))).join('') +
    k.line('M-26 72Q0 80 26 72', darken(main, 0.4), 3.4) +
    k.line('M-14 58C-14 78 14 78 14 58', '#6e4a17', 7) +
    k.line('M-14 58C-14 78 14 78 14 58', '#f0b840', 4.4) +
    k.cut(
      smooth([
        [-20, -72],
        [-8, -88],
        [6, -86],
        [20, -74],
        [12, -50],
        [0, -42],
        [-12, -50],
      ]),
      second,
    ) +
    at(
      [0, 60, 120, 180, 240, 300].map((a) => k.cut(petal(0, 0, 15, 12, a), accent, { edge: 1 })).join('') +
        k.gild(circle(0, 0, 4.5), { edge: 0.8 }),
      34,
      -68,
    )
  );
}

import { darken, lighten } from '../../drawing/color.ts';
import { circle, ellipse, ribbon, smooth, symmetric } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function frog(k: Kit): string {
  const { main, second, gold, accent } = k.ink;
  const leg =
    k.cut(
      smooth([
        [34, 40],
        [70, 20],
        [96, 44],
        [92, 76],
        [64, 84],
        [38, 74],
      ]),
      darken(main, 0.1),
      { drop: 3 },
    ) + [62, 78, 94].map((x) => k.cut(ellipse(x, 88, 11, 6), main, { edge: 1.2 })).join('');
  const eye =
    k.cut(circle(36, -62, 27), main, { edge: 2.6 }) +
    k.flat(circle(36, -63, 19), gold) +
    k.flat(ellipse(36, -63, 14, 9), '#160c06') +
    k.flat(circle(31, -68, 4.4), '#fff');
  const arm =
    k.cut(
      ribbon(
        [
          [30, 44],
          [42, 66],
          [30, 86],
        ],
        [22, 17, 14],
      ),
      main,
    ) + [18, 30, 42].map((x) => k.cut(circle(x, 91, 6.5), lighten(main, 0.12), { edge: 1.2 })).join('');
  return (
    k.both(leg) +
    k.cut(
      symmetric([
        [0, -22],
        [44, -10],
        [60, 34],
        [46, 76],
        [0, 86],
      ]),
      main,
      { drop: 4, inside: k.flat(ellipse(0, 54, 40, 42), second) },
    ) +
    k.both(arm) +
    k.both(eye) +
    k.cut(
      symmetric([
        [0, -56],
        [44, -50],
        [78, -20],
        [66, 8],
        [30, 22],
        [0, 24],
      ]),
      main,
      {
        edge: 3,
        inside:
          k.flat(ellipse(0, 16, 52, 18), second, 0.8) +
          [
            [-40, -34, 6],
            [44, -30, 5],
            [-54, -18, 4],
            [26, -42, 4],
          ]
            .map(([x, y, r]) => k.flat(circle(x!, y!, r!), darken(main, 0.35), 0.6))
            .join(''),
      },
    ) +
    k.line('M-60 -8Q0 22 60 -8', darken(main, 0.65), 4) +
    k.flat(ellipse(-8, -22, 3, 2.4), darken(main, 0.6)) +
    k.flat(ellipse(8, -22, 3, 2.4), darken(main, 0.6)) +
    k.flat(ellipse(-56, 4, 10, 6), accent, 0.4) +
    k.flat(ellipse(56, 4, 10, 6), accent, 0.4)
  );
}

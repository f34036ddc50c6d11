import { darken, lighten } from '../../drawing/color.ts';
import { circle, ellipse, petal, ribbon, smooth } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function teapot(k: Kit): string {
  const { main, gold, leaf, accent, pale } = k.ink;
  const body = smooth([
    [-56, -16],
    [-36, -40],
    [0, -46],
    [36, -40],
    [56, -16],
    [60, 22],
    [40, 56],
    [0, 66],
    [-40, 56],
    [-60, 22],
  ]);
  const steam = (x: number, s: number): string =>
    k.line(`M${x} -84q${-10 * s} -10 0 -20q${10 * s} -10 0 -20`, lighten(pale, 0.4), 4, 0.5);
  return (
    steam(-86, 1) +
    steam(-74, -1) +
    k.cut(
      ribbon(
        [
          [-48, 30],
          [-72, 18],
          [-80, -14],
          [-94, -46],
        ],
        [34, 24, 17, 13],
      ),
      main,
    ) +
    k.gild(ellipse(-95, -47, 9, 5)) +
    k.line('M50 -18C96 -40 108 30 54 38', darken(main, 0.45), 16) +
    k.line('M50 -18C96 -40 108 30 54 38', main, 12) +
    k.line('M52 -21C90 -36 100 20 60 32', lighten(main, 0.5), 2.4, 0.7) +
    k.cut(body, main, {
      drop: 6,
      inside:
        k.flat(ellipse(-26, -10, 18, 34), '#fff', 0.2) +
        k.line('M-44 52Q-10 40 6 6Q14 -14 36 -20', darken(leaf, 0.2), 4) +
        [
          [-20, 36, -50],
          [-2, 22, 60],
          [6, 0, -60],
          [20, -14, 50],
        ]
          .map(([x, y, a]) => k.flat(petal(x!, y!, 24, 12, a!), leaf))
          .join('') +
        [
          [34, -14],
          [6, 10],
          [-8, 38],
        ]
          .map(
            ([x, y]) =>
              [0, 72, 144, 216, 288].map((a) => k.flat(petal(x!, y!, 12, 11, a), accent)).join('') +
              k.flat(circle(x!, y!, 3), lighten(gold, 0.4)),
          )
          .join(''),
    }) +
    k.gild('M-42 58Q0 78 42 58L36 74Q0 84 -36 74Z') +
    k.cut('M-38 -38Q0 -66 38 -38Q0 -30 -38 -38Z', lighten(main, 0.1), { drop: 2 }) +
    k.gild('M-40 -39Q0 -29 40 -39L40 -34Q0 -24 -40 -34Z') +
    k.gild(circle(0, -62, 10)) +
    at(
      k.cut('M-26 -16H26Q24 18 0 20Q-24 18 -26 -16Z', pale) +
        k.flat(ellipse(0, -16, 26, 7), darken(pale, 0.15)) +
        k.flat(ellipse(0, -15, 21, 4.6), darken(gold, 0.3)) +
        k.line('M-18 4Q0 12 18 4', main, 2.4),
      -64,
      72,
    )
  );
}

import { darken, lighten } from '../../drawing/color.ts';
import { circle, ellipse, petal } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function teacup(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const steam = (x: number, s: number): string =>
    k.line(`M${x} -52q${-12 * s} -12 0 -24q${12 * s} -12 0 -24`, lighten(main, 0.6), 5, 0.55);
  const bowl = 'M-70 -34H70C72 24 40 64 0 66C-40 64 -72 24 -70 -34Z';
  return (
    steam(-22, 1) +
    steam(2, -1) +
    steam(26, 1) +
    k.cut(ellipse(0, 76, 88, 20), main, { drop: 5, edge: 2.4 }) +
    k.flat(ellipse(0, 74, 56, 11), darken(main, 0.25), 0.6) +
    k.gild('M-88 76A88 20 0 0 0 88 76L86 82A86 20 0 0 1 -86 82Z', { edge: 1 }) +
    k.cut(bowl, main, {
      drop: 4,
      edge: 3.4,
      turn: 0,
      inside:
        k.line('M-58 18C-30 -6 -10 34 20 8C36 -6 50 0 62 -8', second, 4, 0.9) +
        [
          [-40, 8, -30],
          [-14, 16, 40],
          [10, 14, -40],
          [34, 0, 30],
        ]
          .map(([x, y, a]) => k.flat(petal(x!, y!, 20, 10, a!), second, 0.9))
          .join('') +
        [
          [-26, 6],
          [22, 4],
          [48, -6],
        ]
          .map(
            ([x, y]) =>
              [0, 72, 144, 216, 288].map((a) => k.flat(petal(x!, y!, 11, 10, a), second)).join('') +
              k.flat(circle(x!, y!, 3), gold),
          )
          .join('') +
        k.flat(ellipse(-46, 0, 10, 34), '#fff', 0.35),
    }) +
    k.line('M-6 -34L-16 -6L2 14L-12 40L0 66M2 14L28 26L34 52', gold, 4) +
    k.line('M-6 -34L-16 -6L2 14L-12 40L0 66M2 14L28 26L34 52', '#fff3c4', 1.4, 0.9) +
    k.gild(ellipse(0, -34, 72, 19), { edge: 1.6 }) +
    k.flat(ellipse(0, -34, 66, 15.5), darken(main, 0.2)) +
    k.flat(
      ellipse(0, -31, 60, 12.5),
      k.sketch.linear([lighten(accent, 0.35), accent, darken(accent, 0.3)], 60),
    ) +
    k.flat(ellipse(-20, -34, 18, 4), '#fff', 0.35) +
    at(k.cut(petal(0, 0, 26, 12, 80), k.ink.leaf, { edge: 1 }), 0, -30)
  );
}

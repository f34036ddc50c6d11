import { darken, lighten } from '../../drawing/color.ts';
import { circle, poly, smooth } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function mountain(k: Kit): string {
  const { main, pale, second, gold } = k.ink;
  const peak = (points: readonly (readonly [number, number])[], tone: string, snow: string): string =>
    k.cut(poly(points), tone, { drop: 4, inside: k.flat(snow, lighten(pale, 0.3)) });
  return (
    `<circle cx="18" cy="-34" r="62" fill="${k.sketch.radial(
      [
        [0, lighten(gold, 0.7)],
        [0.82, lighten(gold, 0.35)],
        [1, gold],
      ],
      0.4,
      0.35,
      0.7,
    )}"/>` +
    k.flat(circle(0, -50, 9), gold, 0.3) +
    k.flat(circle(38, -28, 13), gold, 0.25) +
    k.flat(circle(26, -64, 6), gold, 0.28) +
    peak(
      [
        [-100, 70],
        [-58, -22],
        [-42, -6],
        [-26, -26],
        [20, 70],
      ],
      darken(second, 0.1),
      'M-58 -22L-74 14L-62 6L-54 18L-44 4L-34 14L-14 -4L-26 -26L-42 -6Z',
    ) +
    peak(
      [
        [-50, 74],
        [8, -48],
        [26, -24],
        [40, -38],
        [100, 74],
      ],
      main,
      'M8 -48L-14 -2L-2 -10L8 6L20 -10L34 6L44 -8L62 2L40 -38L26 -24Z',
    ) +
    k.cut(
      smooth(
        [
          [-104, 72],
          [-70, 52],
          [-30, 64],
          [6, 50],
          [48, 66],
          [104, 54],
          [104, 92],
          [-104, 92],
        ],
        true,
        0.8,
      ),
      darken(main, 0.3),
    ) +
    k.flat('M-96 40q18 -12 36 -2q14 -12 34 0q18 -6 30 4h-100z', pale, 0.5) +
    k.flat('M20 34q16 -10 30 -1q16 -8 40 5h-74z', pale, 0.4)
  );
}

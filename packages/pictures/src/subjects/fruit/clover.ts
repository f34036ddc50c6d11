import { lighten } from '../../drawing/color.ts';
import { circle, ribbon } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function clover(k: Kit): string {
  const { main, second } = k.ink;
  const heart = 'M0 0C-16 -18 -50 -34 -48 -66C-46 -92 -12 -94 0 -70C12 -94 46 -92 48 -66C50 -34 16 -18 0 0Z';
  return (
    k.cut(
      ribbon(
        [
          [0, 0],
          [10, 44],
          [40, 96],
        ],
        [9, 9, 12],
      ),
      second,
    ) +
    [0, 90, 180, 270]
      .map((a) =>
        at(
          k.cut(heart, main, {
            drop: 3,
            edge: 3,
            inside: k.line(
              'M0 0V-60M0 -14L-24 -44M0 -14L24 -44M0 -30L-16 -60M0 -30L16 -60',
              lighten(main, 0.5),
              2.6,
              0.55,
            ),
          }),
          0,
          0,
          0.98,
          a + 12,
        ),
      )
      .join('') +
    k.gild(circle(0, 0, 7), { edge: 1 }) +
    k.flat(circle(-30, -52, 5), '#fff', 0.7)
  );
}

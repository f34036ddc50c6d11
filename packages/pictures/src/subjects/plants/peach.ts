import { darken, lighten } from '../../drawing/color.ts';
import { ellipse, petal, ribbon } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function peach(k: Kit): string {
  const { main, leaf, gold } = k.ink;
  const d = 'M0 84C-56 74 -88 36 -76 -10C-66 -48 -28 -58 -2 -38C14 -62 62 -58 76 -16C88 34 58 74 0 84Z';
  return (
    k.cut(
      ribbon(
        [
          [0, -36],
          [4, -60],
          [20, -84],
        ],
        [8, 7, 9],
      ),
      darken(gold, 0.5),
    ) +
    k.cut(d, lighten(main, 0.25), {
      drop: 6,
      edge: 3.4,
      inside: k.flat(
        d,
        k.sketch.radial(
          [
            [0, '#fff2c8', 0.85],
            [0.5, lighten(gold, 0.3), 0.3],
            [1, main, 0.9],
          ],
          0.36,
          0.3,
          0.8,
        ),
      ),
    }) +
    k.line('M-2 -38C-16 0 -14 46 4 78', darken(main, 0.4), 4, 0.5) +
    k.line('M2 -36C-10 2 -8 46 8 76', lighten(main, 0.6), 1.8, 0.6) +
    k.flat(ellipse(-42, -8, 13, 22), '#fff', 0.4) +
    at(
      k.cut(petal(0, 0, 84, 36, 0), leaf, { inside: k.line('M0 0V-72', lighten(leaf, 0.5), 2, 0.6) }),
      6,
      -52,
      1,
      72,
    ) +
    at(
      k.cut(petal(0, 0, 72, 32, 0), darken(leaf, 0.12), {
        inside: k.line('M0 0V-62', lighten(leaf, 0.5), 2, 0.6),
      }),
      4,
      -52,
      1,
      -70,
    )
  );
}

import { darken, lighten } from '../../drawing/color.ts';
import { circle, ellipse, petal, poly, roundRect, smooth } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function totem(k: Kit): string {
  const { main, second, accent, gold, leaf } = k.ink;
  const feathers = [-56, -34, -12, 12, 34, 56]
    .map((a, i) =>
      at(
        k.cut(petal(0, 0, 58, 21, 0), [leaf, accent, gold, gold, accent, leaf][i]!, {
          edge: 1.6,
          inside: k.line('M0 0V-50', '#fff', 1.6, 0.5),
        }),
        a * 0.6,
        -52 + Math.abs(a) * 0.12,
        1,
        a,
      ),
    )
    .join('');
  const eye =
    k.cut(ellipse(27, -14, 21, 17), second, { edge: 1.8 }) +
    k.flat(ellipse(27, -13, 14, 11), '#fff6d8') +
    k.flat(circle(27, -12, 7), '#1a0d06') +
    k.flat(circle(24, -15, 2.4), '#fff');
  const brow = k.cut('M4 -26L50 -46L56 -30L10 -12Z', darken(main, 0.3), { edge: 1.8 });
  const ear =
    k.cut(
      smooth([
        [56, -20],
        [84, -28],
        [88, 10],
        [70, 28],
        [56, 20],
      ]),
      main,
      { drop: 3 },
    ) + k.gild(circle(76, 30, 12), { edge: 1.6 });
  const cheek = k.cut('M40 20Q60 24 58 44Q44 42 36 34Z', accent, { edge: 1.4 });
  return (
    feathers +
    k.both(ear) +
    k.cut(roundRect(-62, -60, 124, 156, 26), main, {
      drop: 6,
      edge: 3.4,
      inside: [-44, -20, 30, 46]
        .map((x) => k.line(`M${x} -60Q${x + 6} 20 ${x - 4} 100`, darken(main, 0.45), 2, 0.4))
        .join(''),
    }) +
    k.cut('M-64 -60H64V-44L48 -36L32 -44L16 -36L0 -44L-16 -36L-32 -44L-48 -36L-64 -44Z', second, {
      edge: 1.8,
    }) +
    k.both(eye) +
    k.both(brow) +
    k.both(cheek) +
    k.cut('M-13 -12H13L20 24Q0 36 -20 24Z', lighten(main, 0.12), { edge: 2 }) +
    k.flat(ellipse(-8, 23, 4, 3), darken(main, 0.7)) +
    k.flat(ellipse(8, 23, 4, 3), darken(main, 0.7)) +
    k.cut(roundRect(-44, 42, 88, 36, 14), '#3a0f0a', { edge: 2 }) +
    [-30, -10, 10, 30]
      .map((x) =>
        k.flat(
          `M${x - 9} 44H${x + 9}V56Q${x} 62 ${x - 9} 56ZM${x - 9} 76H${x + 9}V66Q${x} 60 ${x - 9} 66Z`,
          '#fff6df',
        ),
      )
      .join('') +
    k.gild(
      poly([
        [0, -74],
        [13, -58],
        [0, -40],
        [-13, -58],
      ]),
      { edge: 1.6 },
    ) +
    k.cut(circle(0, -57, 6), accent, { edge: 1 })
  );
}

import { darken, lighten } from '../../drawing/color.ts';
import { circle, smooth, symmetric } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function butterfly(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const upper = smooth([
    [4, -14],
    [28, -62],
    [70, -88],
    [98, -70],
    [94, -30],
    [62, -2],
    [20, 4],
  ]);
  const lower = smooth([
    [6, 6],
    [48, 8],
    [74, 32],
    [66, 70],
    [48, 86],
    [30, 66],
    [12, 34],
  ]);
  const wing =
    k.cut(lower, second, {
      drop: 4,
      inside:
        k.flat(circle(52, 46, 17), main) +
        k.flat(circle(52, 46, 9), accent) +
        k.line('M8 12L60 72M8 12L72 40', darken(second, 0.5), 2, 0.5),
    }) +
    k.cut(upper, main, {
      drop: 4,
      edge: 3,
      inside:
        k.flat('M40 -110L130 -60L110 0L80 -14C90 -40 80 -70 50 -74Z', darken(second, 0.45)) +
        k.flat(
          smooth([
            [16, -16],
            [40, -54],
            [68, -62],
            [76, -40],
            [50, -12],
          ]),
          lighten(main, 0.3),
          0.9,
        ) +
        k.flat(circle(62, -40, 12), accent) +
        k.flat(circle(62, -40, 6), '#fff8e8') +
        [
          [86, -72, 5],
          [93, -52, 4.5],
          [92, -34, 4],
          [70, -82, 4],
        ]
          .map(([x, y, r]) => k.flat(circle(x!, y!, r!), '#fffbe8'))
          .join('') +
        k.line('M6 -12L84 -74M6 -12L92 -40M6 -10L70 -6', darken(main, 0.5), 2, 0.5),
    });
  return (
    k.both(wing) +
    k.cut(
      symmetric([
        [0, -40],
        [8, -28],
        [7, 10],
        [0, 58],
      ]),
      darken(second, 0.6),
    ) +
    [-8, 6, 20, 34].map((y) => k.line(`M-5 ${y}H5`, gold, 2.2, 0.8)).join('') +
    k.cut(circle(0, -42, 9), darken(second, 0.5)) +
    k.line('M-4 -50C-10 -74 -24 -80 -32 -78M4 -50C10 -74 24 -80 32 -78', darken(second, 0.5), 3) +
    k.gild(circle(-33, -78, 4), { edge: 0.8 }) +
    k.gild(circle(33, -78, 4), { edge: 0.8 })
  );
}

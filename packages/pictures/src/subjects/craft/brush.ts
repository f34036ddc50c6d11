import { darken, lighten } from '../../drawing/color.ts';
import { circle, ribbon, roundRect } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function brush(k: Kit): string {
  const { main, second, accent } = k.ink;
  return (
    at(
      k.line('M0 -98a9 9 0 1 1 0.1 0', accent, 4) +
        k.gild(roundRect(-8, -92, 16, 14, 4), { edge: 1.2 }) +
        k.cut(roundRect(-7.5, -80, 15, 100, 5), main, { turn: 0, edge: 2, drop: 4 }) +
        k.line('M-3 -70V10', lighten(main, 0.5), 2.4, 0.6) +
        k.gild('M-10 16H10L14 38H-14Z', { edge: 1.4 }) +
        k.cut('M-14 36H14C26 62 10 76 2 104C-8 78 -26 62 -14 36Z', second, {
          edge: 2,
          inside: k.line('M-6 40Q-10 64 0 96M0 40V96M6 40Q10 64 2 96', lighten(second, 0.4), 1.6, 0.6),
        }),
      26,
      -14,
      1,
      34,
    ) +
    k.flat(
      ribbon(
        [
          [-34, 84],
          [-70, 66],
          [-92, 30],
          [-70, -8],
          [-30, -10],
        ],
        [26, 22, 14, 8, 2],
        12,
      ),
      darken(second, 0.3),
      0.92,
    ) +
    k.flat(circle(-18, 96, 6), darken(second, 0.3), 0.9) +
    k.flat(circle(-96, 60, 4), darken(second, 0.3), 0.9) +
    k.flat('M46 62H84V100H46Z', accent) +
    k.line('M54 70H76V80H54V92H76', '#fff3da', 4.4)
  );
}

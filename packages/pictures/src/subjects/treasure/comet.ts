import { darken } from '../../drawing/color.ts';
import { circle, ellipse, glint, ribbon } from '../../drawing/path.ts';
import type { Point } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function comet(k: Kit): string {
  const { main, second, accent } = k.ink;
  const tail = (w: number, tone: string, end: Point, o: number): string =>
    k.flat(
      ribbon(
        [[50, 50], [16, 14], [-20, -22], [(end[0] * 2) / 3, (end[1] * 2) / 3], end],
        [w, w * 0.9, w * 0.5, 1],
        10,
      ),
      k.sketch.linear(
        [
          [0, tone, 0.1],
          [1, tone, o],
        ],
        45,
      ),
    );
  return (
    tail(86, second, [-104, -96], 0.9) +
    tail(66, accent, [-92, -106], 0.95) +
    tail(46, main, [-104, -74], 1) +
    tail(22, '#ffffff', [-84, -84], 0.95) +
    at(
      k.cut(circle(0, 0, 44), main, {
        edge: 3.4,
        drop: 4,
        inside:
          k.flat(circle(-14, -12, 10), darken(main, 0.3), 0.45) +
          k.flat(circle(16, 10, 13), darken(main, 0.3), 0.4) +
          k.flat(circle(-6, 22, 7), darken(main, 0.3), 0.45) +
          k.flat(ellipse(-16, -24, 14, 8), '#fff', 0.5),
      }),
      44,
      44,
    ) +
    [
      [-40, 34, 12],
      [34, -50, 14],
      [80, -20, 9],
      [-14, 72, 9],
    ]
      .map(([x, y, r]) => k.flat(glint(x!, y!, r!), '#fff8dc'))
      .join('')
  );
}

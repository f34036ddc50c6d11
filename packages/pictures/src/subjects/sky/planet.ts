import { darken, lighten } from '../../drawing/color.ts';
import { circle, ellipse, smooth } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function planet(k: Kit): string {
  const { main, second, gold, pale } = k.ink;
  const ball = circle(0, 0, 62);
  const ring = 'M-106 22A108 34 0 0 0 106 -22L98 -20A100 26 0 0 1 -98 20Z';
  const band = (y: number, h: number, tone: string, o: number): string =>
    k.flat(
      smooth([
        [-80, y],
        [-30, y + h * 0.7],
        [20, y - 2],
        [80, y + h * 0.3],
        [80, y + h],
        [20, y + h * 0.8],
        [-30, y + h * 1.5],
        [-80, y + h],
      ]),
      tone,
      o,
    );
  return at(
    k.line('M-104 -2A104 30 0 0 1 104 2', lighten(gold, 0.2), 5, 0.8) +
      k.line('M-92 -4A92 24 0 0 1 92 0', pale, 2.4, 0.6) +
      k.cut(ball, main, {
        edge: 4,
        shadeOpacity: 0.5,
        inside:
          band(-44, 16, second, 0.65) +
          band(-12, 12, lighten(main, 0.4), 0.5) +
          band(14, 20, second, 0.5) +
          k.flat(ellipse(22, 20, 15, 9), darken(main, 0.3), 0.6) +
          k.flat(
            circle(14, 16, 70),
            k.sketch.radial(
              [
                [0.5, '#000', 0],
                [1, '#000', 0.55],
              ],
              0.25,
              0.25,
              0.8,
            ),
          ),
      }) +
      k.gild(ring, { turn: 0 }) +
      k.line('M-98 12A98 27 0 0 0 98 -10', lighten(pale, 0.4), 2, 0.8) +
      k.cut(circle(78, -66, 15), pale, {
        inside:
          k.flat(circle(72, -70, 4), darken(pale, 0.3), 0.5) +
          k.flat(circle(83, -62, 3), darken(pale, 0.3), 0.5),
      }),
    0,
    0,
    1,
    -14,
  );
}

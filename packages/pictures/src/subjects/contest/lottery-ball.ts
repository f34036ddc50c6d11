import { darken, lighten } from '../../drawing/color.ts';
import { circle, ellipse } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

/** A numbered ball; the number is drawn. */
export function lotteryBall(k: Kit): string {
  const { main, accent, second } = k.ink;
  const one = (tone: string, mark: string): string =>
    k.cut(circle(0, 0, 50), tone, {
      drop: 5,
      edge: 3.4,
      inside: k.flat(
        circle(0, 0, 50),
        k.sketch.radial(
          [
            [0, lighten(tone, 0.7), 0.9],
            [0.4, tone, 0.2],
            [1, darken(tone, 0.5), 0.6],
          ],
          0.34,
          0.28,
          0.85,
        ),
      ),
    }) +
    k.flat(circle(0, 2, 26), '#fffdf5') +
    k.line(mark, '#20182a', 7) +
    k.flat(ellipse(-20, -30, 11, 6), '#fff', 0.85);
  return (
    at(one(accent, 'M-9 -8a9 8 0 1 1 14 8L-10 16H11'), -46, 42, 0.92, -12) +
    at(one(second, 'M-9 -10H9L-3 18'), 48, 40, 0.92, 12) +
    at(one(main, 'M0 1a8.5 8 0 1 1 0.1 0a10 9.5 0 1 1 -0.1 0'), 0, -34, 1.16)
  );
}

import { circle, poly, symmetric } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function rocket(k: Kit): string {
  const { main, pale, accent, gold, second } = k.ink;
  const body = symmetric([
    [0, -100],
    [22, -70],
    [32, -30],
    [32, 14],
    [24, 44],
    [0, 46],
  ]);
  const flame = (w: number, l: number, tone: string): string =>
    k.flat(`M${-w} 44Q${-w * 1.2} ${44 + l * 0.5} 0 ${44 + l}Q${w * 1.2} ${44 + l * 0.5} ${w} 44Z`, tone);
  return at(
    flame(20, 74, accent) +
      flame(14, 52, gold) +
      flame(7, 30, '#fff6d8') +
      k.cut('M-28 4C-52 18 -58 40 -56 66L-24 40Z', main) +
      k.cut('M28 4C52 18 58 40 56 66L24 40Z', main) +
      k.cut(body, pale, {
        turn: 0,
        drop: 3,
        inside:
          k.flat('M-40 -110H40V-62Q0 -50 -40 -62Z', main) +
          k.flat('M-40 20H40V30H-40Z', main) +
          k.flat('M8 -110H40V50H14Z', '#1a0a20', 0.14),
      }) +
      k.gild(circle(0, -22, 18)) +
      k.cut(circle(0, -22, 13), second, { inside: k.flat('M-16 -34L4 -40L-8 -4L-20 0Z', '#fff', 0.5) }) +
      k.cut(
        symmetric([
          [0, 6],
          [6, 20],
          [6, 60],
          [0, 70],
        ]),
        main,
      ) +
      at(
        k.gild(
          poly([
            [-18, 44],
            [18, 44],
            [14, 52],
            [-14, 52],
          ]),
        ),
        0,
        0,
      ),
    0,
    0,
    1,
    24,
  );
}

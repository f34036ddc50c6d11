import { lighten } from '../../drawing/color.ts';
import { circle, ellipse, petal, smooth, symmetric } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function panda(k: Kit): string {
  const { main, second, leaf } = k.ink;
  const paw = k.cut(
    smooth([
      [34, 40],
      [58, 30],
      [76, 46],
      [72, 72],
      [50, 82],
      [32, 68],
    ]),
    second,
  );
  const foot =
    k.cut(ellipse(52, 84, 27, 23), second) +
    k.flat(ellipse(53, 87, 13, 10), lighten(second, 0.5), 0.8) +
    [42, 53, 64]
      .map((x) => k.flat(circle(x, 73 + Math.abs(x - 53) * 0.25, 4), lighten(second, 0.5), 0.8))
      .join('');
  const ear = k.cut(circle(54, -78, 22), second);
  const patch =
    k.flat(
      smooth([
        [16, -42],
        [32, -54],
        [50, -40],
        [48, -22],
        [34, -14],
        [20, -22],
      ]),
      second,
    ) + k.eye(33, -34, 8.4, '#5a3a1a');
  const stalk = at(
    k.cut(roundRectPath(-7, -104, 14, 50), leaf, { turn: 0 }) +
      k.cut(roundRectPath(-7, -52, 14, 50), leaf, { turn: 0 }) +
      k.cut(roundRectPath(-7, 0, 14, 50), leaf, { turn: 0 }) +
      k.cut(petal(6, -52, 44, 15, 60), lighten(leaf, 0.16)) +
      k.cut(petal(-6, -54, 40, 14, -66), lighten(leaf, 0.1)) +
      k.cut(petal(0, -102, 40, 14, 24), lighten(leaf, 0.16)),
    66,
    36,
    1,
    18,
  );
  return (
    k.cut(
      symmetric([
        [0, -6],
        [56, 6],
        [78, 48],
        [66, 88],
        [0, 100],
      ]),
      main,
      { drop: 5, inside: k.flat('M-90 2Q0 34 90 2V24Q0 52 -90 24Z', second) },
    ) +
    k.both(foot) +
    k.both(ear) +
    k.cut(
      symmetric([
        [0, -94],
        [46, -86],
        [76, -52],
        [76, -16],
        [48, 12],
        [0, 20],
      ]),
      main,
      { drop: 3, edge: 3 },
    ) +
    k.both(patch) +
    k.flat(ellipse(0, -8, 21, 15), '#fffefa') +
    k.cut('M-10 -18Q0 -24 10 -18Q8 -6 0 -4Q-8 -6 -10 -18Z', second, { edge: 1 }) +
    k.line('M0 -4V2M-10 4Q-4 8 0 2Q4 8 10 4', second, 2.6) +
    k.flat(ellipse(-52, -12, 10, 6), '#ff9fb0', 0.5) +
    k.flat(ellipse(52, -12, 10, 6), '#ff9fb0', 0.5) +
    stalk +
    k.both(paw)
  );
}

const roundRectPath = (x: number, y: number, w: number, h: number): string =>
  `M${x + 2} ${y}h${w - 4}q2 0 2 3q-2 ${h / 2 - 3} 0 ${h - 6}q0 3 -2 3h${4 - w}q-2 0 -2 -3q2 ${-(h / 2 - 3)} 0 ${6 - h}q0 -3 2 -3Z`;

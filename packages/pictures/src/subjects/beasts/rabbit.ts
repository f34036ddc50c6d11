import { mix } from '../../drawing/color.ts';
import { circle, ellipse, petal, smooth, symmetric } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function rabbit(k: Kit): string {
  const { main, second, accent, leaf } = k.ink;
  const ear = (turn: number): string =>
    at(
      k.cut(petal(0, 0, 96, 36, 0, 0.9), main) + k.flat(petal(0, -12, 74, 19, 0, 0.9), second, 0.9),
      turn > 0 ? 20 : -20,
      -34,
      1,
      turn,
    );
  const eye =
    k.flat(ellipse(26, -8, 10, 12.5), '#3a1420') +
    k.flat(ellipse(26, -8, 7.5, 10), mix('#c2264a', '#3a1420', 0.35)) +
    k.flat(circle(23, -13, 4), '#fff') +
    k.flat(circle(29, -3, 2), '#fff', 0.7);
  const foot = k.cut(ellipse(34, 92, 26, 14), main);
  return (
    ear(-12) +
    ear(16) +
    k.cut(
      symmetric([
        [0, 18],
        [44, 32],
        [58, 66],
        [44, 96],
        [0, 102],
      ]),
      main,
      { drop: 5 },
    ) +
    k.flat(ellipse(0, 76, 30, 24), '#ffffff', 0.7) +
    k.both(foot) +
    k.cut(
      symmetric([
        [0, -54],
        [38, -48],
        [62, -18],
        [60, 16],
        [36, 40],
        [0, 46],
      ]),
      main,
      { drop: 3, edge: 3 },
    ) +
    k.both(eye) +
    k.flat(ellipse(-44, 14, 12, 7), second, 0.85) +
    k.flat(ellipse(44, 14, 12, 7), second, 0.85) +
    k.cut('M-7 10Q0 5 7 10Q5 18 0 20Q-5 18 -7 10Z', mix(accent, second, 0.4), { edge: 1 }) +
    k.line('M0 20V25M-10 26Q-4 31 0 25Q4 31 10 26', '#7a3a4a', 2.6) +
    k.flat('M-5 29H5V36Q0 39 -5 36Z', '#fff') +
    k.cut('M-40 40Q0 62 40 40L44 52Q0 74 -44 52Z', accent) +
    k.gild(circle(0, 60, 9), { edge: 1.4 }) +
    k.line('M-4 60H4M0 60V65', '#6e4413', 1.8) +
    at(k.cut(circle(0, 0, 14), second) + k.cut(petal(0, -10, 16, 8, 40), leaf, { edge: 1 }), -42, 74) +
    k.cut(
      smooth([
        [-52, 60],
        [-36, 56],
        [-28, 68],
        [-38, 80],
        [-52, 76],
      ]),
      main,
      { edge: 1.6 },
    ) +
    k.cut(
      smooth([
        [52, 60],
        [36, 58],
        [26, 70],
        [36, 80],
        [52, 76],
      ]),
      main,
      { edge: 1.6 },
    )
  );
}

import { mix } from '../../drawing/color.ts';
import { circle, smooth, symmetric } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function tiger(k: Kit): string {
  const { main, second, pale, accent } = k.ink;
  const ear =
    k.cut('M36 -62C44 -96 78 -100 88 -76C92 -58 82 -40 66 -36Z', main) +
    k.flat('M50 -62C56 -82 74 -86 78 -72C80 -60 74 -52 66 -48Z', mix(accent, pale, 0.55));
  const face = symmetric(
    [
      [0, -84],
      [38, -80],
      [70, -54],
      [82, -14],
      [96, 18],
      [78, 30],
      [86, 52],
      [60, 56],
      [46, 80],
      [0, 92],
    ],
    0.9,
  );
  const stripe = (d: string): string => k.flat(d, second);
  const half =
    stripe('M0 -60C10 -66 14 -74 14 -84C22 -70 16 -56 0 -50Z') +
    stripe('M0 -42C18 -46 28 -56 32 -70C36 -52 22 -38 0 -32Z') +
    stripe('M92 -10C76 -12 64 -8 56 2C70 0 82 2 96 6Z') +
    stripe('M98 16C82 12 68 16 60 24C74 22 84 26 92 32Z') +
    stripe('M72 -50C62 -44 54 -36 52 -26C60 -32 70 -34 82 -32Z') +
    stripe('M86 44C74 38 64 38 56 44C66 44 76 50 82 56Z') +
    k.flat(
      smooth([
        [10, 22],
        [36, 14],
        [50, 30],
        [42, 52],
        [18, 58],
        [0, 52],
        [0, 26],
      ]),
      '#fff8ec',
    ) +
    k.flat(
      smooth([
        [14, -28],
        [30, -40],
        [50, -34],
        [48, -24],
        [30, -26],
      ]),
      '#fff8ec',
      0.95,
    );
  const eye =
    k.flat(
      smooth([
        [14, -6],
        [26, -22],
        [50, -20],
        [56, -10],
        [42, 0],
        [24, 2],
      ]),
      '#1a0d08',
    ) +
    k.flat(
      smooth([
        [19, -6],
        [29, -18],
        [47, -17],
        [51, -10],
        [40, -3],
        [26, -2],
      ]),
      '#ffdf5a',
    ) +
    k.flat(circle(36, -11, 8), mix('#3fae4a', '#ffdf5a', 0.3)) +
    k.flat(circle(36, -11, 4.4), '#120806') +
    k.flat(circle(33, -14, 2.4), '#fff');
  const whiskers = k.line('M34 34Q66 28 98 40M34 40Q66 40 94 56M32 46Q58 52 82 72', '#fff', 1.8, 0.9);
  return (
    k.both(ear) +
    k.cut(face, main, {
      drop: 6,
      edge: 3,
      inside: k.both(half) + k.flat('M-10 70Q0 64 10 70L6 92H-6Z', '#fff8ec'),
    }) +
    k.both(eye) +
    k.cut(
      smooth([
        [-17, 12],
        [0, 8],
        [17, 12],
        [14, 24],
        [0, 32],
        [-14, 24],
      ]),
      mix('#e0566a', accent, 0.3),
    ) +
    k.line('M0 32V44M0 44C-6 54 -22 56 -32 48M0 44C6 54 22 56 32 48', '#2a1208', 3.4) +
    k.flat('M-22 53Q0 62 22 53Q18 78 0 78Q-18 78 -22 53Z', '#7a1022') +
    k.flat('M-10 70Q0 62 10 70Q6 78 0 78Q-6 78 -10 70Z', '#f0667a') +
    k.flat('M-19 54L-13 68L-8 57ZM19 54L13 68L8 57Z', '#fffdf2') +
    [18, 24, 30]
      .map(
        (x) =>
          `<circle cx="${x}" cy="40" r="1.6" fill="#2a1208"/><circle cx="${-x}" cy="40" r="1.6" fill="#2a1208"/>`,
      )
      .join('') +
    k.both(whiskers)
  );
}

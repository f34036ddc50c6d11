import { darken, lighten } from '../../drawing/color.ts';
import { circle, ellipse, smooth } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function horse(k: Kit): string {
  const { main, second, accent } = k.ink;
  const head = smooth(
    [
      [-88, 26],
      [-92, 10],
      [-78, -8],
      [-54, -30],
      [-34, -54],
      [-14, -66],
      [8, -62],
      [34, -34],
      [62, 10],
      [84, 66],
      [92, 104],
      [-2, 104],
      [-4, 70],
      [-16, 42],
      [-34, 34],
      [-56, 40],
      [-74, 42],
    ],
    true,
    0.85,
  );
  const lock = (x: number, y: number, a: number, l: number): string =>
    at(
      k.cut(`M-13 0C-4 ${-l * 0.3} 22 ${-l * 0.5} 20 ${-l}C34 ${-l * 0.6} 30 ${-l * 0.2} 12 4Z`, second, {
        edge: 1.7,
      }),
      x,
      y,
      1,
      a,
    );
  return (
    (
      [
        [82, 84, 62, 64],
        [72, 58, 58, 62],
        [60, 32, 54, 62],
        [46, 8, 48, 60],
        [32, -16, 42, 58],
        [18, -38, 34, 54],
      ] as const
    )
      .map(([x, y, a, l]) => lock(x, y, a, l))
      .join('') +
    k.cut('M2 -58C-2 -82 8 -96 16 -104C26 -92 28 -72 20 -54Z', main) +
    k.flat('M8 -62C6 -78 12 -88 16 -94C20 -84 20 -72 16 -60Z', darken(main, 0.4)) +
    k.cut(head, main, {
      drop: 6,
      edge: 3,
      inside:
        k.flat(
          smooth([
            [-14, -64],
            [4, -58],
            [-30, -20],
            [-70, 14],
            [-80, 4],
            [-50, -28],
          ]),
          '#fff6ea',
          0.9,
        ) +
        k.flat(ellipse(8, 8, 26, 32), lighten(main, 0.3), 0.3) +
        k.flat(
          smooth([
            [-92, 10],
            [-80, -2],
            [-66, 10],
            [-62, 34],
            [-80, 42],
            [-94, 30],
          ]),
          darken(main, 0.4),
          0.7,
        ),
    }) +
    k.cut('M-13 -60C-2 -70 6 -62 8 -50C-8 -40 -24 -32 -38 -12C-38 -34 -28 -50 -13 -60Z', second, {
      edge: 1.6,
    }) +
    k.flat(
      smooth([
        [-30, -22],
        [-18, -32],
        [-6, -26],
        [-14, -14],
      ]),
      '#1a0d08',
    ) +
    k.flat(circle(-19, -25, 2.8), '#fff') +
    k.line('M-36 -22Q-22 -40 -2 -30', darken(main, 0.6), 3) +
    k.flat(ellipse(-80, 18, 5, 7), '#1a0d08') +
    k.line('M-80 36Q-64 36 -54 30', darken(main, 0.7), 3) +
    k.line('M-58 -18Q-50 6 -42 34M-42 2Q-10 0 24 -30M-42 2L-60 40', darken(accent, 0.3), 7.5) +
    k.line('M-58 -18Q-50 6 -42 34M-42 2Q-10 0 24 -30', accent, 4.8) +
    k.gild(circle(-45, 4, 8), { edge: 1.2 }) +
    k.gild(circle(22, -28, 8), { edge: 1.2 }) +
    k.line('M-46 32Q10 70 70 78', accent, 4)
  );
}

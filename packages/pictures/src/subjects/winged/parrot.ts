import { darken, lighten } from '../../drawing/color.ts';
import { ellipse, petal, smooth } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function parrot(k: Kit): string {
  const { main, second, accent, leaf } = k.ink;
  const tail = (
    [
      [-6, 60, 62, 176, second],
      [4, 60, 70, 184, main],
      [-14, 56, 52, 168, accent],
    ] as const
  )
    .map(([x, y, l, a, c]) => at(k.cut(petal(0, 0, l, 20, 0, 0.88), c), x, y, 1, a))
    .join('');
  const body = smooth([
    [-6, -88],
    [26, -86],
    [46, -62],
    [46, -30],
    [40, 10],
    [24, 50],
    [-4, 72],
    [-30, 52],
    [-40, 14],
    [-38, -34],
    [-30, -70],
  ]);
  const wing = (
    [
      [0, 0, 92, 0, second],
      [0, 0, 80, 10, accent],
      [0, 0, 66, 22, leaf],
    ] as const
  )
    .map(([, , l, a, c]) =>
      at(
        k.cut(petal(0, 0, l, 40, 180, 0.86), c, {
          edge: 1.8,
          inside: k.line(`M0 0V${l * 0.8}M-10 6L-12 ${l * 0.6}M10 6L12 ${l * 0.6}`, darken(c, 0.4), 1.4, 0.4),
        }),
        -16,
        -26,
        1,
        a,
      ),
    )
    .join('');
  return (
    tail +
    k.line('M-60 74H70', '#6b4220', 12) +
    k.line('M-60 72H70', '#a06a35', 5) +
    k.cut(body, main, {
      drop: 5,
      edge: 3,
      inside: k.flat(ellipse(14, 20, 22, 44), lighten(main, 0.3), 0.35),
    }) +
    wing +
    [-10, 12]
      .map((x) => [0, 7, 14].map((d) => k.gild(ellipse(x + d, 70, 4, 7.5), { edge: 0.8 })).join(''))
      .join('') +
    k.flat(
      smooth([
        [8, -76],
        [34, -78],
        [46, -58],
        [40, -38],
        [18, -38],
        [6, -54],
      ]),
      '#fff8ee',
    ) +
    [0, 1, 2]
      .map((i) => k.line(`M18 ${-54 + i * 6}Q28 ${-50 + i * 6} 38 ${-54 + i * 5}`, main, 1.6))
      .join('') +
    k.cut('M36 -76C66 -78 76 -52 60 -28C58 -40 50 -46 38 -48Z', '#2a2422') +
    k.cut('M38 -46C48 -44 54 -38 54 -26C44 -26 38 -34 38 -46Z', '#4a403a', { edge: 1 }) +
    k.eye(25, -66, 6.5, '#d9a21f') +
    (
      [
        [-10, -86, -40],
        [2, -90, -18],
        [14, -90, 6],
      ] as const
    )
      .map(([x, y, a]) => at(k.cut(petal(0, 0, 27, 12, 0), accent, { edge: 1.2 }), x, y, 1, a))
      .join('')
  );
}

import { darken } from '../../drawing/color.ts';
import { ellipse, smooth } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function fish(k: Kit): string {
  const { main, second, accent } = k.ink;
  const body = smooth([
    [-92, 4],
    [-70, -34],
    [-24, -56],
    [30, -42],
    [62, -8],
    [62, 12],
    [30, 44],
    [-24, 54],
    [-72, 36],
  ]);
  const stripes = [
    [-34, 20],
    [8, 18],
    [42, 12],
  ]
    .map(
      ([x, w]) =>
        k.flat(`M${x} -70Q${x! + 16} 0 ${x} 70H${x! + w!}Q${x! + w! + 16} 0 ${x! + w!} -70Z`, '#fffaf0') +
        k.line(
          `M${x} -70Q${x! + 16} 0 ${x} 70M${x! + w!} -70Q${x! + w! + 16} 0 ${x! + w!} 70`,
          darken(second, 0.5),
          3,
        ),
    )
    .join('');
  return (
    k.cut(
      smooth([
        [54, 2],
        [78, -30],
        [102, -46],
        [98, -8],
        [96, 8],
        [102, 46],
        [76, 34],
      ]),
      accent,
      { inside: k.line('M60 2L98 -36M60 2L98 -14M60 2L98 14M60 2L98 36', darken(accent, 0.4), 2, 0.5) },
    ) +
    k.cut(
      smooth([
        [-30, -48],
        [-14, -84],
        [24, -84],
        [50, -62],
        [42, -30],
      ]),
      second,
    ) +
    k.cut(
      smooth([
        [-10, 46],
        [8, 78],
        [34, 74],
        [34, 36],
      ]),
      second,
    ) +
    k.cut(body, main, {
      drop: 5,
      edge: 3,
      inside: stripes + k.flat(body, k.scales(14, darken(main, 0.5), 0.25)),
    }) +
    k.cut(
      smooth([
        [-18, 4],
        [8, -10],
        [30, 4],
        [24, 24],
        [4, 30],
        [-12, 20],
      ]),
      accent,
      { inside: k.line('M-14 10L26 2M-12 14L26 14M-8 18L18 26', darken(accent, 0.4), 1.8, 0.5) },
    ) +
    k.eye(-58, -10, 14, '#2a5a8a') +
    k.line('M-90 14Q-78 24 -66 20', darken(main, 0.6), 3.4) +
    k.flat(ellipse(-58, 14, 8, 5), '#ff6f7f', 0.45)
  );
}

import { darken, lighten } from '../../drawing/color.ts';
import { ellipse, petal, ribbon, smooth } from '../../drawing/path.ts';
import type { Point } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function seahorse(k: Kit): string {
  const { main, second, accent } = k.ink;
  const spine: Point[] = [
    [6, -66],
    [22, -34],
    [14, 2],
    [26, 40],
    [14, 76],
    [-20, 86],
    [-34, 62],
    [-16, 48],
    [-6, 62],
  ];
  const d = ribbon(spine, [38, 50, 58, 44, 28, 22, 17, 12, 4], 24);
  let bands = '';
  for (let i = 0; i < 12; i++)
    bands += k.line(
      `M-30 ${-46 + i * 13}Q14 ${-34 + i * 13} 62 ${-50 + i * 13}`,
      darken(main, 0.45),
      2.6,
      0.45,
    );
  const spikes = (
    [
      [36, -58, 60],
      [48, -34, 76],
      [46, -8, 96],
      [48, 22, 84],
      [46, 48, 106],
    ] as const
  )
    .map(([x, y, a]) => at(k.cut('M-9 4L0 -20L9 4Z', accent, { edge: 1.2 }), x - 4, y, 1, a))
    .join('');
  return (
    spikes +
    k.cut(
      smooth([
        [38, -14],
        [66, -30],
        [78, -6],
        [70, 22],
        [44, 20],
      ]),
      second,
      { inside: k.line('M40 0L74 -18M40 4L76 2M42 8L68 18', darken(second, 0.4), 2, 0.5) },
    ) +
    k.cut(d, main, {
      drop: 5,
      edge: 3,
      inside:
        bands +
        k.flat(
          ribbon(
            [
              [-10, -40],
              [-6, 0],
              [6, 36],
              [2, 66],
            ],
            [18, 26, 18, 6],
          ),
          lighten(second, 0.5),
          0.6,
        ),
    }) +
    k.cut(
      smooth([
        [-12, -90],
        [16, -96],
        [34, -76],
        [26, -54],
        [4, -48],
        [-22, -54],
        [-62, -50],
        [-70, -60],
        [-60, -68],
        [-26, -72],
      ]),
      main,
      { drop: 2, edge: 2.6 },
    ) +
    k.flat(ellipse(-66, -59, 4, 6), darken(main, 0.6)) +
    k.eye(0, -72, 9, '#3a2410') +
    (
      [
        [-4, -92, -18],
        [10, -96, 4],
        [24, -90, 28],
      ] as const
    )
      .map(([x, y, a]) => at(k.cut(petal(0, 4, 24, 12, 0), accent, { edge: 1.2 }), x, y, 1, a))
      .join('') +
    k.flat(ellipse(-14, -58, 7, 4), '#ff8f8f', 0.5)
  );
}

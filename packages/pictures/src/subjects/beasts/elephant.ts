import { darken, lighten, mix } from '../../drawing/color.ts';
import { circle, ellipse, petal, ribbon, smooth, symmetric } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function elephant(k: Kit): string {
  const { main, second, accent, gold, pale } = k.ink;
  const ear =
    k.cut(
      smooth([
        [30, -56],
        [66, -78],
        [100, -54],
        [98, -6],
        [74, 30],
        [46, 24],
        [34, -8],
      ]),
      darken(main, 0.1),
      { drop: 4 },
    ) +
    k.flat(
      smooth([
        [48, -44],
        [70, -58],
        [88, -42],
        [86, -8],
        [70, 14],
        [54, 8],
      ]),
      mix(second, pale, 0.35),
      0.8,
    );
  const tusk = k.cut(
    ribbon(
      [
        [22, 30],
        [38, 58],
        [62, 64],
      ],
      [14, 11, 2],
    ),
    '#fff6df',
  );
  const head = symmetric([
    [0, -84],
    [34, -78],
    [48, -46],
    [46, -6],
    [30, 26],
    [0, 36],
  ]);
  const trunk = ribbon(
    [
      [0, 0],
      [0, 34],
      [-6, 68],
      [10, 96],
      [36, 94],
      [40, 78],
    ],
    [46, 38, 30, 26, 22, 14],
    14,
  );
  let rings = '';
  for (let i = 0; i < 6; i++)
    rings += k.line(
      `M${-20 + i} ${26 + i * 11}Q${-2} ${34 + i * 11} ${17 - i} ${25 + i * 11}`,
      darken(main, 0.5),
      2,
      0.45,
    );
  const eye =
    k.flat(ellipse(27, -18, 9, 8), '#fffaf0') +
    k.flat(circle(26, -17, 6), '#2a160c') +
    k.flat(circle(24, -19.5, 2), '#fff') +
    k.line('M16 -26Q27 -33 38 -24', darken(main, 0.6), 3);
  const drape = symmetric(
    [
      [0, -86],
      [34, -80],
      [44, -56],
      [22, -40],
      [0, -10],
    ],
    0.7,
  );
  return (
    k.both(ear) +
    k.cut(head, main, { drop: 4, edge: 3 }) +
    k.both(tusk) +
    k.cut(trunk, main, { inside: rings }) +
    k.both(eye) +
    k.cut(drape, second, {
      inside:
        k.flat(circle(0, -46, 15), accent, 0.9) +
        k.line('M-40 -58L-22 -44L0 -16L22 -44L40 -58', lighten(gold, 0.3), 3),
    }) +
    k.gild(
      symmetric(
        [
          [0, -62],
          [10, -48],
          [0, -34],
        ],
        0.6,
      ),
      { edge: 1.3 },
    ) +
    k.cut(circle(0, -48, 5.5), accent, { edge: 1 }) +
    [-34, -17, 0, 17, 34]
      .map((x) => k.gild(circle(x, -84 + Math.abs(x) * 0.2, x ? 6.5 : 9), { edge: 1.2 }))
      .join('') +
    k.cut(petal(0, -92, 26, 17, 0), accent) +
    [-1, 1]
      .map((s) => k.gild(circle(s * 44, -50, 5), { edge: 1 }) + k.line(`M${s * 44} -45V-32`, accent, 4))
      .join('')
  );
}

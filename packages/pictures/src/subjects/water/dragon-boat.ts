import { darken, lighten } from '../../drawing/color.ts';
import { circle, ellipse, ribbon, smooth } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

/** A dragon boat with its crew, racing to the right. */
export function dragonBoat(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const hull = smooth(
    [
      [-104, 16],
      [-98, 12],
      [-60, 34],
      [20, 40],
      [66, 26],
      [78, 8],
      [86, 20],
      [80, 44],
      [56, 64],
      [-40, 66],
      [-84, 50],
    ],
    true,
    0.8,
  );
  const crew = [-58, -28, 2, 32]
    .map((x, i) =>
      at(
        k.line('M10 -8L30 30L42 52', darken(gold, 0.35), 4) +
          k.cut(ellipse(43, 56, 5, 11), lighten(gold, 0.2), { edge: 1 }) +
          k.cut(
            smooth([
              [-9, 26],
              [-8, -2],
              [6, -10],
              [16, -2],
              [13, 26],
            ]),
            i % 2 ? accent : second,
            { edge: 1.4 },
          ) +
          k.line('M8 0L24 16', '#e8b48a', 6) +
          k.cut(circle(7, -20, 9.5), '#f0c39a', { edge: 1.2 }) +
          k.cut('M-3 -22C-3 -34 16 -36 18 -23Z', main, { edge: 1 }),
        x,
        12,
      ),
    )
    .join('');
  const scales = k.flat(hull, k.scales(14, darken(main, 0.5), 0.55));
  const mane = [
    [58, -38, -60],
    [56, -18, -80],
    [60, 2, -104],
    [68, -56, -38],
  ]
    .map(([x, y, a]) =>
      at(k.cut('M-8 4C-10 -16 2 -26 -4 -40C10 -30 14 -12 8 4Z', accent, { edge: 1.2 }), x!, y!, 1, a),
    )
    .join('');
  return (
    k.cut('M-100 16C-118 -4 -112 -34 -92 -44C-96 -26 -88 -14 -76 -22C-78 -4 -84 10 -92 22Z', accent) +
    crew +
    k.cut(hull, main, { drop: 5, edge: 3, inside: scales }) +
    k.gild('M-100 16Q-60 40 10 44Q60 44 78 14L84 24Q64 54 12 54Q-62 50 -96 26Z', { edge: 1.2 }) +
    mane +
    k.cut(
      ribbon(
        [
          [64, 44],
          [84, 14],
          [76, -20],
          [84, -48],
        ],
        [34, 30, 24, 24],
      ),
      main,
      { inside: k.flat('M40 -70H120V60H40Z', k.scales(12, darken(main, 0.5), 0.5)) },
    ) +
    k.cut(
      smooth([
        [68, -56],
        [80, -72],
        [100, -70],
        [116, -56],
        [124, -50],
        [122, -40],
        [104, -36],
        [84, -34],
        [70, -42],
      ]),
      main,
      { edge: 2, drop: 2 },
    ) +
    k.cut(
      smooth([
        [84, -36],
        [104, -34],
        [116, -30],
        [104, -22],
        [84, -26],
      ]),
      darken(main, 0.2),
      { edge: 1.2 },
    ) +
    [92, 102, 112].map((x) => k.flat(`M${x} -38l3 7l3 -7Z`, '#fffbea')).join('') +
    k.eye(95, -56, 6, accent) +
    k.gild(
      ribbon(
        [
          [82, -68],
          [72, -86],
          [78, -100],
        ],
        [8, 6, 1],
      ),
      { edge: 1 },
    ) +
    k.line('M118 -52C132 -60 130 -74 120 -80', gold, 3) +
    k.line('M-110 76q16 -12 32 0t32 0t32 0t32 0t32 0t32 0', '#f2fdff', 4.5, 0.85)
  );
}

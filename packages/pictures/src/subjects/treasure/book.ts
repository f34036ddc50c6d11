import { darken, lighten } from '../../drawing/color.ts';
import { circle, glint, ribbon } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function book(k: Kit): string {
  const { main, gold, accent } = k.ink;
  return at(
    k.cut('M-66 -88H62Q74 -88 74 -76V88H-54Q-74 88 -74 68V-80Q-74 -88 -66 -88Z', darken(main, 0.3), {
      drop: 6,
    }) +
      k.flat('M-60 66H76V86H-56Q-70 84 -66 72Z', '#fff3da') +
      [70, 75, 80].map((y) => k.line(`M-60 ${y}H74`, '#c9b28a', 1.4)).join('') +
      k.cut('M-62 -92H66Q76 -92 76 -82V66H-60Q-72 68 -74 78V-80Q-74 -92 -62 -92Z', main, {
        edge: 3,
        inside:
          k.flat('M-78 -100H-54V90H-78Z', darken(main, 0.35), 0.7) +
          k.flat('M-100 -100H100V100H-100Z', k.scales(22, lighten(main, 0.4), 0.25)),
      }) +
      k.line('M-44 -80H64V54H-44Z', lighten(gold, 0.1), 3) +
      [
        [-44, -80, 0],
        [64, -80, 90],
        [64, 54, 180],
        [-44, 54, 270],
      ]
        .map(([x, y, a]) => at(k.gild('M-4 -4H26L-4 26Z', { edge: 1.4 }), x!, y!, 1, a))
        .join('') +
      k.gild(circle(10, -13, 38), { drop: 3, edge: 2.4 }) +
      k.cut(circle(10, -13, 30), accent, { edge: 1.8 }) +
      at(
        k.gild(
          ribbon(
            [
              [-20, 10],
              [-4, -10],
              [10, 6],
              [20, -10],
            ],
            [4, 10, 10, 3],
          ),
          { edge: 1.2 },
        ) +
          k.gild(
            ribbon(
              [
                [-18, 20],
                [-2, 6],
                [10, 18],
                [20, 6],
              ],
              [3, 7, 7, 2],
            ),
            { edge: 1 },
          ),
        10,
        -14,
      ) +
      k.cut('M40 66V104L48 94L56 104V66Z', accent) +
      k.flat(glint(-8, -32, 10), '#fff', 0.9),
    0,
    0,
    1,
    -6,
  );
}

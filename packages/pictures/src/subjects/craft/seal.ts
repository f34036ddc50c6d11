import { darken, lighten } from '../../drawing/color.ts';
import { circle, ellipse, ribbon, smooth } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function seal(k: Kit): string {
  const { main, second, gold } = k.ink;
  return (
    k.cut('M-66 58H66V92H-66Z', second, { drop: 5, edge: 2, turn: 0 }) +
    k.flat('M-60 90H60V96H-60Z', darken(second, 0.5)) +
    k.cut('M-70 6L-58 -6H58L70 6V62H-70Z', main, { edge: 3.4, drop: 4 }) +
    k.flat('M-58 -6H58L70 6H-70Z', lighten(main, 0.4), 0.7) +
    k.line(
      'M-62 50V24H-38V42H-50V34M62 50V24H38V42H50V34M-26 50V24H26V50M-14 50V36H14V50M0 24V36',
      lighten(gold, 0.1),
      3.6,
    ) +
    k.cut(
      smooth([
        [-54, -8],
        [-60, -30],
        [-46, -50],
        [-28, -46],
        [-8, -56],
        [16, -48],
        [28, -28],
        [50, -38],
        [58, -24],
        [46, -8],
      ]),
      main,
      { edge: 3, inside: k.flat('M-70 -60H70V0H-70Z', k.scales(12, darken(main, 0.5), 0.4)) },
    ) +
    k.cut(
      smooth([
        [-74, -44],
        [-78, -62],
        [-62, -76],
        [-38, -74],
        [-24, -56],
        [-34, -38],
        [-54, -32],
      ]),
      main,
      { edge: 2.6 },
    ) +
    at(
      k.gild(
        ribbon(
          [
            [-44, -72],
            [-34, -92],
            [-14, -98],
          ],
          [10, 7, 1],
        ),
        { edge: 1.2 },
      ),
      0,
      0,
    ) +
    k.eye(-58, -58, 6, gold) +
    k.line('M-76 -46Q-64 -42 -56 -46', darken(main, 0.6), 2.6) +
    [
      [-8, -58],
      [10, -54],
      [26, -36],
    ]
      .map(([x, y]) => at(k.gild('M-8 4Q-4 -12 8 -14Q4 -4 10 4Z', { edge: 1 }), x!, y!))
      .join('') +
    k.gild(circle(56, -46, 12), { edge: 1.6 }) +
    k.flat(ellipse(-40, 10, 18, 5), '#fff', 0.4)
  );
}

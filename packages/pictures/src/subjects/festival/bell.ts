import { darken, lighten } from '../../drawing/color.ts';
import { circle, star, symmetric } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function bell(k: Kit): string {
  const { main, gold, accent } = k.ink;
  return (
    k.line('M0 -98a12 12 0 1 1 0.1 0', gold, 7) +
    k.gild(circle(0, 76, 14)) +
    k.gild(
      symmetric(
        [
          [0, -86],
          [30, -78],
          [46, -44],
          [52, 10],
          [66, 46],
          [84, 66],
          [0, 74],
        ],
        0.8,
      ),
      { drop: 6, edge: 3.2, turn: 15 },
    ) +
    k.gild('M-84 58Q0 84 84 58Q92 72 84 76Q0 98 -84 76Q-92 72 -84 58Z', { turn: 10 }) +
    k.flat('M-50 4Q0 20 50 4L53 18Q0 34 -53 18Z', darken(main, 0.1)) +
    at(k.cut(star(0, 0, 5, 16, 7), accent), 0, -28) +
    at(
      k.cut('M0 0C-20 -24 -50 -20 -46 0C-50 20 -20 20 0 0Z', main) +
        k.cut('M0 0C20 -24 50 -20 46 0C50 20 20 20 0 0Z', main) +
        k.cut(circle(0, 0, 10), lighten(main, 0.12)),
      0,
      -88,
      0.9,
    )
  );
}

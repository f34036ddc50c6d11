import { darken, lighten } from '../../drawing/color.ts';
import { circle, ellipse } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';
import { coinAt } from './coin-at.ts';
import { petalRing } from './festival-parts.ts';

export function ingot(k: Kit): string {
  const { gold, main } = k.ink;
  return (
    at(coinAt(k, 0, 0, 30), -66, 58, 1, -12) +
    at(coinAt(k, 0, 0, 30), 70, 60, 1, 14) +
    k.gild(ellipse(0, -8, 44, 42), { drop: 3, edge: 3 }) +
    k.gild(
      'M-98 -34C-76 -2 -40 4 0 4C40 4 76 -2 98 -34C104 6 84 46 56 64C24 80 -24 80 -56 64C-84 46 -104 6 -98 -34Z',
      { drop: 6, turn: 90, edge: 3.4 },
    ) +
    k.line('M-84 -8C-50 22 50 22 84 -8', darken(gold, 0.5), 3, 0.55) +
    k.line('M-84 -4C-50 27 50 27 84 -4', lighten(gold, 0.7), 2, 0.7) +
    at(
      k.cut(circle(0, 0, 19), main, { edge: 1.8 }) + k.gild(petalRing(6, 15)) + k.cut(circle(0, 0, 4), main),
      0,
      46,
    ) +
    k.flat(ellipse(-14, -28, 16, 9), '#fff', 0.5)
  );
}

import { darken } from '../../drawing/color.ts';
import { circle, ellipse, symmetric } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';
import { ball, gloss, sprig } from './fruit-parts.ts';

export function lemon(k: Kit): string {
  const { main } = k.ink;
  return at(
    sprig(k, 10, -84, 60, 74) +
      ball(
        k,
        symmetric([
          [0, -98],
          [12, -88],
          [22, -76],
          [56, -44],
          [66, 2],
          [54, 46],
          [22, 78],
          [12, 92],
          [0, 98],
        ]),
        main,
        darken(main, 0.3),
      ) +
      Array.from({ length: 18 }, (_, i) =>
        k.flat(
          circle(Math.cos(i * 2.4) * Math.sqrt(i) * 12, Math.sin(i * 2.4) * Math.sqrt(i) * 15, 1.6),
          darken(main, 0.3),
          0.4,
        ),
      ).join('') +
      gloss(k, -28, -32, 13, 8) +
      k.flat(ellipse(0, -92, 6, 3), darken(main, 0.5)),
    0,
    0,
    0.96,
    34,
  );
}

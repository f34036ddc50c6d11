import { darken, lighten } from '../../drawing/color.ts';
import { circle, ellipse, petal, roundRect } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function flute(k: Kit): string {
  const { main, second, leaf } = k.ink;
  return (
    at(
      k.cut(roundRect(-104, -13, 208, 26, 12), main, { drop: 6, edge: 3 }) +
        [-84, -44, 36, 84]
          .map((x) => k.cut(roundRect(x - 6, -15.5, 12, 31, 3), second, { edge: 1.4 }))
          .join('') +
        [-20, -2, 16, 54, 68]
          .map(
            (x) =>
              k.flat(ellipse(x, -2, 5.5, 5), darken(main, 0.8)) +
              k.line(`M${x - 5} 2a5.5 5 0 0 0 10 0`, lighten(main, 0.5), 1.4),
          )
          .join('') +
        k.flat(ellipse(-64, -2, 8, 5.5), darken(main, 0.8)) +
        k.line('M-100 -7H98', lighten(main, 0.7), 2.4, 0.6) +
        k.line('M92 10Q104 40 92 56', second, 4) +
        k.gild(circle(92, 60, 7), { edge: 1.2 }) +
        [-7, -3, 1, 5].map((x) => k.line(`M92 66L${92 + x * 1.6} 96`, second, 3)).join(''),
      0,
      0,
      1,
      -34,
    ) +
    at(
      k.cut(petal(0, 0, 46, 17, 40), leaf, { edge: 1.4 }) +
        k.cut(petal(0, 0, 40, 15, 84), lighten(leaf, 0.16), { edge: 1.4 }),
      -58,
      44,
    ) +
    k.line('M30 60a8 6 0 1 1 -0.1 0M38 58V26Q48 30 54 40', lighten(k.ink.gold, 0.3), 4, 0.9)
  );
}

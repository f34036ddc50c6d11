import { darken, lighten } from '../../drawing/color.ts';
import { ellipse, roundRect, symmetric } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function lute(k: Kit): string {
  const { main, second, gold, accent } = k.ink;
  return at(
    k.cut(roundRect(-8, -96, 16, 84, 4), second, { edge: 1.8 }) +
      k.cut('M-10 -92C-24 -104 -10 -122 4 -116C20 -110 14 -96 10 -90Z', second, { edge: 1.8 }) +
      [-88, -72]
        .map((y, i) => k.cut(roundRect(i ? -32 : 8, y, 24, 7, 3), darken(second, 0.2), { edge: 1 }))
        .join('') +
      k.cut(
        symmetric([
          [0, -40],
          [14, -30],
          [40, 4],
          [60, 46],
          [48, 84],
          [0, 100],
        ]),
        main,
        {
          drop: 6,
          edge: 3.4,
          inside:
            [-36, -12, 14, 38]
              .map((x) => k.line(`M${x * 0.3} -40Q${x * 1.2} 30 ${x} 100`, darken(main, 0.4), 1.8, 0.4))
              .join('') +
            k.flat(
              symmetric([
                [0, -30],
                [10, -20],
                [26, 8],
                [34, 40],
                [26, 70],
                [0, 80],
              ]),
              lighten(main, 0.25),
              0.5,
            ),
        },
      ) +
      [-4, 8, 20, 32]
        .map((y, i) => k.gild(roundRect(-11 - i * 3, y, 22 + i * 6, 4, 2), { edge: 0.8 }))
        .join('') +
      k.flat(ellipse(-24, 46, 6, 10), darken(second, 0.6)) +
      k.flat(ellipse(24, 46, 6, 10), darken(second, 0.6)) +
      k.cut(roundRect(-26, 70, 52, 9, 4), second, { edge: 1.4 }) +
      [-7.5, -2.5, 2.5, 7.5].map((x) => k.line(`M${x} -90L${x * 2.2} 72`, lighten(gold, 0.6), 1.4)).join('') +
      k.line('M-6 -100Q-40 -90 -44 -60', accent, 3) +
      [-6, 0, 6].map((x) => k.line(`M-44 -58L${-44 + x} -34`, accent, 2.6)).join(''),
    0,
    4,
    1,
    24,
  );
}

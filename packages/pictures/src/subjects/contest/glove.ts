import { darken } from '../../drawing/color.ts';
import { circle, roundRect, smooth } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function glove(k: Kit): string {
  const { main, second, accent } = k.ink;
  const finger = (x: number, y: number, l: number, a: number): string =>
    at(
      k.cut(roundRect(-15, -l, 30, l + 18, 15), main, {
        edge: 2.4,
        inside:
          k.flat(roundRect(-8, -l + 8, 16, l - 10, 8), accent, 0.4) +
          [0.3, 0.55].map((t) => k.line(`M-16 ${-l * t}H16`, darken(main, 0.4), 2, 0.6)).join(''),
      }),
      x,
      y,
      1,
      a,
    );
  return at(
    finger(-48, -4, 60, -18) +
      finger(-18, -14, 76, -5) +
      finger(14, -14, 76, 5) +
      finger(44, -4, 62, 17) +
      at(k.cut(roundRect(-16, -58, 32, 80, 16), main, { edge: 2.4 }), 66, 44, 1, 52) +
      k.cut(
        smooth([
          [-64, -10],
          [-20, -24],
          [24, -24],
          [62, -8],
          [68, 34],
          [48, 66],
          [-44, 66],
          [-66, 36],
        ]),
        main,
        {
          drop: 5,
          edge: 3,
          inside:
            k.flat(
              smooth([
                [-40, 4],
                [0, -6],
                [40, 4],
                [44, 34],
                [24, 52],
                [-24, 52],
                [-44, 34],
              ]),
              second,
              0.85,
            ) +
            Array.from({ length: 8 }, (_, i) =>
              k.flat(circle(-30 + (i % 4) * 20, 14 + Math.floor(i / 4) * 18, 4), accent, 0.7),
            ).join(''),
        },
      ) +
      k.cut(roundRect(-50, 60, 98, 40, 10), second, { edge: 2.2 }) +
      k.cut(roundRect(-54, 68, 64, 20, 7), accent, { edge: 1.6 }),
    -4,
    0,
    0.94,
    -8,
  );
}

import { darken, lighten } from '../../drawing/color.ts';
import { circle, poly, roundRect } from '../../drawing/path.ts';
import { coinAt } from '../festival/coin-at.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function chest(k: Kit): string {
  const { main, gold, accent } = k.ink;
  const lid = 'M-86 -24C-90 -78 -56 -98 0 -98S90 -78 86 -24L78 -6H-78Z';
  const plank = (y: number): string => k.line(`M-84 ${y}H84`, darken(main, 0.6), 2.6, 0.6);
  return (
    k.cut(lid, darken(main, 0.2), { inside: [-84, -66, -48].map(plank).join('') }) +
    k.flat('M-74 -22C-70 -58 -40 -72 0 -72S70 -58 74 -22L66 4H-66Z', darken(main, 0.7)) +
    `<ellipse cx="0" cy="-18" rx="86" ry="46" fill="${k.sketch.radial([
      [0, '#fff6c8', 1],
      [0.5, lighten(gold, 0.2), 0.6],
      [1, gold, 0],
    ])}"/>` +
    [
      [-44, -14, 20],
      [46, -16, 19],
      [-14, -26, 22],
      [18, -30, 20],
      [0, -4, 22],
      [-30, 2, 18],
      [34, 2, 18],
    ]
      .map(([x, y, r]) => at(coinAt(k, 0, 0, r!), x!, y!, 1, x! * 2))
      .join('') +
    at(
      k.cut(
        poly([
          [0, -16],
          [14, -4],
          [0, 16],
          [-14, -4],
        ]),
        accent,
        { edge: 1.6 },
      ),
      -56,
      -30,
    ) +
    at(k.cut(circle(0, 0, 10), '#fff4ec', { edge: 1.6 }), 58, -26) +
    k.cut('M-90 4H90L82 78Q0 90 -82 78Z', main, {
      drop: 6,
      edge: 3,
      turn: 90,
      inside: [24, 44, 62].map(plank).join(''),
    }) +
    ['M-90 4H-68L-64 82L-82 78Z', 'M90 4H68L64 82L82 78Z', 'M-92 0H92V16H-92Z']
      .map((d) => k.gild(d, { edge: 1.8 }))
      .join('') +
    k.gild(roundRect(-19, -2, 38, 42, 8), { drop: 3 }) +
    k.flat(circle(0, 14, 6.5), darken(gold, 0.75)) +
    k.flat('M-3 14L-5 30H5L3 14Z', darken(gold, 0.75)) +
    [-76, 76]
      .flatMap((x) => [12, 40, 68].map((y) => k.flat(circle(x * (1 - y * 0.0008), y, 3), lighten(gold, 0.6))))
      .join('')
  );
}

import { darken, lighten } from '../../drawing/color.ts';
import { circle, petal } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function peony(k: Kit): string {
  const { main, gold, leaf } = k.ink;
  const petalOf = (r: number, w: number): string =>
    `M0 4C${-w * 0.9} ${-r * 0.1} ${-w * 1.3} ${-r * 0.62} ${-w * 0.78} ${-r * 0.92}C${-w * 0.6} ${-r * 1.02} ${-w * 0.36} ${-r * 0.98} ${-w * 0.26} ${-r * 0.9}C${-w * 0.16} ${-r * 1.04} ${w * 0.16} ${-r * 1.04} ${w * 0.26} ${-r * 0.9}C${w * 0.36} ${-r * 0.98} ${w * 0.6} ${-r * 1.02} ${w * 0.78} ${-r * 0.92}C${w * 1.3} ${-r * 0.62} ${w * 0.9} ${-r * 0.1} 0 4Z`;
  const ruffle = (r: number, w: number, n: number, tone: string, turn: number): string => {
    const one = k.cut(petalOf(r, w), tone, {
      drop: 3,
      dropOpacity: 0.22,
      turn: 90,
      inside: k.line(
        `M0 0C${-w * 0.3} ${-r * 0.4} ${-w * 0.3} ${-r * 0.6} ${-w * 0.4} ${-r * 0.84}M0 0V${-r * 0.8}M0 0C${w * 0.3} ${-r * 0.4} ${w * 0.3} ${-r * 0.6} ${w * 0.4} ${-r * 0.84}`,
        lighten(tone, 0.5),
        1.6,
        0.45,
      ),
    });
    return Array.from({ length: n }, (_, i) => at(one, 0, 0, 1, turn + (360 / n) * i)).join('');
  };
  const foliage = [-128, -52, 58, 124, 178]
    .map((a) =>
      at(
        k.cut(petal(0, 0, 106, 46, 0, 0.85), leaf, {
          inside: k.line(
            'M0 0V-96M0 -56L16 -74M0 -56L-16 -74M0 -74L12 -88M0 -74L-12 -88',
            lighten(leaf, 0.4),
            2,
            0.6,
          ),
        }),
        0,
        0,
        1,
        a,
      ),
    )
    .join('');
  return (
    foliage +
    ruffle(90, 44, 6, darken(main, 0.3), 0) +
    ruffle(76, 38, 6, darken(main, 0.08), 30) +
    ruffle(58, 31, 5, lighten(main, 0.14), 12) +
    ruffle(40, 24, 5, lighten(main, 0.32), 48) +
    at(k.cut(circle(0, 0, 13), gold, { drop: 2, edge: 1.6 }), 0, 0) +
    Array.from(
      { length: 12 },
      (_, i) =>
        `<circle cx="${Math.cos(i * 0.5236) * 17}" cy="${Math.sin(i * 0.5236) * 17}" r="2.8" fill="${i % 2 ? lighten(gold, 0.5) : gold}"/>`,
    ).join('')
  );
}

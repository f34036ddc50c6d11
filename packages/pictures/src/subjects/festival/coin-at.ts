import { darken, lighten } from '../../drawing/color.ts';
import { circle, roundRect } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

/** An old coin with a square hole and four strokes on its face. */
export function coinAt(k: Kit, x: number, y: number, r: number): string {
  const g = k.ink.gold;
  const s = r * 0.26;
  return at(
    k.gild(circle(0, 0, r), { drop: 4 }) +
      `<circle r="${r * 0.84}" fill="none" stroke="${darken(g, 0.5)}" stroke-width="${r * 0.06}" opacity=".7"/><circle r="${r * 0.88}" fill="none" stroke="${lighten(g, 0.7)}" stroke-width="${r * 0.035}" opacity=".8"/>` +
      k.flat(roundRect(-s, -s, 2 * s, 2 * s, s * 0.14), darken(g, 0.72)) +
      k.line(roundRect(-s * 1.2, -s * 1.2, 2.4 * s, 2.4 * s, s * 0.2), lighten(g, 0.5), r * 0.055) +
      [0, 90, 180, 270]
        .map(
          (a) =>
            `<g transform="rotate(${a})">${k.line(`M${-r * 0.12} ${-r * 0.7}H${r * 0.12}M0 ${-r * 0.74}V${-r * 0.46}M${-r * 0.14} ${-r * 0.52}L0 ${-r * 0.6}L${r * 0.14} ${-r * 0.52}`, darken(g, 0.55), r * 0.06, 0.85)}</g>`,
        )
        .join(''),
    x,
    y,
  );
}

import { darken, lighten } from '../../drawing/color.ts';
import { motifPaint } from '../brand-pattern.ts';
import { dot, each, rect } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function arcadeWall({ sketch, width, height, palette, unit }: Stage): string {
  const [deep, mid, subject, accent] = palette;
  return (
    rect(0, 0, width, height * 0.78, motifPaint('diamonds', sketch, lighten(mid, 0.25), 40 * unit), 0.3) +
    each(2, (i) => {
      const x = i ? width - 26 * unit : -14 * unit;
      return (
        rect(x, 0, 40 * unit, height, sketch.linear([darken(deep, 0.4), mid, darken(deep, 0.3)], 0)) +
        each(
          Math.round(height / (30 * unit)),
          (n) =>
            dot(
              x + 20 * unit,
              (n + 0.5) * 30 * unit,
              11 * unit,
              sketch.radial([
                [0, '#fff8dc', 0.95],
                [0.35, n % 2 ? accent : subject, 0.6],
                [1, accent, 0],
              ]),
            ) + dot(x + 20 * unit, (n + 0.5) * 30 * unit, 3.6 * unit, '#fffdf0'),
        )
      );
    })
  );
}

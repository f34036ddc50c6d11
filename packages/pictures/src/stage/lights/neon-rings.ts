import { darken, lighten } from '../../drawing/color.ts';
import { polar } from '../../drawing/path.ts';
import { dot, each } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function neonRings({ sketch, focus, palette, unit }: Stage): string {
  const { x, y, radius } = focus;
  const ring = (r: number, color: string, w: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${color}" stroke-width="${w * 4.5}" opacity=".14"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${color}" stroke-width="${w * 2.2}" opacity=".35"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${lighten(color, 0.6)}" stroke-width="${w}"/>`;
  const bulbs = each(28, (i) => {
    const [bx, by] = polar(x, y, radius * 1.2, (360 / 28) * i);
    return (
      dot(
        bx,
        by,
        7 * unit,
        sketch.radial([
          [0, '#fff8dc', 0.95],
          [0.3, palette[3], 0.6],
          [1, palette[3], 0],
        ]),
      ) + dot(bx, by, 2.3 * unit, '#fffdf0')
    );
  });
  return (
    `<circle cx="${x}" cy="${y}" r="${radius * 1.06}" fill="${darken(palette[0], 0.35)}" opacity=".55"/>` +
    ring(radius * 1.34, palette[3], 3 * unit) +
    ring(radius * 1.06, palette[2], 3.4 * unit) +
    bulbs
  );
}

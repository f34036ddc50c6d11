import { darken, lighten } from '../../drawing/color.ts';
import { each, rect, shape, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function trusses({ sketch, width, height, palette, unit }: Stage): string {
  const [deep, mid, subject, accent] = palette;
  const beam = (x: number, lean: number, tone: string): string =>
    shape(
      `M${x} 0h${10 * unit}L${x + lean + 90 * unit} ${height}H${x + lean - 60 * unit}Z`,
      sketch.linear([
        [0, lighten(tone, 0.5), 0.75],
        [0.6, tone, 0.18],
        [1, tone, 0],
      ]),
    );
  const grid = each(
    Math.round(width / (34 * unit)),
    (i) => `M${i * 34 * unit} ${8 * unit}l${17 * unit} ${22 * unit}l${17 * unit} ${-22 * unit}`,
  );
  const tower = (x: number): string =>
    rect(x, height * 0.16, 34 * unit, height * 0.6, sketch.linear([mid, darken(deep, 0.3)])) +
    each(9, (i) =>
      rect(
        x + 5 * unit,
        height * 0.19 + i * height * 0.06,
        24 * unit,
        5 * unit,
        i % 3 ? subject : accent,
        0.85,
      ),
    );
  return (
    beam(width * 0.1, width * 0.3, accent) +
    beam(width * 0.3, width * 0.1, subject) +
    beam(width * 0.66, -width * 0.1, accent) +
    beam(width * 0.88, -width * 0.32, subject) +
    stroke(`M0 ${8 * unit}H${width}M0 ${30 * unit}H${width}${grid}`, lighten(mid, 0.2), 2.6 * unit, 0.8) +
    tower(4 * unit) +
    tower(width - 38 * unit)
  );
}

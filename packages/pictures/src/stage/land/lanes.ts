import { darken, lighten, mix } from '../../drawing/color.ts';
import { each, rect, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function lanes({ sketch, width, height, horizon, palette, unit }: Stage): string {
  const clay = mix('#b4652f', palette[1], 0.4);
  const y = horizon + 10 * unit;
  return (
    rect(0, y - 14 * unit, width, 16 * unit, mix('#3b8a3f', palette[0], 0.2)) +
    rect(0, y, width, height - y, sketch.linear([lighten(clay, 0.25), clay, darken(clay, 0.6)])) +
    each(8, (i) =>
      stroke(
        `M${width * (0.5 + (i - 3.5) * 0.1)} ${y}L${width * (0.5 + (i - 3.5) * 0.34)} ${height}`,
        '#fff6e4',
        (1.4 + Math.abs(i - 3.5) * 0.3) * unit,
        0.65,
      ),
    ) +
    stroke(`M0 ${y - 12 * unit}H${width}`, '#fff', 4 * unit) +
    each(Math.round(width / (40 * unit)), (i) =>
      rect((i + 0.3) * 40 * unit, y - 12 * unit, 3.4 * unit, 16 * unit, '#fff'),
    )
  );
}

import { darken, lighten, mix } from '../../drawing/color.ts';
import { ellipse, poly } from '../../drawing/path.ts';
import { each, rect, shape, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function pitch({ sketch, width, height, horizon, palette, unit }: Stage): string {
  const grass = mix('#2f9e44', palette[1], 0.5);
  const y = horizon + 6 * unit;
  return (
    rect(0, y, width, height - y, sketch.linear([lighten(grass, 0.12), grass, darken(palette[0], 0.25)])) +
    each(9, (i) =>
      i % 2
        ? ''
        : shape(
            poly([
              [width * (0.5 + (i - 4.5) * 0.13), y],
              [width * (0.5 + (i - 3.5) * 0.13), y],
              [width * (0.5 + (i - 3.5) * 0.3), height],
              [width * (0.5 + (i - 4.5) * 0.3), height],
            ]),
            lighten(grass, 0.25),
            0.22,
          ),
    ) +
    stroke(
      `M${-width * 0.1} ${y + 14 * unit}H${width * 1.1}M${width * 0.16} ${y + 14 * unit}L${width * 0.04} ${height * 0.86}H${width * 0.96}L${width * 0.84} ${y + 14 * unit}`,
      '#ffffff',
      2.4 * unit,
      0.75,
    ) +
    shape(
      ellipse(width / 2, height * 0.86, width * 0.2, height * 0.05),
      'none',
      1,
      `stroke="#fff" stroke-width="${2.4 * unit}" opacity=".6"`,
    )
  );
}

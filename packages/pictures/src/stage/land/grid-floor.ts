import { darken, lighten, mix } from '../../drawing/color.ts';
import { each, rect, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function gridFloor({ sketch, width, height, palette, unit }: Stage): string {
  const y = height * 0.8;
  const line = palette[3];
  return (
    rect(
      0,
      y,
      width,
      height - y,
      sketch.linear([mix(palette[0], palette[1], 0.6), darken(palette[0], 0.4)]),
    ) +
    each(6, (i) =>
      stroke(`M0 ${y + (height - y) * (i / 6) ** 1.8}H${width}`, line, 1.5 * unit, 0.75 - i * 0.06),
    ) +
    each(17, (i) =>
      stroke(
        `M${width * (0.5 + (i - 8) * 0.07)} ${y}L${width * (0.5 + (i - 8) * 0.24)} ${height}`,
        line,
        1.4 * unit,
        0.5,
      ),
    ) +
    rect(0, y - 1.5 * unit, width, 3 * unit, lighten(line, 0.5), 0.9) +
    rect(
      0,
      y - 10 * unit,
      width,
      20 * unit,
      sketch.linear([
        [0, line, 0],
        [0.5, line, 0.5],
        [1, line, 0],
      ]),
    )
  );
}

import { darken, lighten, mix } from '../../drawing/color.ts';
import { dot, each, rect, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function boards({ sketch, width, height, palette, unit }: Stage): string {
  const wood = mix('#7a4a25', palette[0], 0.35);
  const y = height * 0.84;
  return (
    rect(0, y, width, height - y, sketch.linear([lighten(wood, 0.3), darken(wood, 0.55)])) +
    each(13, (i) =>
      stroke(
        `M${width * (0.5 + (i - 6) * 0.075)} ${y}L${width * (0.5 + (i - 6) * 0.16)} ${height}`,
        darken(wood, 0.6),
        1.6 * unit,
        0.6,
      ),
    ) +
    rect(0, y, width, 3 * unit, '#ffdf9a', 0.7) +
    each(Math.round(width / (44 * unit)), (i) =>
      dot(
        (i + 0.5) * 44 * unit,
        y + 4 * unit,
        13 * unit,
        sketch.radial([
          [0, '#fff6d0', 0.9],
          [0.4, '#ffc65c', 0.4],
          [1, '#ffb040', 0],
        ]),
      ),
    )
  );
}

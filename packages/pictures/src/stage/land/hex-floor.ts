import { darken, lighten, mix } from '../../drawing/color.ts';
import { poly } from '../../drawing/path.ts';
import { each, rect, shape, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function hexFloor({ sketch, width, height, palette, unit }: Stage): string {
  const y = height * 0.8;
  const [deep, mid, subject, accent] = palette;
  const cx = width / 2;
  const plate = (k: number): string =>
    poly(
      [
        [-1, 0],
        [-0.55, -0.8],
        [0.55, -0.8],
        [1, 0],
        [0.55, 0.8],
        [-0.55, 0.8],
      ].map(([a, b]) => [cx + a! * width * 0.52 * k, height * 0.93 + b! * height * 0.12 * k] as const),
    );
  return (
    rect(0, y, width, height - y, sketch.linear([mix(deep, mid, 0.5), darken(deep, 0.5)])) +
    each(7, (i) =>
      stroke(
        `M${width * (0.5 + (i - 3) * 0.16)} ${y}L${width * (0.5 + (i - 3) * 0.4)} ${height}`,
        mid,
        1.4 * unit,
        0.6,
      ),
    ) +
    shape(plate(1), darken(deep, 0.2)) +
    stroke(plate(1), subject, 7 * unit, 0.25) +
    stroke(plate(1), lighten(subject, 0.4), 2.2 * unit) +
    stroke(plate(0.8), accent, 1.6 * unit, 0.9) +
    shape(
      plate(0.8),
      sketch.radial([
        [0, subject, 0.5],
        [1, subject, 0],
      ]),
    )
  );
}

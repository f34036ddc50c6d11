import { darken, mix } from '../../drawing/color.ts';
import { poly } from '../../drawing/path.ts';
import { dot, each, shape, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function floodlights({ sketch, width, height, unit, palette }: Stage): string {
  const mast = (x: number, y: number, s: number): string =>
    stroke(`M${x} ${y}V${height * 0.6}`, mix(palette[0], '#889', 0.4), 4 * s) +
    shape(
      poly([
        [x - 34 * s, y - 26 * s],
        [x + 34 * s, y - 26 * s],
        [x + 30 * s, y + 14 * s],
        [x - 30 * s, y + 14 * s],
      ]),
      darken(palette[0], 0.3),
    ) +
    each(10, (i) =>
      dot(
        x + ((i % 5) - 2) * 12.5 * s,
        y - 15 * s + Math.floor(i / 5) * 17 * s,
        13 * s,
        sketch.radial([
          [0, '#ffffff', 1],
          [0.35, '#fffbe0', 0.75],
          [1, '#fff6c8', 0],
        ]),
      ),
    ) +
    dot(
      x,
      y,
      110 * s,
      sketch.radial([
        [0, '#fffbe6', 0.5],
        [1, '#fffbe6', 0],
      ]),
    );
  return mast(width * 0.11, height * 0.13, unit) + mast(width * 0.89, height * 0.13, unit);
}

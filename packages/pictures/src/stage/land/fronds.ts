import { darken, lighten, mix } from '../../drawing/color.ts';
import { each, shape } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { leafShape } from './leaf-shape.ts';

export function fronds({ width, height, palette, unit, sketch }: Stage, scale: number): string {
  const [deep, mid] = palette;
  const corner = (dir: 1 | -1): string =>
    each(6, (i) =>
      leafShape(
        dir > 0 ? -8 : width + 8,
        height * (1 - 0.02 * i),
        (130 - i * 6) * unit * scale,
        dir * (6 + i * 17),
        sketch.linear([mix(mid, '#57b35f', 0.25), mix(deep, mid, 0.25 + i * 0.06)], 90),
        lighten(mid, 0.4),
      ),
    );
  return (
    corner(1) +
    corner(-1) +
    shape(
      `M-10 ${height + 10}V${height * 0.94}Q${width * 0.3} ${height * 0.9} ${width * 0.5} ${height * 0.95}T${width + 10} ${height * 0.93}V${height + 10}Z`,
      darken(deep, 0.2),
    ) +
    each(5, (i) =>
      leafShape(
        width * (0.2 + i * 0.15),
        height + 16 * unit,
        62 * unit,
        -30 + i * 15,
        mix(deep, mid, 0.3),
        mid,
      ),
    )
  );
}

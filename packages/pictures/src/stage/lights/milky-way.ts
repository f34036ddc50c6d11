import { lighten } from '../../drawing/color.ts';
import { dot, each } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function milkyWay({ sketch, width, height, palette, random, unit }: Stage): string {
  const band = sketch.linear(
    [
      [0, palette[2], 0],
      [0.5, lighten(palette[2], 0.3), 0.34],
      [1, palette[3], 0],
    ],
    90,
  );
  return (
    `<g transform="translate(${width / 2} ${height * 0.36}) rotate(-28)"><ellipse rx="${width * 0.9}" ry="${height * 0.2}" fill="${band}"/>` +
    each(40, () =>
      dot(
        random.between(-0.8, 0.8) * width,
        random.between(-0.08, 0.08) * height,
        random.between(0.4, 1.3) * unit,
        '#fff',
        random.between(0.3, 0.9),
      ),
    ) +
    '</g>'
  );
}

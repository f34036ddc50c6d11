import { darken, lighten, mix } from '../../drawing/color.ts';
import { ellipse } from '../../drawing/path.ts';
import { each, shape, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function felt({ sketch, width, height, palette, unit }: Stage): string {
  const cloth = mix(palette[1], palette[0], 0.15);
  const cx = width / 2;
  const rx = Math.max(width * 0.72, 290 * unit);
  const cy = height * 0.98;
  const ry = height * 0.27;
  const rail = '#7a4a22';
  return (
    shape(ellipse(cx, cy + 12 * unit, rx + 22 * unit, ry + 22 * unit), '#000', 0.4) +
    shape(
      ellipse(cx, cy, rx + 20 * unit, ry + 18 * unit),
      sketch.linear([lighten(rail, 0.35), rail, darken(rail, 0.5)]),
    ) +
    shape(ellipse(cx, cy, rx + 6 * unit, ry + 5 * unit), sketch.linear(['#fff0c0', '#d1a04a', '#6a4413'])) +
    shape(
      ellipse(cx, cy, rx, ry),
      sketch.radial([lighten(cloth, 0.25), cloth, darken(cloth, 0.4)], 0.5, 0.2, 0.8),
    ) +
    [0.86, 0.66, 0.48]
      .map(
        (k) =>
          `<ellipse cx="${cx}" cy="${cy}" rx="${rx * k}" ry="${ry * k}" fill="none" stroke="${mix('#f3d9a4', palette[4], 0.4)}" stroke-width="${1.6 * unit}" opacity=".55"/>`,
      )
      .join('') +
    each(7, (i) =>
      stroke(
        `M${cx + (i - 3) * rx * 0.15} ${cy - ry * 0.42}L${cx + (i - 3) * rx * 0.26} ${cy - ry * 0.84}`,
        '#f3d9a4',
        1.4 * unit,
        0.4,
      ),
    )
  );
}

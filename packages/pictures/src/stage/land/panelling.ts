import { darken, lighten, mix } from '../../drawing/color.ts';
import { roundRect } from '../../drawing/path.ts';
import { motifPaint } from '../brand-pattern.ts';
import { each, rect, shape } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function panelling({ sketch, width, height, palette, unit }: Stage): string {
  const tone = mix(palette[0], palette[1], 0.3);
  return (
    rect(
      0,
      0,
      width,
      height * 0.7,
      motifPaint('diamonds', sketch, lighten(palette[2], 0.1), 34 * unit),
      0.09,
    ) +
    each(
      Math.ceil(width / (100 * unit)),
      (i) =>
        shape(
          roundRect(i * 100 * unit + 10 * unit, height * 0.06, 80 * unit, height * 0.52, 40 * unit),
          'none',
          1,
          `stroke="${mix('#c89b4a', tone, 0.35)}" stroke-width="${1.6 * unit}" opacity=".5"`,
        ) +
        shape(
          roundRect(
            i * 100 * unit + 16 * unit,
            height * 0.06 + 6 * unit,
            68 * unit,
            height * 0.52 - 12 * unit,
            34 * unit,
          ),
          darken(tone, 0.3),
          0.3,
        ),
    )
  );
}

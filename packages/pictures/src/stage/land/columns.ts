import { darken, lighten, mix } from '../../drawing/color.ts';
import { motifPaint } from '../brand-pattern.ts';
import { each, rect } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function columns({ sketch, width, height, palette, unit }: Stage): string {
  const red = mix('#a3241b', palette[3], 0.2);
  const column = (x: number, w: number): string =>
    rect(
      x,
      -10,
      w,
      height + 10,
      sketch.linear([darken(red, 0.5), red, lighten(red, 0.25), red, darken(red, 0.65)], 0),
    ) +
    each(
      2,
      (i) =>
        rect(
          x - 2 * unit,
          height * (0.06 + i * 0.74),
          w + 4 * unit,
          16 * unit,
          sketch.linear(['#fff0b8', '#d9a33a', '#7a4d12']),
        ) +
        rect(
          x - 2 * unit,
          height * (0.06 + i * 0.74) + 4 * unit,
          w + 4 * unit,
          8 * unit,
          motifPaint('fretwork', sketch, '#7a4d12', 10 * unit),
          0.7,
        ),
    ) +
    rect(x, height * 0.14, w, height * 0.62, motifPaint('clouds', sketch, '#ffcf6a', 40 * unit), 0.22);
  return column(-8 * unit, 36 * unit) + column(width - 28 * unit, 36 * unit);
}

import { darken, lighten, mix } from '../../drawing/color.ts';
import { motifPaint } from '../brand-pattern.ts';
import { each, rect, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function tableTop({ sketch, width, height, palette, unit }: Stage, woodTone: string): string {
  const wood = mix(woodTone, palette[0], 0.35);
  const y = height * 0.83;
  return (
    rect(
      -10,
      y,
      width + 20,
      height - y + 10,
      sketch.linear([
        [0, lighten(wood, 0.3)],
        [0.14, wood],
        [0.15, darken(wood, 0.25)],
        [1, darken(wood, 0.7)],
      ]),
    ) +
    rect(0, y, width, 2 * unit, lighten(wood, 0.6), 0.8) +
    each(7, (i) =>
      stroke(
        `M0 ${y + (22 + i * 9) * unit}q${width * 0.3} ${(i % 2 ? 5 : -4) * unit} ${width * 0.55} 0t${width * 0.5} 0`,
        darken(wood, 0.6),
        1.3 * unit,
        0.4,
      ),
    ) +
    rect(
      -10,
      y + 10 * unit,
      width + 20,
      7 * unit,
      motifPaint('fretwork', sketch, lighten(wood, 0.5), 14 * unit),
      0.6,
    )
  );
}

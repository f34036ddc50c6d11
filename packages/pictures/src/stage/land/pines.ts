import { darken, mix } from '../../drawing/color.ts';
import { cloud } from '../../drawing/path.ts';
import { shape, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function pines({ width, height, palette, unit }: Stage): string {
  const tone = darken(palette[0], 0.2);
  const pine = (x: number, y: number, s: number, flipped: number): string =>
    stroke(
      `M${x} ${y}C${x + 8 * s * flipped} ${y - 40 * s} ${x - 6 * s * flipped} ${y - 60 * s} ${x + 16 * s * flipped} ${y - 96 * s}M${x + 2 * s * flipped} ${y - 52 * s}q${26 * s * flipped} ${-6 * s} ${44 * s * flipped} ${-4 * s}`,
      tone,
      6 * s,
    ) +
    [
      [16, -100, 30],
      [46, -60, 26],
      [-8, -78, 22],
      [30, -82, 22],
    ]
      .map(
        ([dx, dy, w]) =>
          shape(
            cloud(x + dx! * s * flipped - (w! * s) / 2, y + dy! * s, w! * s * 1.3),
            mix(tone, palette[1], 0.25),
          ) +
          shape(
            cloud(x + dx! * s * flipped - (w! * s) / 2, y + (dy! - 3) * s, w! * s * 1.1),
            mix(tone, palette[1], 0.45),
          ),
      )
      .join('');
  return (
    pine(34 * unit, height * 0.88, 1.1 * unit, 1) + pine(width - 30 * unit, height * 0.84, 0.9 * unit, -1)
  );
}

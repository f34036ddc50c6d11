import { darken, lighten, mix } from '../../drawing/color.ts';
import { each, rect } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function stairs({ sketch, width, height, palette, unit }: Stage): string {
  const stone = mix(palette[4], palette[0], 0.6);
  return each(4, (i) => {
    const y = height * (0.85 + i * 0.04);
    const inset = (40 - i * 16) * unit;
    return (
      rect(
        inset - 30 * unit,
        y,
        width - 2 * inset + 60 * unit,
        height * 0.05,
        sketch.linear([lighten(stone, 0.25 - i * 0.05), darken(stone, 0.2 + i * 0.12)]),
      ) +
      rect(
        inset - 30 * unit,
        y,
        width - 2 * inset + 60 * unit,
        2 * unit,
        lighten(palette[4], 0.2),
        0.6 - i * 0.1,
      )
    );
  });
}

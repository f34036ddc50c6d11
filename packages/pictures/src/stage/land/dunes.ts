import { darken, lighten, mix } from '../../drawing/color.ts';
import { each, shape, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function dunes({ sketch, width, height, palette, unit }: Stage, from: number): string {
  return each(2, (i) => {
    const y = height * (from + i * 0.09);
    const tone = mix(mix(palette[1], palette[2], 0.5), palette[0], (from - 0.5) * 1.5 + i * 0.16);
    const crest = `C${width * 0.16} ${y - 34 * unit} ${width * 0.3} ${y - 30 * unit} ${width * 0.46} ${y}S${width * 0.8} ${y - 40 * unit} ${width + 10} ${y - 6 * unit}`;
    return (
      shape(
        `M-10 ${height + 10}V${y}${crest}V${height + 10}Z`,
        sketch.linear([lighten(tone, 0.32), tone, darken(tone, 0.3)]),
      ) +
      shape(
        `M-10 ${y}${crest}C${width * 0.82} ${y - 10 * unit} ${width * 0.64} ${y + 20 * unit} ${width * 0.46} ${y + 12 * unit}S${width * 0.16} ${y + 4} -10 ${y}Z`,
        darken(tone, 0.45),
        0.3,
      ) +
      each(3, (n) =>
        stroke(
          `M${width * 0.1 * n} ${y + (24 + n * 12) * unit}q${width * 0.2} ${-16 * unit} ${width * 0.5} ${4 * unit}`,
          lighten(tone, 0.4),
          1.2 * unit,
          0.35,
        ),
      )
    );
  });
}

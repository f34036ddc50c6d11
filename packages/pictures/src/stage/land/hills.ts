import { darken, lighten, mix } from '../../drawing/color.ts';
import { each, shape, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function hills({ sketch, width, height, palette, unit }: Stage, rows: number, lift: number): string {
  return each(rows, (i) => {
    const y = height * (1 - lift + i * (lift / rows) * 0.8);
    const tone = mix(mix(palette[1], palette[4], 0.12), darken(palette[0], 0.2), (i + 0.6) / rows);
    const d = `M-10 ${height + 10}V${y + 14 * unit}C${width * 0.18} ${y - 26 * unit} ${width * 0.34} ${y - 18 * unit} ${width * 0.52} ${y + 8 * unit}S${width * 0.86} ${y - 16 * unit} ${width + 10} ${y + (i % 2 ? -18 : 6) * unit}V${height + 10}Z`;
    return (
      shape(d, sketch.linear([lighten(tone, 0.18), darken(tone, 0.25)])) +
      stroke(d, lighten(palette[4], 0.1), 1.3 * unit, 0.35)
    );
  });
}

import { darken, lighten, mix } from '../../drawing/color.ts';
import { each, shape, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function steps({ sketch, width, height, horizon, palette, unit }: Stage): string {
  const rows = 6;
  return each(rows, (i) => {
    const t = i / rows;
    const y = horizon * 1.02 + (height - horizon) * t * 0.95;
    const field = mix(mix('#9cc24f', palette[2], 0.35), palette[0], t * 0.75);
    const wave = (o: number): string =>
      `C${width * 0.2} ${y - (30 - i * 4) * unit + o} ${width * (0.34 + (i % 2) * 0.1)} ${y + 26 * unit + o} ${width * 0.55} ${y + o}S${width * 0.86} ${y - 22 * unit + o} ${width + 10} ${y + 8 * unit + o}`;
    const d = `M-10 ${height + 10}V${y}${wave(0)}V${height + 10}Z`;
    const lip = `M-10 ${y}${wave(0)}v${7 * unit}C${width * 0.86} ${y - 14 * unit} ${width * 0.72} ${y - 10 * unit} ${width * 0.55} ${y + 9 * unit}S${width * 0.2} ${y - 20 * unit + i * 4} -10 ${y + 8 * unit}Z`;
    return (
      shape(d, '#000', 0.18, `transform="translate(0 ${-4 * unit})"`) +
      shape(d, sketch.linear([lighten(field, 0.25), field, darken(field, 0.3)])) +
      shape(lip, lighten(palette[4], 0.1), 0.4) +
      each(Math.round(width / (26 * unit)), (n) =>
        stroke(
          `M${n * 26 * unit + (i % 2) * 12} ${y + 24 * unit}l${-3 * unit} ${-9 * unit}m${3 * unit} ${9 * unit}v${-11 * unit}m0 ${11 * unit}l${3 * unit} ${-9 * unit}`,
          darken(field, 0.4),
          1.4 * unit,
          0.4,
        ),
      )
    );
  });
}

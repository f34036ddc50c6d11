import { darken, lighten, mix } from '../../drawing/color.ts';
import { each, rect } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { roof } from './roof.ts';

export function roofs(
  { sketch, width, height, palette, random, unit }: Stage,
  base: number,
  rows: number,
): string {
  return each(rows, (i) => {
    const y = height * (base + i * 0.07);
    const tone = mix(mix(palette[1], palette[4], 0.12), palette[0], 0.3 + i * 0.25);
    let out = '';
    for (let x = -30 * unit - i * 20 * unit; x < width;) {
      const w = random.between(70, 120) * unit;
      const h = random.between(40, 100 - i * 14) * unit;
      out +=
        rect(x, y - h, w, height - y + h, sketch.linear([tone, darken(tone, 0.3)])) +
        roof(x, y - h, w, 26 * unit, darken(tone, 0.3), lighten(palette[3], 0.2), unit) +
        each(Math.round(w / (15 * unit)), (n) =>
          random() > 0.35
            ? `<rect x="${x + 8 * unit + n * 15 * unit}" y="${y - h * 0.72 + (n % 2) * 3}" width="${7 * unit}" height="${10 * unit}" rx="${1.5 * unit}" fill="#ffcf7a" opacity="${random.between(0.45, 1)}"/>`
            : '',
        );
      x += w + random.between(6, 22) * unit;
    }
    return out;
  });
}

import { darken, lighten, mix } from '../../drawing/color.ts';
import { petal } from '../../drawing/path.ts';
import { each, rect, shape } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function trunks({ sketch, width, height, palette, random, unit }: Stage): string {
  let out = '';
  for (let layer = 0; layer < 2; layer++) {
    const tone = mix(mix(palette[1], palette[4], 0.28 - layer * 0.22), palette[0], layer * 0.45);
    const count = Math.round(width / ((layer ? 62 : 40) * unit));
    for (let i = 0; i <= count; i++) {
      const x = (i / count) * width + random.between(-14, 14) * unit;
      if (layer && Math.abs(x - width / 2) < width * 0.2) continue;
      const w = random.between(9, 15) * unit * (layer ? 1.5 : 1);
      out += rect(
        x - w / 2,
        -10,
        w,
        height + 20,
        sketch.linear([lighten(tone, 0.22), tone, darken(tone, 0.3)], 0),
        layer ? 1 : 0.6,
      );
      for (let y = random.between(20, 70) * unit; y < height; y += 68 * unit)
        out += `<rect x="${x - w / 2 - unit}" y="${y}" width="${w + 2 * unit}" height="${3 * unit}" rx="${1.5 * unit}" fill="${lighten(tone, 0.35)}" opacity=".7"/>`;
      if (random() > 0.4)
        out += each(3, (n) =>
          shape(
            petal(
              x,
              height * random.between(0.08, 0.5),
              52 * unit,
              13 * unit,
              (i % 2 ? 1 : -1) * (70 + n * 26),
              0.8,
            ),
            mix(tone, '#3f9b55', 0.35),
            layer ? 0.95 : 0.6,
          ),
        );
    }
  }
  return out;
}

import { darken, lighten, mix } from '../../drawing/color.ts';
import { ellipse } from '../../drawing/path.ts';
import { each, shape } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function moonCurve({ sketch, width, height, palette, random, unit }: Stage): string {
  const r = width * 0.95;
  const cy = height * 0.86 + r;
  const tone = mix(palette[1], palette[3], 0.25);
  return (
    `<circle cx="${width * 0.5}" cy="${cy}" r="${r + 14 * unit}" fill="${lighten(tone, 0.3)}" opacity=".18"/><circle cx="${width * 0.5}" cy="${cy}" r="${r}" fill="${sketch.linear(
      [
        [0, lighten(tone, 0.25)],
        [0.08, tone],
        [0.25, darken(palette[0], 0.3)],
      ],
    )}"/>` +
    each(7, () => {
      const x = random.between(0.05, 0.95) * width;
      const y = height * random.between(0.93, 1);
      const w = random.between(10, 26) * unit;
      return (
        shape(ellipse(x, y, w, w * 0.3), darken(tone, 0.5), 0.5) +
        shape(ellipse(x, y + 1.6 * unit, w * 0.9, w * 0.24), darken(tone, 0.25), 0.6)
      );
    })
  );
}

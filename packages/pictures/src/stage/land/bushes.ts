import { darken, lighten, mix } from '../../drawing/color.ts';
import { smooth } from '../../drawing/path.ts';
import type { Point } from '../../drawing/path.ts';
import { dot, each, shape } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function bushes({ sketch, width, height, palette, random, unit }: Stage): string {
  return each(Math.round(width / (46 * unit)) + 2, (i) => {
    const x = (i - 0.5) * 46 * unit;
    const y = height * random.between(0.74, 0.8);
    const r = random.between(22, 44) * unit;
    const tone = mix(mix('#2f7d4f', palette[1], 0.5), palette[0], random.between(0.1, 0.5));
    const lobes: Point[] = Array.from({ length: 9 }, (_, n) => [
      x + Math.cos(n * 0.7) * r * (n % 2 ? 1 : 0.84),
      y + Math.sin(n * 0.7) * r * (n % 2 ? 0.9 : 0.75),
    ]);
    return (
      shape(smooth(lobes, true, 1.3), sketch.linear([lighten(tone, 0.2), darken(tone, 0.3)])) +
      each(3, () =>
        dot(
          x + random.between(-0.6, 0.6) * r,
          y + random.between(-0.6, 0.2) * r,
          random.between(1.6, 3.6) * unit,
          random() > 0.5 ? lighten(palette[3], 0.2) : lighten(palette[2], 0.3),
          0.8,
        ),
      )
    );
  });
}

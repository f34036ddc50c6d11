import { darken, mix } from '../../drawing/color.ts';
import { each } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { leafShape } from './leaf-shape.ts';

export function canopy({ width, palette, unit, random, sketch }: Stage): string {
  const tone = mix(palette[0], palette[1], 0.3);
  return each(Math.round(width / (40 * unit)) + 1, (i) =>
    leafShape(
      i * 40 * unit + random.between(-10, 10),
      -16 * unit,
      random.between(90, 150) * unit,
      180 + random.between(-50, 50),
      sketch.linear([darken(tone, 0.3), mix(tone, palette[1], 0.6)], 90),
      palette[1],
    ),
  );
}

import { lighten, shift } from '../../drawing/color.ts';
import { smooth } from '../../drawing/path.ts';
import type { Point } from '../../drawing/path.ts';
import { each, shape } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function curtains({ sketch, width, height, palette, random }: Stage): string {
  return each(4, (i) => {
    const tone = [palette[2], palette[3], lighten(palette[2], 0.3), shift(palette[2], 40)][i]!;
    const fill = sketch.linear(
      [
        [0, tone, 0],
        [0.45, tone, 0.5],
        [0.8, lighten(tone, 0.4), 0.62],
        [1, tone, 0],
      ],
      90,
    );
    const base = height * (0.5 - i * 0.07);
    const top: Point[] = [];
    const low: Point[] = [];
    for (let x = -0.1; x <= 1.11; x += 0.15) {
      const y = base + Math.sin(x * 7 + i * 1.7) * height * 0.06 + random.between(-8, 8);
      low.push([x * width, y]);
      top.push([x * width, y - height * random.between(0.24, 0.4)]);
    }
    return shape(smooth([...top, ...low.toReversed()], true, 0.8), fill, 0.9);
  });
}

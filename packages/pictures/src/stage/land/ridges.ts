import { darken, lighten, mix } from '../../drawing/color.ts';
import { smooth } from '../../drawing/path.ts';
import { each, shape } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function ridges({ sketch, width, horizon, palette, random, unit }: Stage, rows: number): string {
  return each(rows, (i) => {
    const tone = mix(mix(palette[1], palette[4], 0.25), palette[0], (i + 1) / (rows + 1));
    const tall = (70 - i * 22) * unit;
    const points: [number, number][] = [[-40, horizon + 6]];
    const count = Math.round(width / (70 * unit));
    for (let n = 0; n <= count; n++)
      points.push([(n / count) * width, horizon - tall * random.between(0.25, 1)]);
    points.push([width + 40, horizon + 6]);
    return shape(
      smooth(points, true, 0.9),
      sketch.linear([lighten(tone, 0.12), darken(tone, 0.15)], 90),
      0.9,
    );
  });
}

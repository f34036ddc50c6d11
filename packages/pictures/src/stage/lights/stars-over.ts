import { lighten } from '../../drawing/color.ts';
import { glint } from '../../drawing/path.ts';
import { dot, each, shape } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function starsOver({ random, width, horizon, height, palette, unit }: Stage, count: number): string {
  const limit = Math.min(height, horizon * 1.04);
  return each(count, (i) => {
    const [x, y] = [random() * width, random() * random() * limit];
    return i % 9 === 0
      ? shape(glint(x, y, random.between(4, 8) * unit), lighten(palette[4], 0.5), 0.9)
      : dot(x, y, random.between(0.5, 1.7) * unit, lighten(palette[4], 0.4), random.between(0.35, 0.95));
  });
}

import { each } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function nebula({ sketch, width, height, palette, random }: Stage): string {
  return each(7, (i) => {
    const tone = [palette[2], palette[3], palette[1]][i % 3]!;
    return `<ellipse cx="${random() * width}" cy="${random() * height}" rx="${random.between(0.25, 0.5) * width}" ry="${random.between(0.1, 0.24) * height}" transform="rotate(${random.between(-40, 10)} ${width / 2} ${height / 2})" fill="${sketch.radial(
      [
        [0, tone, 0.42],
        [1, tone, 0],
      ],
    )}"/>`;
  });
}

import { lighten, mix } from '../../drawing/color.ts';
import { cloud } from '../../drawing/path.ts';
import { each, rect, shape, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function clouds(
  { sketch, width, height, palette, random, unit }: Stage,
  from: number,
  count: number,
  opacity: number,
): string {
  const total = Math.round((count * width) / (400 * unit));
  return (
    each(total, (i) => {
      const w = random.between(110, 200) * unit;
      const x = (i / total) * (width + 120 * unit) - 90 * unit;
      const y = height * (from + random.between(-0.05, 0.09));
      const tone = mix(palette[4], palette[1], random.between(0.1, 0.6) * (from > 0.7 ? 1 : 0.9));
      const d = cloud(x, y, w);
      return (
        shape(d, palette[0], 0.22, `transform="translate(0 ${5 * unit})"`) +
        shape(d, sketch.linear([lighten(tone, 0.35), tone, mix(tone, palette[0], 0.4)]), opacity) +
        stroke(
          `M${x + w * 0.32} ${y - w * 0.14}a${w * 0.09} ${w * 0.09} 0 1 1 ${w * 0.14} ${w * 0.03}a${w * 0.05} ${w * 0.05} 0 1 1 ${-w * 0.07} ${-w * 0.02}`,
          lighten(tone, 0.7),
          1.6 * unit,
          0.6,
        )
      );
    }) +
    (from > 0.7
      ? rect(
          0,
          height * 0.94,
          width,
          height * 0.07,
          sketch.linear([
            [0, palette[0], 0],
            [1, palette[0], 0.9],
          ]),
        )
      : '')
  );
}

import { darken, lighten, mix } from '../../drawing/color.ts';
import { waves } from '../../drawing/path.ts';
import { each, shape, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

/** Cut-paper waves in front, each sheet with its lit crest and its shadow. */
export function paperWaves({ sketch, width, height, palette, unit }: Stage, sheets: number): string {
  const [deep, mid, , , bright] = palette;
  return each(sheets, (i) => {
    const t = (i + 1) / sheets;
    const y = height * (1 - 0.08 * sheets + i * 0.075);
    const tone = mix(mix(mid, bright, 0.16), darken(deep, 0.2), t * 0.92);
    const length = (92 - i * 9) * unit;
    const d = waves(y, width, height + 20, length, (20 - i * 1.5) * unit, -((i * 37) % 90) * unit);
    return (
      shape(d, '#000', 0.22, `transform="translate(0 ${-5 * unit})"`) +
      shape(d, sketch.linear([lighten(tone, 0.2), tone, darken(tone, 0.3)], 90)) +
      stroke(d, lighten(bright, 0.2), 1.5 * unit, 0.55 - t * 0.25) +
      stroke(
        waves(y + 9 * unit, width, height + 20, length, 19 * unit, -((i * 37) % 90) * unit),
        bright,
        1 * unit,
        0.16,
      )
    );
  });
}

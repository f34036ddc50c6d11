import { darken, mix } from '../../drawing/color.ts';
import { poly } from '../../drawing/path.ts';
import { dot, rect, shape } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function pyramids({ width, horizon, palette, unit }: Stage): string {
  const tone = mix(palette[1], palette[0], 0.35);
  const tower = (x: number, w: number, h: number): string =>
    shape(
      poly([
        [x, horizon + 6],
        [x + w / 2, horizon - h],
        [x + w, horizon + 6],
      ]),
      tone,
      0.8,
    ) +
    shape(
      poly([
        [x + w / 2, horizon - h],
        [x + w, horizon + 6],
        [x + w * 0.6, horizon + 6],
      ]),
      darken(tone, 0.3),
      0.8,
    );
  const dome = (x: number, s: number): string =>
    shape(
      `M${x} ${horizon + 4}v${-26 * s}c${-4 * s} ${-16 * s} ${8 * s} ${-22 * s} ${13 * s} ${-32 * s}c${5 * s} ${10 * s} ${17 * s} ${16 * s} ${13 * s} ${32 * s}v${26 * s}Z`,
      darken(tone, 0.15),
    ) +
    rect(x + 34 * s, horizon - 60 * s, 6 * s, 64 * s, darken(tone, 0.2)) +
    dot(x + 37 * s, horizon - 62 * s, 5 * s, darken(tone, 0.1));
  return (
    tower(width * 0.62, 120 * unit, 76 * unit) +
    tower(width * 0.86, 100 * unit, 54 * unit) +
    dome(width * 0.04, 1.2 * unit) +
    dome(width * 0.2, 0.8 * unit)
  );
}

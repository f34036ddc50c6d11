import { darken, lighten, mix } from '../../drawing/color.ts';
import { dot, each, rect } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function ballRow({ sketch, width, height, palette, unit }: Stage): string {
  const tones = [palette[3], palette[2], '#ff7f6a', '#7ad3ff', '#b7f07a'];
  return (
    rect(
      0,
      height * 0.9,
      width,
      height * 0.1,
      sketch.linear([mix(palette[1], palette[0], 0.3), darken(palette[0], 0.4)]),
    ) +
    rect(0, height * 0.9, width, 3 * unit, '#f3dfae', 0.7) +
    each(
      Math.round(width / (62 * unit)) + 1,
      (i) =>
        `<circle cx="${i * 62 * unit + 4}" cy="${height * 0.9}" r="${19 * unit}" fill="${sketch.radial([lighten(tones[i % 5]!, 0.6), tones[i % 5]!, darken(tones[i % 5]!, 0.55)], 0.35, 0.3, 0.8)}"/>` +
        dot(i * 62 * unit + 3, height * 0.9 - 1, 8.4 * unit, '#fffdf5'),
    )
  );
}

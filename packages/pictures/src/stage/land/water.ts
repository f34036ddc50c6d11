import { darken, lighten, mix } from '../../drawing/color.ts';
import { each, rect } from '../stage.ts';
import type { Stage } from '../stage.ts';

/** Water from the horizon down, with the light lying on it. */
export function water({ sketch, width, height, horizon, palette, focus, random, unit }: Stage): string {
  const [deep, mid, , accent, bright] = palette;
  const body = rect(
    0,
    horizon,
    width,
    height - horizon,
    sketch.linear(
      [
        [0, mix(mid, bright, 0.28)],
        [0.25, mid],
        [1, darken(deep, 0.25)],
      ],
      90,
    ),
  );
  const path = each(26, (i) => {
    const t = i / 26;
    const y = horizon + (height - horizon) * t * t * 0.95 + 2 * unit;
    const w = focus.radius * (0.5 + t * 1.1) * random.between(0.35, 1);
    return `<rect x="${focus.x - w / 2 + random.between(-18, 18) * unit * (0.4 + t)}" y="${y}" width="${w}" height="${(1.2 + t * 3.2) * unit}" rx="${2 * unit}" fill="${mix(bright, accent, 0.2)}" opacity="${0.6 - t * 0.4}"/>`;
  });
  return body + path + rect(0, horizon - unit, width, 2 * unit, lighten(bright, 0.2), 0.5);
}

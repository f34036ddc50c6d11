import { mix } from '../drawing/color.ts';
import { glowOf } from './glow-of.ts';
import { rect } from './stage.ts';
import type { Stage } from './stage.ts';
import type { LightWord } from '@halls/house-games';

/** The sky and its light, behind everything. */
export function drawSky(light: LightWord, stage: Stage): string {
  const { sketch, width, height, palette, focus } = stage;
  const [deep, mid, , accent, bright] = palette;
  const glow = glowOf(light, palette);
  const top = light === 'sun' ? mix(mid, bright, 0.18) : light === 'dawn' ? mix(deep, mid, 0.7) : deep;
  const low =
    light === 'sun'
      ? mix(mid, bright, 0.42)
      : light === 'dawn'
        ? mix(mid, glow, 0.5)
        : light === 'dusk'
          ? mix(mid, mix('#ff8a4a', accent, 0.12), 0.42)
          : mix(deep, mid, 0.75);
  const sky = rect(
    0,
    0,
    width,
    height,
    sketch.linear(
      [
        [0, top],
        [0.45, mix(top, low, 0.45)],
        [0.75, low],
        [1, deep],
      ],
      90,
    ),
  );
  const halo = `<circle cx="${focus.x}" cy="${focus.y}" r="${focus.radius * 2}" fill="${sketch.radial([
    [0, glow, 0.72],
    [0.35, glow, 0.36],
    [0.7, mix(glow, mid, 0.5), 0.1],
    [1, mid, 0],
  ])}"/>`;
  return sky + halo;
}

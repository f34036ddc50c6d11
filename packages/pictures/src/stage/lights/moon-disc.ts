import { lighten, mix } from '../../drawing/color.ts';
import { dot } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function moonDisc(stage: Stage): string {
  const { focus, palette, sketch } = stage;
  const r = focus.radius * 1.02;
  const stain = mix(palette[4], palette[1], 0.35);
  const maria: readonly (readonly [number, number, number])[] = [
    [-0.5, -0.4, 0.2],
    [0.1, -0.62, 0.13],
    [-0.66, 0.1, 0.14],
    [0.56, -0.3, 0.22],
    [0.4, 0.5, 0.17],
    [-0.24, 0.6, 0.2],
    [0.75, 0.2, 0.09],
  ];
  return (
    dot(focus.x, focus.y, r * 1.34, palette[4], 0.1) +
    dot(focus.x, focus.y, r * 1.15, palette[4], 0.16) +
    `<circle cx="${focus.x}" cy="${focus.y}" r="${r}" fill="${sketch.radial([lighten(palette[4], 0.75), lighten(palette[4], 0.3), mix(palette[4], palette[1], 0.25)], 0.38, 0.32, 0.78)}"/>` +
    maria.map(([x, y, s]) => dot(focus.x + x * r, focus.y + y * r, s * r, stain, 0.28)).join('')
  );
}

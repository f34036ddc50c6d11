import { darken, lighten } from '../../drawing/color.ts';
import type { Kit } from '../kit.ts';

/** A single pearl in its own light. */
export function orb(k: Kit): string {
  const { pale, gold } = k.ink;
  return `<circle r="110" fill="${k.sketch.radial([
    [0, lighten(pale, 0.4), 0.8],
    [0.6, pale, 0.25],
    [1, pale, 0],
  ])}"/><circle r="70" fill="${k.sketch.radial(['#ffffff', lighten(pale, 0.5), pale, darken(pale, 0.3), lighten(gold, 0.3)], 0.38, 0.32, 0.75)}"/><ellipse cx="-24" cy="-28" rx="20" ry="12" fill="#fff" transform="rotate(-30 -24 -28)"/>`;
}

import { lighten, mix } from '../drawing/color.ts';
import { petal } from '../drawing/path.ts';
import { dot, each, shape } from './stage.ts';
import type { Stage } from './stage.ts';

/** What floats in the air before the subject: petals, sparks, bubbles. */
export function drawAir(
  kind: 'petals' | 'sparks' | 'bubbles' | 'snow' | 'leaves' | 'none',
  stage: Stage,
  count: number,
): string {
  const { random, width, height, palette, unit, sketch } = stage;
  if (kind === 'none') return '';
  const glow = sketch.radial([
    [0, '#fffbe6', 0.95],
    [0.35, lighten(palette[3], 0.4), 0.5],
    [1, palette[3], 0],
  ]);
  return each(count, () => {
    const [x, y, size] = [random() * width, random() * height * 0.92, random.between(0.5, 1.25) * unit];
    switch (kind) {
      case 'petals':
        return `<g transform="translate(${x} ${y}) rotate(${random() * 360})">${shape(petal(0, 0, 15 * size, 9 * size, 0), random() > 0.5 ? lighten(palette[3], 0.35) : lighten(palette[2], 0.4), random.between(0.6, 0.95))}</g>`;
      case 'leaves':
        return `<g transform="translate(${x} ${y}) rotate(${random() * 360})">${shape(petal(0, 0, 17 * size, 7 * size, 0), mix(palette[1], palette[3], random()), 0.9)}</g>`;
      case 'bubbles':
        return (
          `<circle cx="${x}" cy="${y}" r="${6 * size}" fill="#fff" fill-opacity=".1" stroke="${lighten(palette[4], 0.4)}" stroke-width="${1.1 * size}" opacity=".75"/>` +
          dot(x - 2 * size, y - 2.2 * size, 1.4 * size, '#fff', 0.9)
        );
      case 'snow':
        return dot(x, y, 2.4 * size, '#fff', random.between(0.5, 0.95));
      default:
        return `<circle cx="${x}" cy="${y}" r="${6.5 * size}" fill="${glow}"/>`;
    }
  });
}

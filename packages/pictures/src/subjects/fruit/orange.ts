import { darken } from '../../drawing/color.ts';
import { circle, ellipse } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';
import { ball, gloss, sprig, stem } from './fruit-parts.ts';

export function orange(k: Kit): string {
  const { main } = k.ink;
  const pores = Array.from({ length: 26 }, (_, i) =>
    k.flat(
      circle(Math.cos(i * 2.4) * Math.sqrt(i) * 13, 10 + Math.sin(i * 2.4) * Math.sqrt(i) * 13, 1.7),
      darken(main, 0.3),
      0.4,
    ),
  ).join('');
  return (
    sprig(k, 4, -62, 72, 62) +
    sprig(k, 0, -62, 56, -58) +
    ball(k, ellipse(0, 12, 80, 76), main, darken(main, 0.25)) +
    pores +
    k.flat(ellipse(0, -58, 13, 5), darken(main, 0.45)) +
    stem(k, 'M0 -58Q0 -72 8 -80') +
    gloss(k, -34, -22, 16, 9)
  );
}

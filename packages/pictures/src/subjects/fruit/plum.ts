import { darken, lighten } from '../../drawing/color.ts';
import type { Kit } from '../kit.ts';
import { ball, gloss, sprig, stem } from './fruit-parts.ts';

export function plum(k: Kit): string {
  const { main } = k.ink;
  return (
    sprig(k, 6, -64, 70, 70) +
    ball(
      k,
      'M0 88C-58 84 -88 44 -82 4C-76 -40 -38 -60 -2 -50C38 -62 78 -38 82 6C86 46 58 84 0 88Z',
      main,
      darken(main, 0.45),
    ) +
    k.line('M-2 -50C-22 -6 -20 50 4 84', darken(main, 0.6), 4.5, 0.6) +
    k.line('M3 -48C-15 -4 -13 50 9 82', lighten(main, 0.5), 2, 0.6) +
    stem(k, 'M0 -52Q-2 -74 -14 -88') +
    gloss(k, -44, -14, 14, 9)
  );
}

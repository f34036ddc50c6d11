import { darken, lighten, mix } from '../../drawing/color.ts';
import { circle, ellipse } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function helmet(k: Kit): string {
  const { main, second, accent } = k.ink;
  const shellD =
    'M-84 30C-92 -46 -44 -88 10 -88C68 -86 94 -40 88 18L84 46C60 78 -20 88 -58 74C-74 66 -82 52 -84 30Z';
  return (
    k.cut(shellD, main, {
      drop: 6,
      edge: 3.4,
      inside:
        k.flat('M-20 -100H10C0 -50 -6 0 -8 90H-40C-36 10 -32 -50 -20 -100Z', second, 0.95) +
        k.flat('M14 -100H24C14 -40 8 10 6 90H-2C2 10 6 -50 14 -100Z', '#fff', 0.85) +
        k.flat(ellipse(-40, -44, 20, 12), '#fff', 0.4),
    }) +
    k.cut(
      'M14 -34C52 -42 86 -34 94 -18L90 26C60 32 30 30 12 20C6 4 6 -20 14 -34Z',
      mix('#10141c', k.ink.dark, 0.4),
      { edge: 2.6 },
    ) +
    k.flat(
      'M22 -26C46 -34 74 -30 86 -22L70 4C50 8 36 6 24 2C18 -8 18 -18 22 -26Z',
      k.sketch.linear([lighten(accent, 0.4), accent, darken(main, 0.3)], 30),
      0.85,
    ) +
    k.flat('M30 -22L52 -26L40 0L26 -2Z', '#fff', 0.5) +
    k.cut('M20 40C50 46 76 44 86 38L78 60C60 72 40 76 22 72Z', darken(main, 0.3), { edge: 1.8 }) +
    [34, 48, 62].map((x) => k.line(`M${x} 50L${x - 2} 66`, '#10141c', 4)).join('') +
    k.gild(circle(0, -4, 11), { edge: 1.6 })
  );
}

import { darken, lighten } from '../../drawing/color.ts';
import { circle, ellipse, smooth } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

/** A greyhound at full stretch in its racing jacket. */
export function hound(k: Kit): string {
  const { main, second, accent } = k.ink;
  const far = darken(main, 0.34);
  const body = smooth(
    [
      [-58, -18],
      [-34, -30],
      [2, -34],
      [36, -30],
      [62, -14],
      [66, 6],
      [46, 12],
      [24, 2],
      [2, 4],
      [-20, 22],
      [-44, 24],
      [-62, 6],
    ],
    true,
    0.9,
  );
  const head = smooth(
    [
      [-100, -24],
      [-96, -34],
      [-78, -46],
      [-66, -54],
      [-54, -50],
      [-46, -34],
      [-34, -26],
      [-40, 4],
      [-58, 2],
      [-64, -18],
      [-82, -20],
    ],
    true,
    0.85,
  );
  return (
    k.line('M62 -10Q86 -8 98 -26', darken(main, 0.2), 6) +
    // the legs of the far side
    k.line('M-42 16L-74 34L-92 32', far, 10) +
    k.line('M54 4L72 26L96 30', far, 11) +
    k.cut(body, main, { drop: 5, edge: 2.6 }) +
    // the jacket
    k.cut('M-46 -26C-22 -36 8 -36 26 -31L24 2C10 0 -2 4 -18 20L-44 23C-54 6 -54 -12 -46 -26Z', accent, {
      inside:
        k.line('M-46 -20C-22 -30 8 -30 26 -26', lighten(accent, 0.4), 3, 0.8) +
        k.flat(circle(-10, -8, 14), '#fffaf0') +
        k.flat(circle(-10, -8, 7), darken(accent, 0.2)),
    }) +
    k.line('M-40 20L-60 48L-82 54', main, 11) +
    k.line('M50 6L46 34L66 52L82 50', main, 12) +
    k.cut(head, main, { edge: 2.4 }) +
    k.cut('M-60 -52C-50 -62 -38 -58 -30 -48C-40 -46 -48 -44 -54 -42Z', second, { edge: 1.6 }) +
    k.flat(ellipse(-71, -40, 4.4, 4), '#1a0d08') +
    k.flat(circle(-72, -41.5, 1.5), '#fff') +
    k.flat(ellipse(-98, -29, 4.5, 4), '#1a0d08') +
    k.line('M-92 -22Q-82 -22 -74 -26', darken(main, 0.6), 2.6) +
    // the racing muzzle
    k.line('M-88 -40Q-84 -30 -86 -20M-78 -45L-60 -30', second, 3.4) +
    k.gild(circle(-46, -14, 5.5), { edge: 1.1 })
  );
}

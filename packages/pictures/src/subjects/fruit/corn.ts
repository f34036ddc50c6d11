import { darken, lighten } from '../../drawing/color.ts';
import { symmetric } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function corn(k: Kit): string {
  const { main, leaf } = k.ink;
  const cob = symmetric([
    [0, -100],
    [20, -86],
    [34, -46],
    [36, 10],
    [26, 60],
    [0, 76],
  ]);
  let kernels = '';
  for (let r = 0; r < 13; r++)
    for (let c = -2; c <= 2; c++)
      kernels += `<ellipse cx="${c * 14.5 * (1 - Math.abs(r - 7) * 0.02) + (r % 2) * 1.5}" cy="${-88 + r * 13}" rx="7" ry="6.4" fill="${(r + c) % 3 ? lighten(main, 0.2) : lighten(main, 0.42)}"/><ellipse cx="${c * 14.5 - 2}" cy="${-90 + r * 13}" rx="2.4" ry="1.8" fill="#fff" opacity=".6"/>`;
  return at(
    k.cut(cob, darken(main, 0.22), { drop: 5, edge: 2.6, inside: kernels }) +
      k.cut('M-4 98C-60 70 -62 0 -34 -42C-34 6 -16 40 4 92Z', leaf, {
        edge: 2.2,
        inside: k.line('M-4 92C-40 50 -44 10 -38 -30', lighten(leaf, 0.5), 2, 0.5),
      }) +
      k.cut('M4 98C60 70 62 0 34 -42C34 6 16 40 -4 92Z', darken(leaf, 0.12), {
        edge: 2.2,
        inside: k.line('M4 92C40 50 44 10 38 -30', lighten(leaf, 0.5), 2, 0.5),
      }) +
      k.cut('M-8 100C-24 70 -6 40 4 22C14 44 22 74 8 100Z', lighten(leaf, 0.16)),
    0,
    0,
    1,
    18,
  );
}

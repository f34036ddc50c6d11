import { darken, lighten } from '../../drawing/color.ts';
import { circle } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function leaf(k: Kit): string {
  const { main, second } = k.ink;
  const d = 'M-70 86C-96 10 -50 -66 78 -92C96 10 40 82 -34 80C-46 80 -58 82 -70 86Z';
  const veins = [
    [-36, 44, -66, 6],
    [-12, 18, -46, -34],
    [14, -10, -12, -62],
    [40, -42, 24, -80],
    [-30, 42, 22, 62],
    [-4, 14, 52, 36],
    [22, -16, 70, 2],
    [46, -48, 82, -38],
  ]
    .map(([a, b, c, e]) =>
      k.line(`M${a} ${b}Q${(a! + c!) / 2 - 2} ${(b! + e!) / 2 + 4} ${c} ${e}`, lighten(main, 0.55), 2.6, 0.6),
    )
    .join('');
  return (
    k.cut(d, main, {
      drop: 6,
      edge: 3.4,
      inside: k.flat('M-70 86C-20 30 30 -30 78 -92C96 10 40 82 -34 80Z', second, 0.45) + veins,
    }) +
    k.line('M-88 106C-40 50 20 -20 74 -86', darken(second, 0.4), 6) +
    k.line('M-88 105C-40 49 20 -21 74 -86', lighten(main, 0.55), 2.8) +
    k.cut(circle(26, 26, 10), '#dff6ff', { edge: 1.4 }) +
    k.flat(circle(22, 22, 3), '#fff')
  );
}

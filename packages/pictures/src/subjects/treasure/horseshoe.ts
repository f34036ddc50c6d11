import { darken, lighten } from '../../drawing/color.ts';
import { circle } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function horseshoe(k: Kit): string {
  const { main, accent } = k.ink;
  const d =
    'M-86 -88H-40C-56 -20 -52 44 0 46C52 44 56 -20 40 -88H86C106 20 84 96 0 98C-84 96 -106 20 -86 -88Z';
  return (
    k.gild(d, { drop: 6, edge: 3.4, turn: 30 }) +
    k.line('M-66 -78C-84 10 -66 70 0 72C66 70 84 10 66 -78', darken(main, 0.5), 5, 0.55) +
    (
      [
        [-70, -50],
        [-74, -10],
        [-62, 32],
        [-30, 64],
        [30, 64],
        [62, 32],
        [74, -10],
        [70, -50],
      ] as const
    )
      .map(
        ([x, y]) =>
          k.flat(circle(x, y, 7), darken(main, 0.7)) + k.flat(circle(x - 1, y - 1.4, 4), lighten(main, 0.2)),
      )
      .join('') +
    k.cut('M-14 68C-42 44 -66 56 -58 78C-52 96 -24 90 -6 76Z', accent, { edge: 1.8 }) +
    k.cut('M14 68C42 44 66 56 58 78C52 96 24 90 6 76Z', accent, { edge: 1.8 }) +
    k.cut('M-8 80L-26 110L-12 106L-4 114L4 82ZM8 80L26 110L12 106L4 114L-4 82Z', darken(accent, 0.1), {
      edge: 1.4,
    }) +
    k.cut(circle(0, 74, 13), accent, { edge: 1.8 })
  );
}

import { darken, lighten } from '../../drawing/color.ts';
import { circle, glint, petal, ribbon } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function lamp(k: Kit): string {
  const { main, second, accent } = k.ink;
  const smoke = k.flat(
    ribbon(
      [
        [-76, -24],
        [-92, -52],
        [-62, -70],
        [-36, -84],
        [-54, -112],
      ],
      [4, 17, 22, 17, 2],
      12,
    ),
    k.sketch.linear(
      [
        [0, lighten(second, 0.5), 0.2],
        [1, lighten(second, 0.2), 0.9],
      ],
      90,
    ),
  );
  return (
    smoke +
    k.flat(glint(-46, -64, 13), '#fff') +
    k.flat(glint(-82, -44, 9), '#fff') +
    k.line('M52 -2C108 -34 108 52 46 42', darken(main, 0.4), 15) +
    k.line('M52 -2C108 -34 108 52 46 42', lighten(main, 0.1), 10) +
    k.line('M54 -4C98 -26 98 40 52 38', lighten(main, 0.6), 2.6, 0.8) +
    k.gild(
      'M-98 -30C-74 -14 -60 -2 -40 0C-20 -22 40 -24 64 8C70 44 30 62 -4 60C-44 58 -60 34 -76 4C-82 -8 -92 -18 -98 -30Z',
      { drop: 5, edge: 3.4, turn: 80 },
    ) +
    k.gild('M-30 58H26L38 82Q46 94 36 94H-40Q-50 94 -42 82Z', { edge: 2.4, turn: 20 }) +
    k.gild('M-32 -4C-28 -38 36 -38 40 -4Q4 8 -32 -4Z', { edge: 2.4 }) +
    k.gild('M-8 -30Q4 -50 4 -58Q4 -50 16 -30Z', { edge: 1.6 }) +
    k.gild(circle(4, -62, 9), { edge: 1.6 }) +
    k.line('M-44 24Q4 46 52 22', lighten(k.ink.gold, 0.6), 2.6, 0.9) +
    at(
      [0, 60, 120, 180, 240, 300]
        .map(
          (a) =>
            k.cut(petal(0, 0, 17, 12, 0), second, { edge: 1 }).replace(/^/, `<g transform="rotate(${a})">`) +
            '</g>',
        )
        .join('') + k.cut(circle(0, 0, 7), accent, { edge: 1.2 }),
      4,
      30,
    ) +
    k.line('M-60 14C-30 -2 40 -6 60 10', darken(main, 0.5), 2.6, 0.6)
  );
}

import { darken } from '../../drawing/color.ts';
import { ellipse, petal, symmetric } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function mushroom(k: Kit): string {
  const { main, second, accent, leaf } = k.ink;
  const cap = 'M-92 14C-90 -52 -44 -92 0 -92C44 -92 90 -52 92 14C60 32 -60 32 -92 14Z';
  const spots = [
    [-44, -38, 17],
    [6, -58, 20],
    [52, -26, 15],
    [-8, -14, 12],
    [-70, -2, 10],
    [78, 2, 9],
    [30, 2, 9],
  ]
    .map(
      ([x, y, r]) =>
        k.flat(ellipse(x!, y!, r!, r! * 0.84), second) +
        k.flat(ellipse(x! + 1.5, y! + 2, r! * 0.82, r! * 0.66), darken(second, 0.1), 0.7),
    )
    .join('');
  return (
    [-52, -34, 36, 54]
      .map((x, i) => at(k.cut(petal(0, 0, 44, 14, 0), leaf, { edge: 1.2 }), x, 100, 1, (i - 1.5) * 16))
      .join('') +
    k.cut(
      symmetric([
        [0, 0],
        [30, 6],
        [30, 50],
        [40, 88],
        [0, 100],
      ]),
      second,
      {
        edge: 3,
        inside: [-18, -6, 8, 20]
          .map((x) => k.line(`M${x} 20Q${x * 1.1} 60 ${x * 1.4} 96`, darken(second, 0.25), 2, 0.4))
          .join(''),
      },
    ) +
    k.cut('M-80 14C-40 46 40 46 80 14Q0 0 -80 14Z', accent, {
      edge: 1.6,
      inside: [-60, -40, -20, 0, 20, 40, 60]
        .map((x) => k.line(`M${x * 0.2} 8L${x * 1.2} 44`, darken(accent, 0.3), 2, 0.5))
        .join(''),
    }) +
    k.cut(cap, main, { drop: 6, edge: 3.4, inside: spots }) +
    `<ellipse cx="-38" cy="-64" rx="20" ry="8" fill="#fff" opacity=".45" transform="rotate(-34 -38 -64)"/>` +
    k.flat(ellipse(-11, 58, 4.5, 6), '#2a1712') +
    k.flat(ellipse(11, 58, 4.5, 6), '#2a1712') +
    k.line('M-5 69Q0 74 5 69', '#2a1712', 2.6) +
    k.flat(ellipse(-19, 68, 5, 3.4), '#ff8f8f', 0.6) +
    k.flat(ellipse(19, 68, 5, 3.4), '#ff8f8f', 0.6)
  );
}

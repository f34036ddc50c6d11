import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function seven(k: Kit): string {
  const { main } = k.ink;
  const d = 'M-70 -92H76V-60C40 -20 20 30 16 94H-34C-30 40 -8 -8 26 -46H-30C-42 -46 -44 -38 -46 -26H-72Z';
  return at(
    k.gild(d, { drop: 7, edge: 3 }) +
      at(
        k.cut(d, main, {
          edge: 3.4,
          turn: 90,
          inside: k.flat('M-80 -100H90V-70Q0 -50 -80 -66Z', '#fff', 0.28),
        }),
        2,
        1,
        0.86,
      ) +
      k.line('M-54 -78H58', '#fff', 4, 0.7),
    0,
    0,
    1,
    -4,
  );
}

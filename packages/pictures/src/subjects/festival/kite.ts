import { darken } from '../../drawing/color.ts';
import { circle, ribbon, symmetric } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function kite(k: Kit): string {
  const { main, accent, gold, second, pale } = k.ink;
  const wing = 'M0 -20C30 -78 84 -92 98 -66C104 -46 70 -22 40 -10C64 -6 78 12 68 30C52 44 22 24 0 6Z';
  const wingBody = k.cut(wing, main, {
    drop: 4,
    inside:
      k.flat('M10 -18C40 -66 78 -78 88 -62C90 -46 50 -26 14 -12Z', accent, 0.9) +
      k.flat(circle(66, -54, 13), gold) +
      k.flat(circle(66, -54, 7.5), second) +
      k.flat(circle(50, 14, 9), gold) +
      k.flat(circle(50, 14, 5), accent) +
      k.line('M6 -14L90 -70M6 -8L66 24', darken(main, 0.6), 1.8, 0.6),
  });
  const tail = (x: number, s: number): string =>
    k.cut(
      ribbon(
        [
          [x * 0.2, 30],
          [x, 54],
          [x * 0.4, 80],
          [x * 1.5, 112],
        ],
        [8, 11, 9, 3],
      ),
      s ? accent : pale,
    );
  return at(
    tail(-22, 1) +
      tail(22, 0) +
      k.both(wingBody) +
      k.cut(
        symmetric([
          [0, -46],
          [9, -30],
          [10, 10],
          [0, 38],
        ]),
        second,
      ) +
      k.cut(circle(0, -44, 12), pale) +
      k.eye(-4.5, -46, 3.4, '#3a1a10') +
      k.eye(4.5, -46, 3.4, '#3a1a10') +
      k.line('M-4 -56Q-14 -74 -26 -74M4 -56Q14 -74 26 -74', second, 2.6) +
      k.line('M-40 -30Q0 20 40 -30M0 0L6 120', '#fff', 1, 0.5),
    0,
    0,
    1,
    10,
  );
}

import { darken } from '../../drawing/color.ts';
import { circle, star, symmetric } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function mask(k: Kit): string {
  const { main, pale, gold, second, accent } = k.ink;
  const face = symmetric([
    [0, -84],
    [38, -80],
    [62, -50],
    [64, -8],
    [50, 40],
    [26, 78],
    [0, 92],
  ]);
  const half =
    k.flat('M4 -96L4 -20Q18 -34 34 -24Q56 -28 70 -52L66 -100Z', main) +
    k.flat('M8 -16Q24 -40 62 -38Q72 -20 60 -4Q40 10 18 4Q8 0 8 -16Z', second) +
    k.flat('M14 -14Q34 -30 54 -18Q42 0 22 -2Z', '#fffaf0') +
    k.flat(circle(35, -12, 7.6), '#120a08') +
    k.flat(circle(32, -15, 2.4), '#fff') +
    k.flat('M10 -32Q30 -58 66 -62Q54 -44 34 -40Q20 -38 10 -32Z', '#16100e') +
    k.flat('M26 20Q50 8 60 14Q54 44 34 54Q40 34 26 20Z', main) +
    k.line('M30 28Q46 20 52 22M34 38Q44 32 48 34', gold, 2.6);
  return (
    k.gild(
      symmetric(
        [
          [0, -112],
          [12, -98],
          [30, -102],
          [36, -90],
          [56, -92],
          [58, -78],
          [76, -72],
          [72, -56],
          [0, -70],
        ],
        0.5,
      ),
      { drop: 3 },
    ) +
    [-54, -30, 0, 30, 54]
      .map((x) => at(k.cut(circle(0, 0, x ? 9 : 13), x ? accent : main), x, -88 - (54 - Math.abs(x)) * 0.28))
      .join('') +
    k.cut(face, pale, {
      drop: 5,
      inside:
        k.both(half) +
        k.flat('M0 -70C-14 -56 14 -44 0 -30C-8 -40 -6 -50 0 -70Z', gold) +
        k.flat('M0 -30L-6 18Q0 26 6 18Z', darken(pale, 0.14)) +
        k.flat('M-16 22Q-8 14 0 18Q8 14 16 22Q8 30 0 27Q-8 30 -16 22Z', darken(pale, 0.24)) +
        k.flat('M-24 50Q0 36 24 50Q0 70 -24 50Z', main) +
        k.line('M-24 50Q0 56 24 50', darken(main, 0.6), 2.4) +
        k.flat('M-10 78Q0 66 10 78L0 100Z', '#16100e'),
    }) +
    at(k.gild(star(0, 0, 5, 9, 4)), 0, -90) +
    [-1, 1]
      .map(
        (s) =>
          k.line(`M${s * 62} -36Q${s * 88} -10 ${s * 76} 30`, accent, 5) +
          k.gild(circle(s * 76, 34, 6)) +
          k.line(
            `M${s * 76} 40L${s * 72} 70M${s * 76} 40L${s * 79} 72M${s * 76} 40L${s * 85} 68`,
            accent,
            2.6,
          ),
      )
      .join('')
  );
}

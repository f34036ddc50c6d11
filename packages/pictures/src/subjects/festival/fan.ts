import { darken, lighten } from '../../drawing/color.ts';
import { circle, cloud, petal, polar, sector } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function fan(k: Kit): string {
  const { main, pale, gold, accent, leaf } = k.ink;
  const leafD = sector(0, 70, 58, 164, 205, 335);
  let folds = '';
  for (let i = 0; i < 13; i++) {
    const a = 205 + (130 / 13) * i;
    const [x1, y1] = polar(0, 70, 58, a);
    folds +=
      k.flat(sector(0, 70, 56, 166, a, a + 5), '#000', 0.1) +
      `<path d="M${x1} ${y1}L${polar(0, 70, 164, a).join(' ')}" stroke="${lighten(main, 0.5)}" stroke-width="1.2" opacity=".5"/>`;
  }
  let sticks = '';
  for (let i = 0; i <= 13; i++) {
    const a = 205 + 10 * i;
    sticks += at(k.cut('M-3 0L-4.5 -66H4.5L3 0Z', darken(gold, 0.28), { edge: 1 }), 0, 70, 1, a + 90);
  }
  const blossom = (x: number, y: number, s: number): string =>
    at(
      [0, 72, 144, 216, 288].map((a) => k.cut(petal(0, 0, 24, 22, a), accent, { edge: 1.4 })).join('') +
        `<circle r="5.5" fill="${lighten(gold, 0.4)}"/>`,
      x,
      y,
      s,
    );
  return at(
    sticks +
      k.cut(leafD, main, {
        drop: 5,
        inside:
          k.flat(sector(0, 70, 148, 158, 204, 336), gold) +
          k.flat(sector(0, 70, 60, 66, 204, 336), gold) +
          k.line('M-104 18Q-60 -8 -30 -30Q10 -56 60 -52', darken(main, 0.7), 4.5) +
          k.line('M-30 -30Q-20 -56 -4 -70M30 -52Q48 -34 70 -30', darken(main, 0.7), 3) +
          k.flat(cloud(40, -4, 60), pale, 0.5) +
          folds,
      }) +
      blossom(-58, -12, 0.8) +
      blossom(-22, -44, 1) +
      blossom(14, -62, 0.75) +
      blossom(58, -50, 0.85) +
      at(k.cut(petal(0, 0, 20, 10, 70), leaf), 24, -46) +
      at(k.cut(petal(0, 0, 20, 10, -60), leaf), -40, -26) +
      k.gild(circle(0, 70, 9)) +
      k.line('M0 80Q10 92 2 104', accent, 3) +
      k.line('M2 104L-6 122M2 104L2 124M2 104L10 122', accent, 3),
    0,
    8,
    0.76,
  );
}

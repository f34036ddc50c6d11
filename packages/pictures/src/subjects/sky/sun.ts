import { darken } from '../../drawing/color.ts';
import { circle } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function sun(k: Kit): string {
  const { main, gold, accent } = k.ink;
  let rays = '';
  for (let i = 0; i < 16; i++) {
    const d = i % 2 ? `M-7 -58Q-10 -76 0 -98Q10 -76 7 -58Z` : `M-9 -58Q8 -70 -6 -84Q18 -78 9 -58Z`;
    rays += at(i % 2 ? k.gild(d) : k.cut(d, accent), 0, 0, 1, i * 22.5);
  }
  return (
    rays +
    k.gild(circle(0, 0, 62), { drop: 4 }) +
    k.cut(circle(0, 0, 53), main, { turn: 60 }) +
    k.gild('M-34 -14Q-22 -24 -8 -14L-8 -8Q-22 -16 -34 -8Z') +
    k.gild('M34 -14Q22 -24 8 -14L8 -8Q22 -16 34 -8Z') +
    k.flat('M-30 -4Q-20 -12 -11 -3Q-20 4 -30 -4Z', '#2a1208') +
    k.flat('M30 -4Q20 -12 11 -3Q20 4 30 -4Z', '#2a1208') +
    k.line('M0 -6Q-8 12 2 14', darken(main, 0.5), 3.4) +
    k.cut('M-18 25Q0 20 18 25Q0 40 -18 25Z', darken(accent, 0.2)) +
    k.line('M-42 12a8 8 0 1 1 8 8', gold, 2.6) +
    k.line('M42 12a8 8 0 1 0 -8 8', gold, 2.6)
  );
}

import { darken, lighten } from '../../drawing/color.ts';
import { circle, roundRect, star } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function firecrackers(k: Kit): string {
  const { main, gold, accent } = k.ink;
  let out = k.line('M0 -108Q6 -40 -4 40', gold, 4);
  for (let i = 6; i >= 0; i--) {
    const y = -78 + i * 24;
    for (const s of [-1, 1]) {
      out += at(
        k.cut(roundRect(-10, 0, 20, 50, 4), (i + (s > 0 ? 1 : 0)) % 2 ? main : darken(main, 0.12), {
          turn: 0,
          drop: 2,
          edge: 1.6,
        }) +
          k.gild('M-10 5H10V11H-10Z', { edge: 0.8 }) +
          k.gild('M-10 39H10V45H-10Z', { edge: 0.8 }),
        s * 4,
        y,
        1,
        s * -50,
      );
    }
  }
  for (let i = 0; i < 12; i++)
    out += at(
      k.flat('M-2 -12Q0 -40 2 -12Z', i % 2 ? lighten(gold, 0.4) : accent),
      0,
      92,
      i % 3 ? 0.8 : 1.1,
      i * 30,
    );
  return `${out}<circle cy="92" r="34" fill="${k.sketch.radial([
    [0, '#fff6d0', 0.95],
    [0.4, gold, 0.5],
    [1, gold, 0],
  ])}"/><path d="${star(0, 92, 8, 16, 6)}" fill="#fffbe6"/>${at(k.gild(circle(0, 0, 13)), 0, -96)}`;
}

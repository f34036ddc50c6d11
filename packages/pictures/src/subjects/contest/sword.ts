import { darken } from '../../drawing/color.ts';
import { circle, roundRect } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function sword(k: Kit): string {
  const { main, second, accent } = k.ink;
  return at(
    `<path d="M-22 -110H22V40H-22Z" fill="${k.sketch.linear(
      [
        [0, accent, 0],
        [0.5, accent, 0.45],
        [1, accent, 0],
      ],
      0,
    )}"/>` +
      k.cut('M-13 34V-84L0 -112L13 -84V34Z', main, { turn: 0, drop: 4, edge: 2 }) +
      k.flat('M0 -112L13 -84V34H0Z', darken(main, 0.4), 0.5) +
      k.line('M0 -84V30', accent, 4.4) +
      k.line('M0 -84V30', '#fff', 1.6, 0.9) +
      k.gild('M-50 30Q0 44 50 30L46 50Q0 60 -46 50Z', { edge: 2, drop: 3 }) +
      k.cut(circle(0, 43, 10), accent, { edge: 1.6 }) +
      k.cut(roundRect(-8.5, 54, 17, 42, 5), darken(second, 0.55), { turn: 0, edge: 1.4 }) +
      [62, 72, 82].map((y) => k.line(`M-8 ${y}L8 ${y + 6}`, second, 3)).join('') +
      k.gild(circle(0, 102, 11), { edge: 1.6 }),
    0,
    2,
    1,
    38,
  );
}

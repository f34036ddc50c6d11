import { lighten, mix } from '../../drawing/color.ts';
import { circle, roundRect, star as starPath } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function bar(k: Kit): string {
  // Three ingots, stacked: worth more than one, readable without a word.
  const { main, second, gold } = k.ink;
  const slab = (y: number, tone: string): string =>
    k.gild(roundRect(-94, y - 27, 188, 54, 12), { drop: 5, edge: 2.6, turn: 90 }) +
    k.cut(roundRect(-84, y - 18, 168, 36, 8), tone, { edge: 2, turn: 90 }) +
    [-52, 0, 52]
      .map((x) => k.flat(starPath(x, y, 4, 15, 6), lighten(gold, 0.35)) + k.flat(circle(x, y, 3), '#fff'))
      .join('') +
    k.flat(roundRect(-80, y - 16, 160, 10, 5), '#fff', 0.2);
  return slab(58, main) + slab(0, second === main ? main : mix(main, second, 0.12)) + slab(-58, main);
}

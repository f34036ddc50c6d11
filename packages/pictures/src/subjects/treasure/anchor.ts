import { darken, lighten } from '../../drawing/color.ts';
import { circle, roundRect } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function anchor(k: Kit): string {
  const { main, second } = k.ink;
  const arm = k.cut('M0 74C40 72 64 48 72 16L54 20L86 -16L104 30L90 24C82 68 46 98 0 98Z', main, {
    edge: 2.6,
    drop: 4,
  });
  const rope = 'M10 -66C40 -50 34 -24 6 -10C-34 8 -38 34 -6 44C24 52 36 70 26 100';
  return (
    k.both(arm) +
    k.sketch.piece(circle(0, -78, 25) + 'M-13 -78a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z', {
      fill: k.sketch.linear([lighten(main, 0.4), main, darken(main, 0.4)], 60),
      tone: main,
      edge: 2.4,
    }) +
    k.cut(roundRect(-9, -56, 18, 150, 8), main, { turn: 0, edge: 2.4 }) +
    k.cut(roundRect(-50, -42, 100, 18, 9), main, { edge: 2.4 }) +
    k.gild(circle(-50, -33, 12), { edge: 1.6 }) +
    k.gild(circle(50, -33, 12), { edge: 1.6 }) +
    k.gild(circle(0, 80, 10), { edge: 1.4 }) +
    k.line(rope, darken(second, 0.45), 12) +
    k.line(rope, lighten(second, 0.15), 8.5) +
    `<path d="${rope}" fill="none" stroke="${darken(second, 0.35)}" stroke-width="8.5" stroke-dasharray="2 6" opacity=".6"/>`
  );
}

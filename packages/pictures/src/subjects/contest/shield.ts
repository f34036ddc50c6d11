import { darken, lighten } from '../../drawing/color.ts';
import { circle, star as starPath } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function shield(k: Kit): string {
  const { main, accent } = k.ink;
  const d = (s: number): string =>
    `M0 ${-96 * s}C${30 * s} ${-80 * s} ${62 * s} ${-76 * s} ${82 * s} ${-78 * s}C${88 * s} ${-10 * s} ${70 * s} ${60 * s} 0 ${100 * s}C${-70 * s} ${60 * s} ${-88 * s} ${-10 * s} ${-82 * s} ${-78 * s}C${-62 * s} ${-76 * s} ${-30 * s} ${-80 * s} 0 ${-96 * s}Z`;
  return (
    k.gild(d(1), { drop: 6, edge: 3.4 }) +
    k.cut(d(0.84), main, { edge: 2.4, inside: k.flat('M0 -100V110H100V-100Z', darken(main, 0.4), 0.45) }) +
    k.line('M0 -78V82M-70 -16H70', lighten(main, 0.4), 3, 0.35) +
    k.gild(starPath(0, -6, 8, 40, 17, 22.5), { edge: 2.4, drop: 3 }) +
    k.cut(circle(0, -6, 17), accent, { edge: 2 }) +
    k.flat(circle(-5, -11, 5), '#fff', 0.85) +
    [
      [0, -82],
      [-66, -64],
      [66, -64],
      [-62, 14],
      [62, 14],
      [0, 84],
    ]
      .map(([x, y]) => k.flat(circle(x!, y!, 4.4), lighten(k.ink.gold, 0.7)))
      .join('')
  );
}

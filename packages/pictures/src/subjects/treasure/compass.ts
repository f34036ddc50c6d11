import { darken } from '../../drawing/color.ts';
import { circle, polar, star as starPath } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function compass(k: Kit): string {
  const { main, second } = k.ink;
  const ticks = Array.from({ length: 32 }, (_, i) =>
    k.line(
      `M${polar(0, 8, 68, i * 11.25).join(' ')}L${polar(0, 8, i % 4 ? 63 : 57, i * 11.25).join(' ')}`,
      '#6a4a22',
      i % 4 ? 1.4 : 2.8,
    ),
  ).join('');
  return (
    k.gild('M-12 -92a14 14 0 1 1 24 0L8 -76H-8Z', { edge: 2 }) +
    k.gild(circle(0, 8, 90), { drop: 6, edge: 3.4 }) +
    k.flat(circle(0, 8, 77), darken(k.ink.gold, 0.55)) +
    k.cut(circle(0, 8, 73), second, { edge: 2 }) +
    ticks +
    k.flat(starPath(0, 8, 8, 46, 12, 22.5), '#c9a860', 0.55) +
    k.flat(starPath(0, 8, 4, 52, 11), '#8a6530', 0.6) +
    at(
      k.cut('M0 -58L13 0H-13Z', main, { edge: 1.8, drop: 2 }) +
        k.flat('M0 -58L13 0H0Z', '#000', 0.16) +
        k.cut('M0 58L13 0H-13Z', '#3a4a5a', { edge: 1.8, drop: 2 }) +
        k.flat('M0 58L13 0H0Z', '#000', 0.16),
      0,
      8,
      1,
      32,
    ) +
    k.gild(circle(0, 8, 9), { edge: 1.4 }) +
    k.flat('M-60 -16C-44 -50 -8 -66 24 -58C-10 -50 -40 -30 -52 2Z', '#fff', 0.25)
  );
}

import { darken, lighten } from '../../drawing/color.ts';
import { ellipse, roundRect, star as starPath, symmetric } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function trophy(k: Kit): string {
  const { second, accent } = k.ink;
  const handle =
    k.line('M46 -66C104 -74 96 6 36 8', darken(k.ink.gold, 0.5), 15) +
    k.line('M46 -66C104 -74 96 6 36 8', k.ink.gold, 10) +
    k.line('M48 -68C96 -72 90 -4 42 2', lighten(k.ink.gold, 0.7), 2.6, 0.9);
  return (
    k.both(handle) +
    k.gild(
      symmetric(
        [
          [0, -86],
          [62, -86],
          [60, -44],
          [44, 0],
          [16, 28],
          [0, 32],
        ],
        0.8,
      ),
      { drop: 5, edge: 3.4, turn: 10 },
    ) +
    k.gild(ellipse(0, -86, 62, 13), { edge: 1.8 }) +
    k.flat(ellipse(0, -85, 53, 8.5), darken(k.ink.gold, 0.6)) +
    k.gild('M-12 26H12L16 54H-16Z', { edge: 1.6, turn: 0 }) +
    k.gild(ellipse(0, 40, 20, 7), { edge: 1.2 }) +
    k.gild('M-40 54H40L46 66H-46Z', { edge: 1.6 }) +
    k.cut('M-50 66H50L56 98H-56Z', second, { edge: 2.4, turn: 0 }) +
    k.gild(roundRect(-28, 74, 56, 15, 3), { edge: 1.2 }) +
    k.gild(starPath(0, -36, 5, 26, 11), { edge: 1.8, drop: 2 }) +
    k.flat(starPath(0, -36, 5, 15, 6.4), accent) +
    k.flat(ellipse(-36, -54, 8, 22), '#fff', 0.4)
  );
}

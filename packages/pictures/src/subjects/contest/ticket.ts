import { darken } from '../../drawing/color.ts';
import { circle, star as starPath } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function ticket(k: Kit): string {
  const { main, second, accent } = k.ink;
  const d =
    'M-96 -50Q-96 -58 -88 -58H88Q96 -58 96 -50V-16A16 16 0 0 0 96 16V50Q96 58 88 58H-88Q-96 58 -96 50V16A16 16 0 0 0 -96 -16Z';
  const cell = (x: number, y: number, on: boolean): string =>
    k.flat(circle(x, y, 9.5), on ? accent : '#fffdf5') +
    (on
      ? k.line(`M${x - 4.5} ${y}l3.4 4l6 -8`, '#fffdf5', 2.8)
      : k.line(circle(x, y, 9.5), darken(main, 0.3), 1.4, 0.5));
  return at(
    at(k.cut(d, second, { drop: 4, edge: 2 }), 6, -26, 0.96, 8) +
      k.cut(d, main, { drop: 6, edge: 3, inside: k.flat('M42 -60H100V60H42Z', second, 0.9) }) +
      k.line('M42 -50V50', '#fff', 3).replace('stroke-width="3"', 'stroke-width="3" stroke-dasharray="3 8"') +
      Array.from({ length: 15 }, (_, i) =>
        cell(-78 + (i % 5) * 25, -28 + Math.floor(i / 5) * 28, [1, 5, 8, 12, 14].includes(i)),
      ).join('') +
      k.gild(starPath(69, 0, 5, 22, 9.5), { edge: 1.6 }) +
      [-36, 36].map((y) => k.line(`M56 ${y}H82`, accent, 5, 0.7)).join(''),
    0,
    4,
    1,
    -12,
  );
}

import { ellipse } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';
import { coinAt } from './coin-at.ts';

export function coins(k: Kit): string {
  const stack = (x: number, y: number, n: number): string => {
    let out = '';
    for (let i = 0; i < n; i++)
      out += at(
        k.gild(`M-34 0V9A34 12 0 0 0 34 9V0Z`, { turn: 0, edge: 1.4 }) +
          k.gild(ellipse(0, 0, 34, 12), { edge: 1.6 }),
        x + (i % 2 ? 2 : -2),
        y - i * 11,
      );
    return out;
  };
  return (
    stack(-58, 74, 5) +
    stack(58, 78, 4) +
    stack(0, 88, 3) +
    at(coinAt(k, 0, 0, 54), 6, -34, 1, 12) +
    at(coinAt(k, 0, 0, 26), -66, -26, 1, -20) +
    at(coinAt(k, 0, 0, 22), 76, 8, 1, 28)
  );
}

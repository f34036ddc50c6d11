import { darken } from '../../drawing/color.ts';
import { circle, glint, symmetric } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function crown(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const jewel = (x: number, y: number, r: number, c: string): string =>
    k.cut(circle(x, y, r), c, { edge: 1.6 }) +
    k.flat(circle(x - r * 0.3, y - r * 0.35, r * 0.28), '#fff', 0.9);
  return (
    k.cut(
      symmetric([
        [0, -40],
        [46, -34],
        [70, 20],
        [66, 50],
        [0, 58],
      ]),
      main,
      { edge: 2 },
    ) +
    k.gild('M-92 -36L-54 10L-40 -66L-14 4L0 -90L14 4L40 -66L54 10L92 -36L76 56Q0 78 -76 56Z', {
      drop: 6,
      edge: 3,
      turn: 20,
    }) +
    k.line('M-70 34Q0 54 70 34', darken(gold, 0.5), 3, 0.6) +
    k.gild('M-80 50Q0 74 80 50L78 76Q0 98 -78 76Z', { edge: 2.4, turn: 10 }) +
    jewel(-92, -42, 10, second) +
    jewel(-40, -72, 10, accent) +
    jewel(0, -96, 12, main) +
    jewel(40, -72, 10, accent) +
    jewel(92, -42, 10, second) +
    k.cut(
      symmetric(
        [
          [0, -2],
          [15, 20],
          [0, 42],
        ],
        0.5,
      ),
      main,
      { edge: 1.8 },
    ) +
    k.flat(glint(-5, 12, 8), '#fff', 0.9) +
    jewel(-42, 28, 8, accent) +
    jewel(42, 28, 8, accent) +
    [-54, -28, 0, 28, 54]
      .map((x) => jewel(x, 74 - Math.abs(x) * 0.09, 6.5, x % 56 ? second : accent))
      .join('')
  );
}

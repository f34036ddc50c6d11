import { darken, lighten } from '../../drawing/color.ts';
import { circle, ellipse, petal } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function cherry(k: Kit): string {
  const { main, leaf, accent } = k.ink;
  const ball = (x: number, y: number, r: number, tone: string): string =>
    k.cut(circle(x, y, r), tone, {
      drop: 5,
      edge: 3,
      inside: k.flat(ellipse(x - r * 0.36, y - r * 0.4, r * 0.24, r * 0.16), '#fff', 0.85),
    });
  return (
    k.line('M-40 30C-30 -20 0 -60 34 -84C30 -40 40 0 48 30', darken(leaf, 0.3), 6) +
    at(
      k.cut(petal(0, 0, 92, 42, 0), leaf, { inside: k.line('M0 0V-80', lighten(leaf, 0.5), 2, 0.6) }),
      34,
      -82,
      1,
      -96,
    ) +
    ball(-42, 48, 42, main) +
    ball(48, 46, 40, accent) +
    k.line('M-46 14Q-42 8 -36 12M44 12Q48 8 54 12', darken(main, 0.6), 3)
  );
}

import { darken, lighten } from '../../drawing/color.ts';
import { circle, roundRect } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function joystick(k: Kit): string {
  const { main, second, accent } = k.ink;
  const pad =
    'M-60 -34H60C88 -34 98 6 100 44C100 72 72 78 58 52L46 34H-46L-58 52C-72 78 -100 72 -100 44C-98 6 -88 -34 -60 -34Z';
  return (
    k.line('M0 -34C0 -62 30 -62 26 -92', darken(main, 0.3), 6) +
    k.cut(pad, main, { drop: 7, edge: 3.6 }) +
    k.line('M-60 -24H60', accent, 4, 0.9) +
    k.cut('M-66 -14H-50V-2H-38V14H-50V26H-66V14H-78V-2H-66Z', lighten(main, 0.3), { edge: 2 }) +
    [
      [58, -12, '#ffcf3d'],
      [76, 6, second],
      [40, 6, accent],
      [58, 24, '#5fb4ff'],
    ]
      .map(([x, y, c]) => k.cut(circle(x as number, y as number, 9.5), c as string, { edge: 1.8 }))
      .join('') +
    [-19, 19]
      .map(
        (x) =>
          k.cut(circle(x, 22, 15), darken(main, 0.35), { edge: 2 }) +
          k.cut(circle(x, 20, 10), lighten(main, 0.2), { edge: 1.6 }),
      )
      .join('') +
    k.cut(roundRect(-17, -12, 34, 13, 6), accent, { edge: 1.4 }) +
    k.line('M-88 34Q-92 48 -84 58', '#fff', 3, 0.4)
  );
}

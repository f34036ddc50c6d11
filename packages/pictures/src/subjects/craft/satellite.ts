import { darken, lighten } from '../../drawing/color.ts';
import { circle, ellipse, roundRect } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function satellite(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const panel =
    k.line('M24 0H44', darken(main, 0.3), 6) +
    k.cut('M42 -30H104V30H42Z', second, {
      edge: 2,
      inside:
        [58, 73, 88].map((x) => k.line(`M${x} -30V30`, lighten(second, 0.6), 2, 0.7)).join('') +
        k.line('M42 0H104', lighten(second, 0.6), 2, 0.7) +
        k.flat('M42 -30H70L50 30H42Z', '#fff', 0.2),
    });
  return at(
    k.both(panel) +
      k.cut(roundRect(-26, -38, 52, 76, 10), main, { drop: 5, edge: 3 }) +
      k.gild('M-26 -14H26V6H-26Z', { edge: 1.2 }) +
      k.flat(circle(0, 22, 8), accent) +
      k.line('M0 -38V-56', darken(main, 0.3), 5) +
      k.cut('M-34 -62Q0 -38 34 -62Q26 -90 0 -92Q-26 -90 -34 -62Z', lighten(main, 0.25), { edge: 2.4 }) +
      k.flat(ellipse(0, -66, 26, 10), darken(main, 0.25), 0.5) +
      k.line('M0 -66V-96', gold, 3.4) +
      k.cut(circle(0, -98, 6), accent, { edge: 1 }) +
      k.line('M-16 -108a20 20 0 0 1 32 0M-26 -118a34 34 0 0 1 52 0', accent, 4, 0.8) +
      k.cut('M-12 38H12L20 56H-20Z', darken(main, 0.3), { edge: 1.6 }),
    0,
    10,
    0.94,
    28,
  );
}

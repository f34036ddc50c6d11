import { lighten } from '../../drawing/color.ts';
import { circle, roundRect } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';
import { coinAt } from './coin-at.ts';

export function envelope(k: Kit): string {
  const { main, gold } = k.ink;
  const corner = k.line('M-50 84V68H-34M-50 76H-42V84', lighten(gold, 0.2), 2.6, 0.9);
  return at(
    k.cut(roundRect(-60, -98, 120, 196, 12), main, {
      drop: 7,
      inside:
        k.flat(
          'M-60 20H60V110H-60Z',
          k.sketch.pattern(
            24,
            24,
            `<path d="M0 12a12 12 0 0 1 24 0M4 12a8 8 0 0 1 16 0M-12 24a12 12 0 0 1 24 0M12 24a12 12 0 0 1 24 0M-8 24a8 8 0 0 1 16 0M16 24a8 8 0 0 1 16 0" fill="none" stroke="${gold}" stroke-width="1.1" opacity=".45"/>`,
          ),
        ) + k.both(corner),
    }) +
      k.cut('M-60 -86a12 12 0 0 1 12 -12H48a12 12 0 0 1 12 12V-50Q0 14 -60 -50Z', lighten(main, 0.1), {
        drop: 6,
      }) +
      k.line('M-60 -54Q0 8 60 -54', gold, 3) +
      coinAt(k, 0, -16, 31) +
      k.line('M0 18Q-3 34 0 42', gold, 3) +
      k.gild(circle(0, 46, 5)) +
      [-6, -2, 2, 6].map((x) => k.line(`M${x * 0.4} 50L${x * 1.3} 78`, lighten(gold, 0.2), 2.4)).join(''),
    0,
    0,
    1,
    -8,
  );
}

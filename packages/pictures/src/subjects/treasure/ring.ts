import { darken, lighten } from '../../drawing/color.ts';
import { circle, ellipse, roundRect } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function ring(k: Kit): string {
  const { main, accent } = k.ink;
  // A jade ring, tied with a cord.
  const d = circle(0, 16, 70) + 'M-36 16a36 36 0 1 0 72 0a36 36 0 1 0 -72 0Z';
  return (
    k.line('M0 -104C-18 -84 -14 -66 0 -52C14 -66 18 -84 0 -104', accent, 5.5) +
    k.sketch.piece(d, {
      fill: k.sketch.radial([lighten(main, 0.5), main, darken(main, 0.35)], 0.34, 0.3, 0.8),
      tone: main,
      edge: 3.4,
      drop: 0,
      inside:
        k.line(
          'M-52 -22C-30 -10 -48 24 -56 34M38 62C52 44 62 40 66 20M-10 -44C10 -36 30 -40 46 -28',
          lighten(main, 0.7),
          5,
          0.4,
        ) + k.flat(ellipse(-34, -24, 18, 9), '#fff', 0.55),
    }) +
    `<circle cx="0" cy="16" r="53" fill="none" stroke="${darken(main, 0.45)}" stroke-width="2.4" opacity=".5"/>` +
    k.gild(roundRect(-13, -62, 26, 32, 6)) +
    k.line('M-13 -52H13M-13 -41H13', darken(k.ink.gold, 0.5), 2) +
    k.cut(circle(0, -46, 6), accent, { edge: 1 }) +
    [-8, -3, 3, 8].map((x) => k.line(`M0 86Q${x} 96 ${x * 1.3} 114`, accent, 3)).join('') +
    k.gild(circle(0, 87, 7), { edge: 1.2 })
  );
}

import { darken, lighten } from '../../drawing/color.ts';
import { circle, glint, polar, poly } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function star(k: Kit): string {
  const { main, accent } = k.ink;
  const tips = Array.from({ length: 5 }, (_, i) => polar(0, 6, 98, i * 72 - 90));
  const notches = Array.from({ length: 5 }, (_, i) => polar(0, 6, 45, i * 72 - 54));
  const d = `M${tips.map((p, i) => `${p.join(' ')}L${notches[i]!.join(' ')}`).join('L')}Z`;
  const facets = tips
    .map(
      (p, i) =>
        k.flat(poly([p, notches[i]!, [0, 6]]), darken(main, 0.35), 0.35) +
        k.flat(poly([p, notches[(i + 4) % 5]!, [0, 6]]), lighten(main, 0.6), 0.4),
    )
    .join('');
  return (
    k.flat(
      circle(0, 6, 100),
      k.sketch.radial([
        [0, lighten(main, 0.4), 0.6],
        [1, main, 0],
      ]),
    ) +
    at(
      k.sketch.piece(d, {
        fill: k.sketch.linear([lighten(main, 0.4), main, darken(accent, 0.1)], 90),
        tone: main,
        edge: 3.4,
        drop: 6,
        inside: facets,
      }),
      0,
      0,
    ) +
    k.flat(glint(-24, -26, 18), '#fff', 0.95)
  );
}

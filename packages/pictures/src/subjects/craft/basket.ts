import { darken, lighten, mix } from '../../drawing/color.ts';
import { circle, ellipse, petal, roundRect } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function basket(k: Kit): string {
  const { main, second, accent, leaf, gold } = k.ink;
  const weave = k.sketch.pattern(
    24,
    16,
    `<path d="M0 0H24V16H0Z" fill="${darken(main, 0.3)}"/><path d="M1 1H12V7H1ZM13 9H24V15H13Z" fill="${lighten(main, 0.25)}"/><path d="M13 1H24V7H13ZM1 9H12V15H1Z" fill="${main}"/>`,
  );
  const bowl = 'M-88 4H88L68 78Q0 98 -68 78Z';
  const round = (x: number, y: number, r: number, c: string): string =>
    k.cut(circle(x, y, r), c, {
      edge: 2.6,
      drop: 2,
      inside: k.flat(ellipse(x - r * 0.35, y - r * 0.4, r * 0.25, r * 0.16), '#fff', 0.7),
    });
  return (
    k.line('M-76 4C-70 -120 70 -120 76 4', darken(main, 0.5), 15) +
    k.line('M-76 4C-70 -120 70 -120 76 4', main, 10) +
    k
      .line('M-76 4C-70 -120 70 -120 76 4', lighten(main, 0.4), 10, 0.8)
      .replace('stroke-width="10"', 'stroke-width="10" stroke-dasharray="5 11"')
      .replace('round"', 'butt"') +
    at(k.cut(petal(0, 0, 60, 22, 0), leaf), -20, -12, 1, -30) +
    at(k.cut(petal(0, 0, 60, 22, 0), lighten(leaf, 0.14)), 30, -14, 1, 26) +
    round(-50, -10, 26, second) +
    round(48, -12, 27, mix(accent, second, 0.3)) +
    round(0, -26, 29, gold) +
    round(-22, 2, 22, accent) +
    round(26, 4, 22, second) +
    k.sketch.piece(bowl, {
      fill: weave,
      tone: main,
      edge: 3,
      drop: 6,
      inside: k.flat(
        bowl,
        k.sketch.linear(
          [
            [0, '#000', 0.3],
            [0.35, '#fff', 0.12],
            [1, '#000', 0.45],
          ],
          0,
        ),
      ),
    }) +
    k.cut(roundRect(-96, -4, 192, 20, 10), lighten(main, 0.1), {
      edge: 2.2,
      drop: 4,
      inside: Array.from({ length: 16 }, (_, i) =>
        k.line(`M${-94 + i * 12.5} 20l10 -26`, darken(main, 0.5), 3, 0.6),
      ).join(''),
    })
  );
}

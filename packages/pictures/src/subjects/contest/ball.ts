import { darken, lighten } from '../../drawing/color.ts';
import { circle, polar, poly } from '../../drawing/path.ts';
import type { Point } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function ball(k: Kit): string {
  const { main, second } = k.ink;
  const hex = (cx: number, cy: number, r: number, turn: number, squash = 1): string =>
    poly(
      Array.from({ length: 5 }, (_, i): Point => {
        const [x, y] = polar(0, 0, r, turn + i * 72);
        return [cx + x, cy + y * squash];
      }),
    );
  const outer = [0, 1, 2, 3, 4].map((i) => polar(0, 0, 76, i * 72 - 90));
  const lines = [0, 1, 2, 3, 4]
    .map((i) => {
      const a = polar(0, 0, 34, i * 72 - 90);
      const b = polar(0, 0, 58, i * 72 - 90);
      const c = polar(0, 0, 64, i * 72 - 54);
      const d = polar(0, 0, 90, i * 72 - 54);
      const e = polar(0, 0, 66, i * 72 - 76);
      return k.line(
        `M${a.join(' ')}L${b.join(' ')}M${e.join(' ')}L${c.join(' ')}L${d.join(' ')}M${c.join(' ')}L${polar(0, 0, 66, i * 72 - 32).join(' ')}`,
        darken(second, 0.1),
        3.6,
      );
    })
    .join('');
  return k.cut(circle(0, 0, 90), main, {
    drop: 6,
    edge: 3.6,
    shadeOpacity: 0.34,
    inside:
      outer.map(([x, y], i) => k.flat(hex(x * 1.06, y * 1.06, 28, i * 72 - 90 + 180), second)).join('') +
      lines +
      k.flat(hex(0, 0, 34, -90), k.sketch.linear([lighten(second, 0.25), second])) +
      k.flat(
        circle(0, 0, 92),
        k.sketch.radial(
          [
            [0, '#fff', 0.5],
            [0.4, '#fff', 0],
            [0.7, '#000', 0],
            [1, '#0a1020', 0.5],
          ],
          0.36,
          0.3,
          0.75,
        ),
      ),
  });
}

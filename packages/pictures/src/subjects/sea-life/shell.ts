import { darken, lighten } from '../../drawing/color.ts';
import { circle, ellipse, smooth } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function shell(k: Kit): string {
  const { main, second, accent } = k.ink;
  const outline = smooth([
    [0, 84],
    [-30, 74],
    [-74, 30],
    [-94, -20],
    [-80, -46],
    [-62, -52],
    [-50, -76],
    [-28, -76],
    [-14, -94],
    [0, -88],
    [14, -94],
    [28, -76],
    [50, -76],
    [62, -52],
    [80, -46],
    [94, -20],
    [74, 30],
    [30, 74],
  ]);
  let ribs = '';
  for (let i = -4; i <= 4; i++)
    ribs +=
      k.flat(`M0 84L${i * 23 - 6} -100L${i * 23 + 8} -100Z`, i % 2 ? accent : lighten(main, 0.4), 0.35) +
      k.line(`M0 82L${i * 22} ${-94 + Math.abs(i) * 9}`, darken(main, 0.45), 2, 0.5);
  return (
    k.cut(
      smooth([
        [-40, 66],
        [-52, 88],
        [-24, 94],
        [0, 90],
        [24, 94],
        [52, 88],
        [40, 66],
      ]),
      darken(main, 0.12),
    ) +
    k.cut(outline, main, {
      drop: 5,
      edge: 3.4,
      inside:
        ribs +
        [0.45, 0.7, 0.9]
          .map((t) =>
            k.line(
              `M${-92 * t} ${84 - 110 * t}Q0 ${84 - 215 * t} ${92 * t} ${84 - 110 * t}`,
              lighten(second, 0.2),
              4,
              0.5,
            ),
          )
          .join('') +
        k.flat(ellipse(-34, -34, 18, 28), '#fff', 0.25),
    }) +
    k.gild(circle(0, 84, 9), { edge: 1.4 })
  );
}

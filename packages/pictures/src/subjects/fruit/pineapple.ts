import { darken, lighten } from '../../drawing/color.ts';
import { circle, petal, symmetric } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function pineapple(k: Kit): string {
  const { main, accent, leaf } = k.ink;
  const d = symmetric([
    [0, -34],
    [38, -26],
    [58, 10],
    [54, 56],
    [30, 90],
    [0, 98],
  ]);
  let rind = '';
  for (let i = -9; i < 10; i++)
    rind += k.line(
      `M${i * 17 - 90} 110L${i * 17 + 60} -60M${i * 17 + 90} 110L${i * 17 - 60} -60`,
      darken(main, 0.5),
      2.8,
      0.55,
    );
  let eyes = '';
  for (let r = 0; r < 7; r++)
    for (let c = -3; c < 4; c++)
      eyes += k.flat(circle(c * 17 + (r % 2) * 8.5, -28 + r * 19.5, 3), lighten(accent, 0.4), 0.8);
  const crown = (
    [
      [0, 0, 74, 0],
      [-6, 2, 66, -22],
      [6, 2, 66, 22],
      [-12, 6, 58, -46],
      [12, 6, 58, 46],
      [-14, 10, 46, -68],
      [14, 10, 46, 68],
      [-6, 6, 46, -10],
      [6, 6, 46, 12],
    ] as const
  )
    .map(([x, y, l, a], i) =>
      at(
        k.cut(petal(0, 0, l, 19, 0, 0.7), i % 2 ? leaf : lighten(leaf, 0.16), { edge: 1.6, drop: 1.5 }),
        x,
        y - 38,
        1,
        a,
      ),
    )
    .join('');
  return (
    crown +
    k.cut(d, main, {
      drop: 6,
      edge: 3.4,
      inside:
        k.flat(
          d,
          k.sketch.radial(
            [
              [0, lighten(main, 0.5), 0.6],
              [0.5, main, 0],
              [1, accent, 0.6],
            ],
            0.36,
            0.3,
            0.8,
          ),
        ) +
        rind +
        eyes,
    })
  );
}

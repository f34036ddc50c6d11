import { darken, lighten, mix } from '../../drawing/color.ts';
import { circle, ellipse, ribbon, smooth } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function crab(k: Kit): string {
  const { main, second, pale } = k.ink;
  const legs = [0, 1, 2]
    .map((i) =>
      k.cut(
        ribbon(
          [
            [44, 34 + i * 8],
            [74, 34 + i * 16],
            [92, 62 + i * 14],
          ],
          [15, 12, 3],
        ),
        darken(main, 0.16),
      ),
    )
    .join('');
  const claw =
    k.cut(
      ribbon(
        [
          [48, 6],
          [76, -10],
          [76, -36],
        ],
        [18, 18, 16],
      ),
      main,
    ) +
    k.cut(
      'M60 -34C46 -58 52 -92 84 -96C78 -84 78 -76 82 -68C90 -74 98 -76 104 -74C108 -46 92 -26 74 -26Z',
      main,
      { drop: 3, edge: 2.6 },
    ) +
    k.flat(ellipse(68, -58, 6, 13), lighten(main, 0.5), 0.5);
  const eye = k.line('M18 -22V-48', main, 8) + k.eye(18, -54, 13, '#3a2a1a');
  return (
    k.both(legs) +
    k.both(claw) +
    k.both(eye) +
    k.cut(
      smooth([
        [0, -28],
        [40, -24],
        [72, 4],
        [66, 42],
        [34, 66],
        [0, 70],
        [-34, 66],
        [-66, 42],
        [-72, 4],
        [-40, -24],
      ]),
      main,
      {
        drop: 6,
        edge: 3,
        inside:
          k.flat(ellipse(0, 66, 58, 22), mix(second, pale, 0.4), 0.8) +
          k.flat(ellipse(-26, -6, 22, 12), '#fff', 0.3) +
          [
            [30, 6, 5],
            [44, 16, 4],
            [22, 0, 3],
            [-50, 20, 4],
            [-42, 30, 3],
          ]
            .map(([x, y, r]) => k.flat(circle(x!, y!, r!), lighten(main, 0.5), 0.6))
            .join(''),
      },
    ) +
    k.flat('M-24 22Q0 34 24 22Q18 48 0 48Q-18 48 -24 22Z', '#6a0f1c') +
    k.flat('M-21 24Q0 34 21 24L19 29Q0 38 -19 29Z', '#fff') +
    k.flat(ellipse(-42, 18, 9, 6), '#ffb0a0', 0.6) +
    k.flat(ellipse(42, 18, 9, 6), '#ffb0a0', 0.6)
  );
}

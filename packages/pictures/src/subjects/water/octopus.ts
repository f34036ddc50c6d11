import { darken, lighten } from '../../drawing/color.ts';
import { circle, ellipse, ribbon, symmetric } from '../../drawing/path.ts';
import type { Point } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function octopus(k: Kit): string {
  const { main, second, pale } = k.ink;
  const arm = (spine: readonly Point[], tone: string): string => {
    const d = ribbon(spine, [30, 24, 18, 12, 4]);
    const cups = spine
      .slice(1, 4)
      .map(
        ([x, y], i) =>
          `<circle cx="${x}" cy="${y + 5 - i}" r="${4.4 - i}" fill="${lighten(pale, 0.2)}" opacity=".75"/>`,
      )
      .join('');
    return k.cut(d, tone, { inside: cups });
  };
  const back = darken(main, 0.22);
  const head = symmetric([
    [0, -98],
    [34, -90],
    [58, -62],
    [58, -28],
    [44, 0],
    [34, 18],
    [0, 26],
  ]);
  return (
    arm(
      [
        [-16, 10],
        [-40, 34],
        [-76, 30],
        [-92, 4],
        [-80, -12],
      ],
      back,
    ) +
    arm(
      [
        [16, 10],
        [40, 34],
        [76, 30],
        [92, 4],
        [80, -12],
      ],
      back,
    ) +
    arm(
      [
        [-10, 14],
        [-34, 54],
        [-72, 66],
        [-98, 50],
        [-96, 34],
      ],
      main,
    ) +
    arm(
      [
        [10, 14],
        [34, 54],
        [72, 66],
        [98, 50],
        [96, 34],
      ],
      main,
    ) +
    k.cut(head, main, {
      drop: 6,
      inside:
        k.flat(ellipse(-16, -64, 30, 24), lighten(main, 0.4), 0.35) +
        [
          [-30, -84, 5],
          [-12, -90, 3.5],
          [26, -78, 6],
          [40, -58, 4],
          [8, -80, 3],
        ]
          .map(([x, y, r]) => k.flat(circle(x!, y!, r!), second, 0.55))
          .join(''),
    }) +
    arm(
      [
        [-12, 18],
        [-24, 60],
        [-46, 92],
        [-70, 92],
        [-72, 78],
      ],
      lighten(main, 0.06),
    ) +
    arm(
      [
        [12, 18],
        [24, 60],
        [46, 92],
        [70, 92],
        [72, 78],
      ],
      lighten(main, 0.06),
    ) +
    arm(
      [
        [0, 18],
        [-4, 54],
        [8, 84],
        [-8, 104],
        [-20, 92],
      ],
      lighten(main, 0.1),
    ) +
    k.flat(ellipse(-24, -16, 15, 17), darken(main, 0.45)) +
    k.flat(ellipse(24, -16, 15, 17), darken(main, 0.45)) +
    k.eye(-23, -16, 13, k.ink.gold) +
    k.eye(23, -16, 13, k.ink.gold) +
    k.line('M-42 -32Q-24 -40 -8 -28', darken(main, 0.5), 4) +
    k.line('M42 -32Q24 -40 8 -28', darken(main, 0.5), 4) +
    k.line('M-10 10Q0 16 10 10', darken(main, 0.6), 3)
  );
}

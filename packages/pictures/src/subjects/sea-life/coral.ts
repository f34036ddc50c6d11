import { darken, lighten, mix } from '../../drawing/color.ts';
import { circle, ribbon, smooth } from '../../drawing/path.ts';
import type { Point } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function coral(k: Kit): string {
  const { main, second, pale } = k.ink;
  const arm = (points: readonly Point[], w: readonly number[], tone: string): string => {
    const d = ribbon(points, w, 9);
    return k.cut(d, tone, {
      drop: 2,
      inside: points
        .map(([x, y], i) => k.flat(circle(x + (i % 2 ? 4 : -4), y, 2.6), lighten(tone, 0.6), 0.8))
        .join(''),
    });
  };
  const back = darken(main, 0.22);
  return (
    arm(
      [
        [-20, 80],
        [-46, 30],
        [-84, 0],
        [-90, -40],
      ],
      [24, 22, 18, 15],
      back,
    ) +
    arm(
      [
        [20, 80],
        [48, 34],
        [86, 14],
        [94, -26],
      ],
      [24, 22, 18, 15],
      back,
    ) +
    arm(
      [
        [-54, 34],
        [-56, -10],
        [-48, -40],
      ],
      [18, 16, 13],
      back,
    ) +
    arm(
      [
        [0, 88],
        [-10, 36],
        [-28, -20],
        [-22, -82],
      ],
      [36, 30, 22, 17],
      main,
    ) +
    arm(
      [
        [4, 88],
        [22, 36],
        [40, -14],
        [36, -66],
      ],
      [32, 26, 21, 16],
      main,
    ) +
    arm(
      [
        [-24, -8],
        [-58, -52],
        [-58, -84],
      ],
      [19, 16, 14],
      main,
    ) +
    arm(
      [
        [36, -2],
        [64, -40],
        [66, -70],
      ],
      [18, 15, 13],
      main,
    ) +
    arm(
      [
        [-2, 44],
        [6, -10],
        [8, -54],
      ],
      [22, 18, 14],
      lighten(main, 0.12),
    ) +
    k.cut(
      smooth([
        [-66, 96],
        [-50, 74],
        [-14, 66],
        [24, 70],
        [58, 78],
        [70, 96],
      ]),
      mix(second, darken(main, 0.5), 0.55),
    ) +
    k.cut(circle(-44, 84, 9), second, { edge: 1.4 }) +
    k.cut(circle(40, 86, 7), pale, { edge: 1.2 })
  );
}

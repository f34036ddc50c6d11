import { darken, mix } from '../../drawing/color.ts';
import { ellipse, ribbon, smooth } from '../../drawing/path.ts';
import type { Point } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function snake(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const coil = (spine: readonly Point[], w: readonly number[]): string => {
    const d = ribbon(spine, w, 16);
    return k.cut(d, main, {
      drop: 4,
      inside:
        k.flat(d, k.scales(13, darken(main, 0.5), 0.45)) +
        Array.from({ length: 9 }, (_, i) =>
          k.flat(
            ellipse(
              spine[0]![0] + ((spine.at(-1)![0] - spine[0]![0]) * (i + 0.5)) / 9,
              (spine[0]![1] + spine.at(-1)![1]) / 2 - 4,
              6,
              9,
            ),
            second,
            0.7,
          ),
        ).join(''),
    });
  };
  return (
    coil(
      [
        [-78, 84],
        [-20, 96],
        [50, 94],
        [86, 78],
        [96, 56],
      ],
      [30, 36, 34, 26, 6],
    ) +
    coil(
      [
        [84, 82],
        [40, 62],
        [-20, 60],
        [-84, 74],
        [-78, 92],
      ],
      [26, 34, 36, 32, 22],
    ) +
    k.cut(
      ribbon(
        [
          [-60, 66],
          [-10, 52],
          [46, 40],
          [62, 8],
          [32, -20],
          [-10, -28],
          [-24, -52],
        ],
        [30, 34, 36, 36, 34, 32, 30],
        20,
      ),
      main,
      {
        drop: 5,
        inside:
          k.flat('M-100 -100H100V100H-100Z', k.scales(13, darken(main, 0.5), 0.4)) +
          k.line('M-60 78Q20 66 60 44Q92 8 40 -8Q6 -14 -10 -30', mix(second, '#fff', 0.3), 9, 0.75),
      },
    ) +
    k.cut(
      smooth([
        [-48, -40],
        [-58, -62],
        [-46, -86],
        [-22, -96],
        [4, -84],
        [14, -60],
        [2, -40],
        [-22, -30],
      ]),
      main,
      { drop: 3, edge: 3 },
    ) +
    k.flat(
      smooth([
        [-40, -76],
        [-22, -86],
        [-6, -76],
        [-22, -60],
      ]),
      second,
      0.9,
    ) +
    k.eye(-38, -62, 8, gold) +
    k.eye(-6, -62, 8, gold) +
    k.line('M-38 -42Q-22 -36 -6 -42', darken(main, 0.6), 2.6) +
    k.line('M-22 -38Q-26 -20 -20 -10M-20 -10L-28 0M-20 -10L-13 -1', accent, 3.4) +
    k.gild('M-36 -92L-30 -108L-22 -98L-14 -108L-8 -92Q-22 -86 -36 -92Z', { edge: 1.2 })
  );
}

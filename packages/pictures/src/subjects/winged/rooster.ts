import { darken, lighten, mix } from '../../drawing/color.ts';
import { ellipse, petal, smooth } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function rooster(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const tail = (
    [
      [-46, 20, -20, 104],
      [-44, 26, -38, 112],
      [-46, 32, -56, 108],
      [-44, 38, -74, 98],
      [-42, 42, -92, 80],
      [-40, 30, -6, 78],
    ] as const
  )
    .map(([x, y, a, l], i) =>
      at(
        k.cut(
          `M-8 4C-26 ${-l * 0.4} -22 ${-l * 0.86} 14 ${-l}C2 ${-l * 0.74} 10 ${-l * 0.36} 10 4Z`,
          i % 2 ? second : mix(second, '#123', 0.35),
          {
            edge: 1.8,
            drop: 2,
            inside: k.line(`M0 0C-12 ${-l * 0.4} -8 ${-l * 0.8} 12 ${-l}`, lighten(second, 0.5), 1.6, 0.5),
          },
        ),
        x + 14,
        y,
        1,
        a,
      ),
    )
    .join('');
  const body = smooth([
    [-50, 40],
    [-34, 14],
    [-4, 8],
    [14, -10],
    [18, -44],
    [30, -62],
    [52, -60],
    [62, -42],
    [60, -8],
    [54, 30],
    [28, 62],
    [-10, 70],
    [-40, 62],
  ]);
  const hackle = (x: number, y: number, l: number, a: number, c: string): string =>
    at(k.cut(petal(0, 0, l, 15, 180, 0.85), c, { edge: 1.2 }), x, y, 1, a);
  const hackles = (
    [
      [18, -8, 44, 18],
      [28, -6, 50, 8],
      [38, -6, 52, 0],
      [48, -8, 48, -8],
      [56, -12, 42, -16],
      [22, -26, 36, 14],
      [32, -28, 40, 6],
      [42, -28, 42, -2],
      [52, -30, 38, -10],
    ] as const
  )
    .map(([x, y, l, a], i) => hackle(x, y, l, a, i % 2 ? gold : mix(gold, accent, 0.5)))
    .join('');
  const leg = (x: number): string =>
    k.line(
      `M${x} 62V92M${x} 92L${x + 18} 100M${x} 92L${x + 4} 103M${x} 92L${x - 14} 98M${x} 82L${x - 10} 78`,
      darken(gold, 0.25),
      6,
    ) + k.line(`M${x} 62V92M${x} 92L${x + 18} 100`, lighten(gold, 0.2), 2.6);
  const wing =
    (
      [
        [-8, 26, 62, -112],
        [-10, 34, 64, -104],
        [-10, 42, 58, -96],
        [-4, 48, 48, -88],
      ] as const
    )
      .map(([x, y, l, a], i) =>
        at(
          k.cut(petal(0, 0, l, 20, 0, 0.86), i % 2 ? second : mix(accent, main, 0.4), { edge: 1.4 }),
          x + 24,
          y,
          1,
          a,
        ),
      )
      .join('') +
    k.cut(
      smooth([
        [36, 14],
        [18, 10],
        [-8, 20],
        [-10, 32],
        [12, 38],
        [34, 32],
      ]),
      mix(main, accent, 0.35),
    );
  return (
    tail +
    leg(-2) +
    leg(22) +
    k.cut(body, main, { drop: 5, edge: 3 }) +
    wing +
    hackles +
    k.cut(
      'M26 -60C18 -74 22 -90 32 -82C32 -100 46 -104 48 -88C56 -102 70 -96 66 -80C76 -84 80 -70 68 -58C56 -52 38 -52 26 -60Z',
      '#e0262f',
      { edge: 1.8 },
    ) +
    k.cut(
      smooth([
        [28, -58],
        [44, -68],
        [62, -62],
        [66, -46],
        [56, -34],
        [36, -34],
        [26, -44],
      ]),
      mix(main, gold, 0.25),
      { edge: 2 },
    ) +
    k.gild('M62 -56L88 -46Q78 -40 64 -42Z', { edge: 1.2 }) +
    k.cut('M60 -40C72 -36 72 -16 62 -10C52 -16 52 -34 60 -40Z', '#e0262f', { edge: 1.4 }) +
    k.flat(ellipse(42, -44, 5, 6), '#fff0e0', 0.8) +
    k.eye(53, -53, 5.4, '#8a2a0a')
  );
}

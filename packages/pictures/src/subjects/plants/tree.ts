import { darken, lighten } from '../../drawing/color.ts';
import { circle, smooth } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function tree(k: Kit): string {
  const { main, accent, gold } = k.ink;
  const bark = darken(gold, 0.62);
  const puff = (x: number, y: number, r: number, tone: string): string => {
    const lobes = Array.from({ length: 9 }, (_, i) => {
      const a = (i / 9) * Math.PI * 2;
      const rr = r * (i % 2 ? 1 : 0.84);
      return [x + Math.cos(a) * rr, y + Math.sin(a) * rr * 0.74] as const;
    });
    return k.cut(smooth(lobes, true, 1.3), tone, {
      drop: 3,
      inside: Array.from({ length: 9 }, (_, i) =>
        k.flat(
          circle(x + Math.cos(i * 2.4) * r * 0.6, y + Math.sin(i * 2.4) * r * 0.44, r * 0.07),
          i % 3 ? lighten(tone, 0.5) : gold,
          0.8,
        ),
      ).join(''),
    });
  };
  return (
    k.cut(
      smooth(
        [
          [-16, 98],
          [-10, 50],
          [-26, 20],
          [-58, 2],
          [-50, -4],
          [-18, 8],
          [-6, -20],
          [-10, -50],
          [0, -52],
          [8, -16],
          [34, -8],
          [60, -28],
          [64, -22],
          [44, 6],
          [16, 20],
          [14, 56],
          [24, 98],
        ],
        true,
        0.8,
      ),
      bark,
      { turn: 0 },
    ) +
    puff(-56, -14, 36, darken(main, 0.16)) +
    puff(58, -34, 38, darken(main, 0.12)) +
    puff(0, -62, 44, main) +
    puff(-32, -46, 26, lighten(main, 0.16)) +
    puff(34, -66, 24, accent)
  );
}

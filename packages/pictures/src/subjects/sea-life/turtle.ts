import { darken, lighten, mix } from '../../drawing/color.ts';
import { circle, ellipse, smooth } from '../../drawing/path.ts';
import type { Point } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function turtle(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const shellTone = mix(second, main, 0.2);
  const leg = (points: readonly Point[]): string => {
    const d = smooth(points);
    return k.cut(d, main, { drop: 3, inside: k.flat(d, k.scales(14, darken(main, 0.5), 0.5)) });
  };
  const hex = (x: number, y: number, r: number): string => {
    const d = Array.from({ length: 6 }, (_, i): Point => [
      x + Math.cos((i * Math.PI) / 3 + Math.PI / 6) * r,
      y + Math.sin((i * Math.PI) / 3 + Math.PI / 6) * r,
    ]);
    return k.cut(smooth(d, true, 0.4), lighten(shellTone, 0.12), {
      edge: 1.6,
      inside: k.line(
        smooth(
          d.map(([a, b]): Point => [x + (a - x) * 0.6, y + (b - y) * 0.6]),
          true,
          0.4,
        ),
        gold,
        2.2,
        0.8,
      ),
    });
  };
  return (
    leg([
      [-44, -30],
      [-74, -60],
      [-98, -62],
      [-92, -36],
      [-66, -8],
    ]) +
    leg([
      [44, -30],
      [74, -60],
      [98, -62],
      [92, -36],
      [66, -8],
    ]) +
    leg([
      [-46, 44],
      [-76, 66],
      [-78, 92],
      [-54, 88],
      [-30, 64],
    ]) +
    leg([
      [46, 44],
      [76, 66],
      [78, 92],
      [54, 88],
      [30, 64],
    ]) +
    k.cut('M-8 72L0 102L8 72Z', main) +
    k.cut(
      smooth([
        [-20, -54],
        [-26, -84],
        [-14, -104],
        [0, -108],
        [14, -104],
        [26, -84],
        [20, -54],
      ]),
      main,
      { drop: 3 },
    ) +
    k.eye(-14, -86, 6.5, '#7a4a12') +
    k.eye(14, -86, 6.5, '#7a4a12') +
    k.line('M-8 -98Q0 -94 8 -98', darken(main, 0.6), 2.4) +
    k.gild(ellipse(0, 10, 74, 78), { drop: 5, edge: 3 }) +
    k.cut(ellipse(0, 8, 66, 70), shellTone, {
      edge: 3,
      inside: [
        [-70, -40],
        [70, -40],
        [-74, 40],
        [74, 40],
        [0, -80],
        [0, 92],
      ]
        .map(([x, y]) => k.line(`M0 8L${x! * 1.2} ${y! * 1.2}`, darken(shellTone, 0.5), 5, 0.6))
        .join(''),
    }) +
    hex(0, 8, 27) +
    hex(0, -40, 20) +
    hex(0, 56, 20) +
    hex(-42, -16, 20) +
    hex(42, -16, 20) +
    hex(-42, 32, 20) +
    hex(42, 32, 20) +
    k.flat(ellipse(-24, -30, 16, 10), '#fff', 0.25) +
    k.flat(circle(0, 8, 8), accent, 0.9)
  );
}

import { mix } from '../../drawing/color.ts';
import { circle, ellipse, petal, sector } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function chip(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const one = (tone: string, edgeTone: string): string =>
    k.cut(circle(0, 0, 62), tone, {
      drop: 6,
      edge: 3,
      inside: Array.from(
        { length: 6 },
        (_, i) =>
          k.flat(sector(0, 0, 44, 66, i * 60 - 13, i * 60 + 13), edgeTone) +
          k.flat(sector(0, 0, 50, 57, i * 60 - 4, i * 60 + 4), tone),
      ).join(''),
    }) +
    k.gild(circle(0, 0, 43), { edge: 1.6 }) +
    k.cut(circle(0, 0, 38), tone, { edge: 1.8 }) +
    k.line(circle(0, 0, 32), edgeTone, 1.6, 0.7) +
    [0, 60, 120, 180, 240, 300]
      .map((a) => at(k.cut(petal(0, 0, 24, 15, 0), edgeTone, { edge: 1 }), 0, 0, 1, a))
      .join('') +
    k.gild(circle(0, 0, 6), { edge: 0.8 });
  const stack = (x: number, y: number, n: number, tone: string): string =>
    Array.from({ length: n }, (_, i) =>
      at(
        k.cut('M-40 0V10A40 13 0 0 0 40 10V0Z', tone, {
          turn: 0,
          edge: 1.2,
          inside: [-30, -8, 14, 34].map((s) => k.flat(`M${s - 6} 0H${s + 5}V30H${s - 6}Z`, second)).join(''),
        }) + k.cut(ellipse(0, 0, 40, 13), tone, { edge: 1.2 }),
        x + (i % 2) * 3,
        y - i * 11,
      ),
    ).join('');
  return (
    stack(-52, 72, 4, accent) +
    stack(56, 74, 6, mix(gold, '#2f9d62', 0.75)) +
    at(one(main, second), -4, -16, 1.1, 10)
  );
}

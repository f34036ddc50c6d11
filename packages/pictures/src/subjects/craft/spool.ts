import { darken, lighten } from '../../drawing/color.ts';
import { ellipse, ribbon } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function spool(k: Kit): string {
  const { main, second } = k.ink;
  const threads = Array.from({ length: 14 }, (_, i) =>
    k.line(
      `M-46 ${-48 + i * 7.4}Q0 ${-38 + i * 7.4} 46 ${-48 + i * 7.4}`,
      i % 2 ? lighten(main, 0.35) : darken(main, 0.35),
      2.4,
      0.6,
    ),
  ).join('');
  const disc = (y: number): string =>
    k.cut(`M-64 ${y}V${y + 14}A64 18 0 0 0 64 ${y + 14}V${y}Z`, second, { turn: 0, edge: 2 }) +
    k.cut(ellipse(0, y, 64, 18), lighten(second, 0.2), { edge: 2 });
  return (
    disc(60) +
    k.cut('M-48 -56Q0 -44 48 -56V58Q0 74 -48 58Z', main, { turn: 0, drop: 0, edge: 2.4, inside: threads }) +
    disc(-74) +
    k.flat(ellipse(0, -74, 18, 5), darken(second, 0.7)) +
    k.line('M46 20C90 20 96 60 70 72C44 84 60 108 96 100', main, 4) +
    at(
      k.cut(
        ribbon(
          [
            [-30, 60],
            [0, 0],
            [34, -66],
          ],
          [2, 6, 8],
        ),
        '#dfe8f0',
        { edge: 1.2 },
      ) + k.flat(ellipse(32, -62, 1.6, 6), '#455'),
      62,
      -6,
      1,
      4,
    )
  );
}

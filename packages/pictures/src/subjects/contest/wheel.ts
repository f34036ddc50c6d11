import { darken, lighten } from '../../drawing/color.ts';
import { circle, polar, sector } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

const pockets = 24;

/** A roulette wheel from above, with its ball. */
export function wheel(k: Kit): string {
  const { main, second, accent, leaf, gold } = k.ink;
  const turn = 360 / pockets;
  const toneOf = (index: number): string => (index === 0 ? leaf : index % 2 === 0 ? accent : second);
  const ring = Array.from({ length: pockets }, (_, index) =>
    k.flat(sector(0, 0, 46, 74, index * turn, (index + 1) * turn), toneOf(index)),
  ).join('');
  const frets = Array.from({ length: pockets }, (_, index) => {
    const [fromX, fromY] = polar(0, 0, 46, index * turn);
    const [toX, toY] = polar(0, 0, 74, index * turn);
    return k.line(`M${fromX} ${fromY}L${toX} ${toY}`, lighten(gold, 0.2), 1.4, 0.9);
  }).join('');
  const arms = [0, 90, 180, 270]
    .map((angle) =>
      at(
        k.gild('M-4 0L-3 -34H3L4 0Z', { edge: 0.8 }) + k.gild(circle(0, -36, 6), { edge: 0.8 }),
        0,
        0,
        1,
        angle,
      ),
    )
    .join('');
  const [ballX, ballY] = polar(0, 0, 60, 2.5 * turn);
  return (
    k.cut(circle(0, 0, 98), main, { drop: 8, edge: 3 }) +
    k.line(circle(0, 0, 88), darken(main, 0.4), 3, 0.7) +
    k.gild(circle(0, 0, 79), { edge: 1.4 }) +
    ring +
    frets +
    k.gild(circle(0, 0, 47), { edge: 1.2 }) +
    k.cut(circle(0, 0, 43), main, { edge: 1.4 }) +
    arms +
    k.gild(circle(0, 0, 12), { edge: 1 }) +
    k.cut(circle(ballX, ballY, 7), '#fbf8f0', { drop: 2, edge: 1 })
  );
}

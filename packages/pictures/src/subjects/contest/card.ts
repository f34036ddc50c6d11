import { roundRect } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function card(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const face = (suit: string, color: string, mark: string): string =>
    k.cut(roundRect(-47, -70, 94, 140, 11), main, { drop: 5, edge: 2.4 }) +
    k.line(roundRect(-41, -64, 82, 128, 7), gold, 1.6, 0.7) +
    at(k.flat(suit, color), 0, 2, 0.78) +
    at(k.flat(suit, color), -31, -34, 0.2) +
    at(k.flat(suit, color), 31, 36, 0.2, 180) +
    at(k.line(mark, color, 4.4), -31, -50) +
    at(k.line(mark, color, 4.4), 31, 52, 1, 180);
  const eight = 'M0 0a4.6 4.6 0 1 1 0.1 0a5.6 5.6 0 1 1 -0.1 0';
  return (
    at(face(diamond, second, 'M-5 6L0 -8L5 6M-3 2H3'), -44, 14, 1, -20) +
    at(face(spade, accent, eight), 44, 14, 1, 20) +
    at(face(heart, second, 'M-5 6L0 -8L5 6M-3 2H3'), 0, -8, 1.1)
  );
}

const spade =
  'M0 -40C-12 -20 -40 -6 -38 16C-36 34 -14 36 -5 22C-5 34 -10 40 -16 44H16C10 40 5 34 5 22C14 36 36 34 38 16C40 -6 12 -20 0 -40Z';

const heart = 'M0 42C-18 22 -44 6 -42 -16C-40 -38 -10 -40 0 -18C10 -40 40 -38 42 -16C44 6 18 22 0 42Z';

const diamond = 'M0 -44Q14 -18 34 0Q14 18 0 44Q-14 18 -34 0Q-14 -18 0 -44Z';

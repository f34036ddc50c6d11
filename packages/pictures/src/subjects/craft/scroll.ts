import { circle, roundRect } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function scroll(k: Kit): string {
  const { main, second, accent } = k.ink;
  const rod = (x: number): string =>
    k.cut(roundRect(x - 9, -100, 18, 200, 6), accent, { turn: 0, edge: 1.8, drop: 3 }) +
    k.gild(circle(x, -100, 11), { edge: 1.4 }) +
    k.gild(circle(x, 100, 11), { edge: 1.4 }) +
    k.cut(roundRect(x - 15, -82, 30, 164, 9), main, { turn: 0, edge: 2.4 });
  return at(
    k.cut('M-72 -78H72V78H-72Z', main, {
      drop: 6,
      edge: 2,
      inside:
        k.flat('M-72 -78H72V-68H-72ZM-72 68H72V78H-72Z', second) +
        k.flat('M-90 60C-50 20 -30 40 -10 10C4 -10 20 20 40 0C56 -14 70 10 96 4V90H-90Z', '#3a4a48', 0.35) +
        k.flat('M-90 66C-40 40 -20 56 10 36C40 16 60 46 96 30V90H-90Z', '#2a3a3a', 0.4) +
        k.flat(circle(30, -36, 15), accent, 0.85) +
        k.line('M-36 56C-30 20 -44 0 -26 -30M-32 20Q-10 10 -4 -4M-30 -6Q-46 -14 -50 -28', '#2a2420', 4) +
        [
          [-26, -36],
          [-2, -8],
          [-52, -32],
          [-14, -22],
        ]
          .map(([x, y]) => k.flat(circle(x!, y!, 5), second))
          .join(''),
    }) +
      k.flat('M34 40H54V60H34Z', second) +
      k.line('M39 45H49V50H39V55H49', '#fff3da', 2.4) +
      rod(-74) +
      rod(74),
    0,
    0,
    0.98,
    -5,
  );
}

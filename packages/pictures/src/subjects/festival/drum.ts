import { darken, lighten } from '../../drawing/color.ts';
import { circle, ellipse, polar, roundRect, star } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function drum(k: Kit): string {
  const { main, gold, pale, second } = k.ink;
  const body = 'M-82 -34Q-98 20 -74 62Q0 96 74 62Q98 20 82 -34Z';
  let studs = '';
  for (let i = 0; i < 15; i++) {
    const [x, y] = polar(0, 0, 1, 12 + i * 11.2);
    studs += `<circle cx="${x * 82}" cy="${-30 + y * 30 + 9}" r="4.2" fill="${darken(gold, 0.4)}"/><circle cx="${x * 82 - 0.8}" cy="${-31 + y * 30 + 9}" r="2.8" fill="${lighten(gold, 0.5)}"/>`;
  }
  const stick = (turn: number, x: number): string =>
    at(
      k.cut(roundRect(-4.5, -74, 9, 76, 4), darken(gold, 0.35)) +
        k.cut(ellipse(0, -78, 11, 13), accentOf(k)) +
        k.gild(roundRect(-6, -64, 12, 6, 3)),
      x,
      -40,
      1,
      turn,
    );
  return (
    k.cut(body, main, {
      drop: 5,
      turn: 0,
      inside:
        [-60, -20, 20, 60]
          .map((x) => k.line(`M${x} -20Q${x * 1.2} 30 ${x * 0.9} 90`, darken(main, 0.5), 2, 0.4))
          .join('') + k.flat(ellipse(-46, 30, 18, 60), '#fff', 0.14),
    }) +
    at(k.gild(circle(0, 0, 19)) + k.cut(circle(0, 0, 13), second) + k.gild(star(0, 0, 6, 11, 5)), 0, 38) +
    k.gild(ellipse(0, -34, 88, 34)) +
    k.cut(ellipse(0, -36, 79, 28), pale, { turn: 30 }) +
    k.flat(ellipse(0, -36, 44, 15), second, 0.16) +
    k.line('M-24 -36a24 8 0 1 1 24 8a12 4 0 1 1 -12 -4a24 8 0 0 1 24 -8a12 4 0 1 1 12 4', main, 3.4, 0.8) +
    studs +
    stick(-48, -4) +
    stick(44, 8)
  );
}

const accentOf = (k: Kit): string => k.ink.accent;

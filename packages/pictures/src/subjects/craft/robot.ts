import { darken, mix } from '../../drawing/color.ts';
import { circle, roundRect } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function robot(k: Kit): string {
  const { main, second, accent, dark } = k.ink;
  const ear =
    k.cut(roundRect(62, -46, 18, 44, 7), accent, { edge: 2 }) +
    k.line('M71 -46V-78', darken(main, 0.3), 5) +
    k.cut(circle(71, -82, 9), second, { edge: 1.6 });
  const arm =
    k.cut(roundRect(56, 30, 24, 48, 11), darken(main, 0.1), { edge: 2 }) +
    k.cut(circle(68, 84, 16), accent, { edge: 2 }) +
    k.flat(circle(68, 86, 7), darken(accent, 0.5));
  const screen = roundRect(-48, -58, 96, 62, 20);
  return (
    k.both(arm) +
    k.both(ear) +
    k.cut(roundRect(-46, 22, 92, 70, 22), main, { drop: 5, edge: 3 }) +
    k.cut(roundRect(-28, 38, 56, 34, 8), darken(dark, 0.1), { edge: 1.6 }) +
    k.line('M-22 56H-10L-4 44L6 68L12 56H22', second, 3.4) +
    k.cut(roundRect(-20, 8, 40, 18, 4), darken(main, 0.4), { edge: 1.4 }) +
    [-24, 24]
      .map((x) => k.cut(roundRect(x - 15, 88, 30, 17, 7), darken(main, 0.25), { edge: 1.6 }))
      .join('') +
    k.cut(roundRect(-66, -78, 132, 98, 32), main, { drop: 5, edge: 3.4 }) +
    k.sketch.piece(screen, {
      fill: k.sketch.linear([mix(dark, '#23306a', 0.35), darken(dark, 0.3)]),
      tone: dark,
      edge: 2.4,
      rimOpacity: 0.3,
    }) +
    [-22, 22]
      .map(
        (x) =>
          `<circle cx="${x}" cy="-30" r="20" fill="${k.sketch.radial([
            [0, second, 0.7],
            [1, second, 0],
          ])}"/>` +
          k.flat(roundRect(x - 10, -42, 20, 24, 9), second) +
          k.flat(circle(x - 3, -36, 4), '#fff'),
      )
      .join('') +
    k.line('M-14 -10Q0 0 14 -10', second, 4) +
    k.flat('M-40 -52H-6L-26 -8Q-44 -14 -46 -36Z', '#fff', 0.12) +
    k.cut(roundRect(-12, -88, 24, 12, 5), accent, { edge: 1.4 }) +
    [
      [-54, -64],
      [54, -64],
      [-54, 8],
      [54, 8],
    ]
      .map(([x, y]) => k.flat(circle(x!, y!, 3.4), darken(main, 0.5)))
      .join('')
  );
}

import { darken, lighten } from '../../drawing/color.ts';
import { circle } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function dice(k: Kit): string {
  const { main, second, accent } = k.ink;
  const pip = (x: number, y: number, r: number, c: string): string =>
    k.flat(circle(x, y, r), darken(c, 0.3)) + k.flat(circle(x + 0.8, y + 1.2, r * 0.84), c);
  const die = (faces: string): string =>
    k.cut('M-52 -20L0 -46L52 -20L0 8Z', lighten(main, 0.1), { edge: 2 }) +
    k.cut('M-52 -20L0 8V68L-52 38Z', main, { edge: 2 }) +
    k.cut('M52 -20L0 8V68L52 38Z', darken(main, 0.16), { edge: 2 }) +
    faces;
  const top = (n: number): string =>
    `<g transform="matrix(1 -.52 1 .52 0 -19)">${(n === 1
      ? [[0, 0]]
      : n === 5
        ? [
            [-14, -14],
            [14, 14],
            [-14, 14],
            [14, -14],
            [0, 0],
          ]
        : [
            [-14, -14],
            [0, 0],
            [14, 14],
          ]
    )
      .map(([x, y]) => pip(x!, y!, n === 1 ? 9 : 5.6, n === 1 ? second : accent))
      .join('')}</g>`;
  const left = (n: number): string =>
    `<g transform="matrix(.87 .47 0 1 -26 24)">${(n === 2
      ? [
          [-14, -14],
          [14, 14],
        ]
      : [
          [-14, -16],
          [14, -16],
          [-14, 14],
          [14, 14],
        ]
    )
      .map(([x, y]) => pip(x!, y!, 5.6, n === 4 ? second : accent))
      .join('')}</g>`;
  const right = (n: number): string =>
    `<g transform="matrix(.87 -.47 0 1 26 24)">${(n === 6
      ? [
          [-12, -18],
          [12, -18],
          [-12, 0],
          [12, 0],
          [-12, 18],
          [12, 18],
        ]
      : [
          [-13, -15],
          [0, 0],
          [13, 15],
        ]
    )
      .map(([x, y]) => pip(x!, y!, 5.4, accent))
      .join('')}</g>`;
  const shadow = `<ellipse cx="0" cy="70" rx="56" ry="11" fill="${k.sketch.radial([
    [0, '#000', 0.5],
    [1, '#000', 0],
  ])}"/>`;
  return (
    at(shadow + die(top(5) + left(4) + right(6)), 44, 24, 0.88, 8) +
    at(shadow + die(top(3) + left(2) + right(3)), -46, 32, 0.84, -12) +
    at(shadow + die(top(1) + left(4) + right(6)), 2, -46, 0.92, 4)
  );
}

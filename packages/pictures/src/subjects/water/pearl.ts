import { darken, lighten } from '../../drawing/color.ts';
import { ellipse, smooth } from '../../drawing/path.ts';
import { at, flip } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function pearl(k: Kit): string {
  const { main, pale, gold } = k.ink;
  const rib = (n: number): string => {
    let out = '';
    for (let i = 0; i < n; i++) {
      const x = -88 + (176 * (i + 0.5)) / n;
      out +=
        k.line(`M0 44Q${x * 0.7} 10 ${x} -44`, darken(main, 0.5), 2, 0.4) +
        k.line(`M3 44Q${x * 0.7 + 3} 10 ${x + 4} -42`, lighten(main, 0.6), 1.4, 0.5);
    }
    return out;
  };
  const upper = smooth([
    [0, 50],
    [-40, 40],
    [-84, 4],
    [-92, -32],
    [-74, -48],
    [-60, -74],
    [-36, -74],
    [-18, -92],
    [0, -86],
    [18, -92],
    [36, -74],
    [60, -74],
    [74, -48],
    [92, -32],
    [84, 4],
    [40, 40],
  ]);
  const lower = smooth([
    [-84, 22],
    [-50, 40],
    [0, 46],
    [50, 40],
    [84, 22],
    [92, 44],
    [62, 72],
    [34, 78],
    [14, 90],
    [-14, 90],
    [-34, 78],
    [-62, 72],
    [-92, 44],
  ]);
  return (
    k.cut(upper, main, { inside: rib(9), drop: 4 }) +
    k.flat(ellipse(0, 30, 72, 22), k.sketch.radial([darken(main, 0.75), darken(main, 0.3)])) +
    `<circle cx="0" cy="10" r="46" fill="${k.sketch.radial([
      [0, lighten(pale, 0.4), 0.9],
      [1, pale, 0],
    ])}"/>` +
    `<circle cx="0" cy="16" r="27" fill="${k.sketch.radial(['#ffffff', lighten(pale, 0.5), pale, darken(pale, 0.22), lighten(gold, 0.3)], 0.38, 0.32, 0.75)}"/>` +
    `<ellipse cx="-9" cy="5" rx="8" ry="5" fill="#fff" transform="rotate(-30 -9 5)"/>` +
    k.cut(lower, lighten(main, 0.12), { inside: at(flip(rib(9)), 0, 44, 0.9, 180) })
  );
}

import { darken } from '../../drawing/color.ts';
import { ribbon, roundRect } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function oar(k: Kit): string {
  const { main, second } = k.ink;
  const one =
    k.cut(roundRect(-6, -60, 12, 160, 5), main, { turn: 0, edge: 1.8, drop: 4 }) +
    k.cut('M-7 -36C-26 -52 -28 -104 -20 -116Q0 -124 20 -116C28 -104 26 -52 7 -36Z', second, {
      edge: 2.6,
      drop: 4,
      inside: k.flat('M-30 -96L30 -80V-68L-30 -84ZM-30 -74L30 -58V-52L-30 -68Z', '#fff3d6'),
    }) +
    k.gild(roundRect(-9, -54, 18, 10, 3), { edge: 1 }) +
    k.cut(roundRect(-15, 92, 30, 12, 5), darken(main, 0.3), { edge: 1.4 });
  return (
    at(one, 0, 4, 1, -34) +
    at(one, 0, 4, 1, 34) +
    k.line('M-78 84q14 -10 26 0t26 0t26 0t26 0t26 0', '#eaffff', 5, 0.7) +
    k.flat(
      ribbon(
        [
          [-60, 98],
          [0, 92],
          [60, 98],
        ],
        [1, 5, 1],
        8,
      ),
      '#eaffff',
      0.6,
    )
  );
}

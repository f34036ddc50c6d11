import { circle, roundRect } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function flag(k: Kit): string {
  const { main, second } = k.ink;
  const cloth = 'M-58 -86C-20 -108 20 -60 88 -84C80 -50 84 -20 92 18C30 40 -10 -6 -58 16Z';
  const checks = k.sketch.pattern(
    40,
    40,
    `<path d="M0 0H40V40H0Z" fill="${second}"/><path d="M0 0H20V20H0ZM20 20H40V40H20Z" fill="${main}"/>`,
    'rotate(4)',
  );
  return at(
    k.sketch.piece(cloth, {
      fill: checks,
      tone: '#777777',
      edge: 3,
      drop: 6,
      inside: k.flat(
        'M-58 -100C-30 -100 -24 -40 -20 30H-2C-8 -40 0 -90 14 -90H44C38 -50 40 -10 48 40H70C60 0 64 -50 76 -100Z',
        '#000',
        0.16,
      ),
    }) +
      k.cut(roundRect(-68, -98, 12, 204, 6), '#b8843e', { turn: 0, edge: 2 }) +
      k.gild(circle(-62, -100, 11), { edge: 1.6 }),
    0,
    0,
    1,
    6,
  );
}

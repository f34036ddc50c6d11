import { lighten } from '../../drawing/color.ts';
import type { Kit } from '../kit.ts';
import { gloss, sprig, stem } from './fruit-parts.ts';

export function mango(k: Kit): string {
  const { main, second } = k.ink;
  const d = 'M30 -72C70 -56 92 -6 76 38C60 82 0 96 -48 76C-88 58 -96 14 -70 -18C-44 -50 -10 -88 30 -72Z';
  return (
    sprig(k, 34, -70, 78, 100) +
    k.cut(d, main, {
      drop: 6,
      edge: 3.4,
      inside:
        k.flat(
          d,
          k.sketch.radial(
            [
              [0, second, 0.9],
              [1, second, 0],
            ],
            0.8,
            0.25,
            0.6,
          ),
        ) +
        k.flat(
          d,
          k.sketch.radial(
            [
              [0, lighten(main, 0.5), 0.8],
              [1, main, 0],
            ],
            0.3,
            0.6,
            0.5,
          ),
        ),
    }) +
    stem(k, 'M32 -70Q36 -84 30 -96') +
    gloss(k, -34, -8, 18, 9)
  );
}

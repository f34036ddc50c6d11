import { darken, lighten, mix } from '../../drawing/color.ts';
import { circle, glint } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function moon(k: Kit): string {
  const { main, second, accent } = k.ink;
  const d =
    'M26 -94C-40 -92 -88 -42 -84 16C-80 72 -28 104 26 94C58 88 82 66 92 38C40 60 -16 34 -22 -18C-26 -52 -8 -80 26 -94Z';
  return (
    `<circle cx="0" cy="0" r="104" fill="${k.sketch.radial([
      [0.3, lighten(main, 0.5), 0.45],
      [1, main, 0],
    ])}"/>` +
    k.cut(d, main, {
      drop: 5,
      edge: 3.4,
      inside: [
        [-56, 10, 13],
        [-30, 58, 16],
        [-52, -36, 9],
        [14, 72, 10],
        [-66, 44, 6],
      ]
        .map(
          ([x, y, r]) =>
            k.flat(circle(x!, y!, r!), darken(main, 0.22), 0.5) +
            k.flat(circle(x! + 1.5, y! + 2, r! * 0.8), darken(main, 0.1), 0.6),
        )
        .join(''),
    }) +
    k.line('M-34 6Q-26 14 -18 8', darken(main, 0.6), 3) +
    k.cut(
      'M20 64C0 64 -2 46 14 44C16 30 38 28 42 42C56 36 68 48 62 58C78 60 76 76 62 76H14C4 76 6 64 20 64Z',
      mix(second, '#fff', 0.55),
      { drop: 3 },
    ) +
    [
      [50, -40, 20],
      [18, -8, 10],
      [78, -8, 9],
    ]
      .map(([x, y, r]) => k.flat(glint(x!, y!, r!), accent))
      .join('')
  );
}

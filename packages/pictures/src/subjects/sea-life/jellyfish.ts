import { lighten, mix } from '../../drawing/color.ts';
import { circle, ellipse, ribbon } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function jellyfish(k: Kit): string {
  const { main, second, pale } = k.ink;
  const tentacle = (x: number, bend: number, l: number, tone: string, w: number): string =>
    k.cut(
      ribbon(
        [
          [x, 0],
          [x + bend, l * 0.3],
          [x - bend, l * 0.62],
          [x + bend * 0.8, l],
        ],
        [w, w * 0.9, w * 0.7, 1.5],
        9,
      ),
      tone,
      { shadeOpacity: 0.2 },
    );
  return (
    `<circle cx="0" cy="-20" r="98" fill="${k.sketch.radial([
      [0, lighten(main, 0.4), 0.55],
      [1, main, 0],
    ])}"/>` +
    [
      [-48, 10, 84],
      [48, -10, 84],
      [-62, -8, 60],
      [62, 8, 60],
    ]
      .map(([x, b, l]) => tentacle(x!, b!, l!, lighten(second, 0.1), 7))
      .join('') +
    [
      [-28, -14, 104],
      [-8, 14, 110],
      [14, -14, 106],
      [32, 12, 98],
    ]
      .map(([x, b, l]) => tentacle(x!, b!, l!, mix(main, second, 0.5), 13))
      .join('') +
    k.cut(
      'M-82 2C-86 -60 -44 -96 0 -96C44 -96 86 -60 82 2C70 14 62 -4 50 6C38 16 30 -2 18 8C8 16 -6 -2 -18 8C-30 16 -38 -2 -50 6C-62 14 -70 -4 -82 2Z',
      main,
      {
        drop: 4,
        edge: 3.4,
        inside:
          k.flat(ellipse(0, -30, 56, 50), lighten(main, 0.4), 0.35) +
          k.flat(ellipse(-26, -62, 22, 14), '#fff', 0.6) +
          [
            [30, -56, 7],
            [46, -32, 5],
            [10, -74, 5],
            [-50, -30, 5],
          ]
            .map(([x, y, r]) => k.flat(circle(x!, y!, r!), pale, 0.6))
            .join(''),
      },
    ) +
    k.flat(ellipse(-20, -24, 7, 9), '#2a1240') +
    k.flat(ellipse(20, -24, 7, 9), '#2a1240') +
    k.flat(circle(-22, -28, 2.8), '#fff') +
    k.flat(circle(18, -28, 2.8), '#fff') +
    k.line('M-8 -12Q0 -6 8 -12', '#2a1240', 3)
  );
}

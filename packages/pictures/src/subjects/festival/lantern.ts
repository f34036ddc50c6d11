import { darken, lighten } from '../../drawing/color.ts';
import { circle, ellipse, roundRect, star, symmetric } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';
import { petalRing } from './festival-parts.ts';

export function lantern(k: Kit): string {
  const { main, gold, accent } = k.ink;
  const body = symmetric([
    [0, -66],
    [30, -64],
    [62, -44],
    [78, -6],
    [66, 34],
    [32, 54],
    [0, 56],
  ]);
  let ribs = '';
  for (const w of [0.25, 0.55, 0.85])
    ribs +=
      k.line(`M0 -68C${-80 * w} -66 ${-104 * w} 54 0 58`, darken(main, 0.5), 2, 0.5) +
      k.line(`M0 -68C${80 * w} -66 ${104 * w} 54 0 58`, darken(main, 0.5), 2, 0.5);
  const tassel = (x: number, y: number, l: number): string => {
    let threads = '';
    for (let i = -3; i <= 3; i++)
      threads += k.line(
        `M${x + i * 1.2} ${y + 8}Q${x + i * 2} ${y + l * 0.6} ${x + i * 2.6} ${y + l}`,
        i % 2 ? accent : lighten(accent, 0.3),
        2.4,
      );
    return threads + k.gild(circle(x, y + 5, 6));
  };
  return (
    k.line('M0 -108L0 -80', gold, 3) +
    tassel(0, 66, 46) +
    k.cut(body, main, {
      turn: 0,
      drop: 5,
      inside:
        k.flat(
          ellipse(0, 0, 66, 62),
          k.sketch.radial([
            [0, '#fff3c4', 0.98],
            [0.45, lighten(gold, 0.3), 0.6],
            [1, main, 0],
          ]),
        ) +
        ribs +
        k.flat('M-78 -10Q0 4 78 -10L78 10Q0 24 -78 10Z', darken(main, 0.4), 0.35),
    }) +
    at(
      k.gild(star(0, 0, 8, 21, 14, 22)) + k.cut(circle(0, 0, 12), main) + k.gild(petalRing(6, 10), {}),
      0,
      -2,
    ) +
    k.gild(roundRect(-30, -80, 60, 16, 5)) +
    k.gild(roundRect(-28, 52, 56, 15, 5)) +
    k.gild(roundRect(-8, -90, 16, 11, 4))
  );
}

import { darken, lighten } from '../../drawing/color.ts';
import { circle, ellipse, roundRect } from '../../drawing/path.ts';
import { at } from '../kit.ts';
import type { Kit } from '../kit.ts';

export function loom(k: Kit): string {
  const { main, second, accent, gold } = k.ink;
  const bar = (x: number, y: number, w: number, h: number): string =>
    k.cut(roundRect(x, y, w, h, 5), main, { edge: 2, drop: 3, turn: w > h ? 90 : 0 });
  const warp = Array.from({ length: 17 }, (_, i) => k.line(`M${-58 + i * 7.25} -74V86`, '#fff3da', 2)).join(
    '',
  );
  const cloth = 'M-60 6H60V72H-60Z';
  const weave = k.sketch.pattern(
    24,
    24,
    `<path d="M0 0H24V24H0Z" fill="${second}"/><path d="M12 0L24 12L12 24L0 12Z" fill="${accent}"/><path d="M12 6L18 12L12 18L6 12Z" fill="${lighten(gold, 0.2)}"/>`,
    'translate(-60 6)',
  );
  return (
    bar(-84, -92, 16, 190) +
    bar(68, -92, 16, 190) +
    warp +
    k.flat(cloth, '#000', 0.3, 'transform="translate(0 5)"') +
    k.flat(cloth, weave) +
    k.flat('M-60 6H60V14H-60ZM-60 64H60V72H-60Z', gold) +
    k.flat(
      cloth,
      k.sketch.linear([
        [0, '#fff', 0.25],
        [1, '#000', 0.22],
      ]),
    ) +
    bar(-94, -92, 188, 18) +
    bar(-94, -46, 188, 12) +
    bar(-90, 78, 180, 18) +
    [-78, 76]
      .map((x) => k.gild(circle(x, -83, 6), { edge: 1 }) + k.gild(circle(x, 87, 6), { edge: 1 }))
      .join('') +
    at(
      k.cut('M-46 0Q0 -20 46 0Q0 20 -46 0Z', darken(main, 0.1), { edge: 2, drop: 4 }) +
        k.flat(ellipse(0, 0, 22, 7), '#3a1c0a') +
        k.cut(roundRect(-17, -5, 34, 10, 5), accent, { edge: 1 }),
      14,
      -14,
      1,
      -10,
    )
  );
}

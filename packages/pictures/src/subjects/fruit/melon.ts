import { darken, lighten } from '../../drawing/color.ts';
import { ellipse } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';
import { ball, gloss } from './fruit-parts.ts';

export function melon(k: Kit): string {
  // A slice of watermelon before its fruit.
  const { main, second } = k.ink;
  const stripes = [-60, -36, -12, 14, 40, 64]
    .map((x) => `M${x} -110Q${x * 1.6 - 8} -30 ${x} 60l9 -4Q${x * 1.6 + 10} -30 ${x + 9} -110Z`)
    .join('');
  const slice = 'M-92 6H92C88 62 48 96 0 96S-88 62 -92 6Z';
  const seeds = [
    [-50, 26],
    [-22, 22],
    [6, 26],
    [34, 22],
    [58, 28],
    [-34, 48],
    [-6, 52],
    [24, 48],
    [4, 72],
    [-20, 68],
  ];
  return (
    ball(k, ellipse(10, -26, 74, 66), second, darken(second, 0.4)) +
    `<g clip-path="${k.sketch.clip(ellipse(10, -26, 74, 66))}">${k.flat(stripes, darken(second, 0.5), 0.65, 'transform="translate(10 10)"')}</g>` +
    gloss(k, -18, -62, 14, 8) +
    k.cut(slice, second, { drop: 6, edge: 2.6 }) +
    k.flat('M-84 6H84C80 54 44 86 0 86S-80 54 -84 6Z', '#f4ffe0') +
    k.cut('M-77 6H77C73 48 40 78 0 78S-73 48 -77 6Z', main, { edge: 2, turn: 90 }) +
    seeds
      .map(
        ([x, y], i) =>
          `<ellipse cx="${x}" cy="${y}" rx="3.4" ry="5.6" fill="#1c1210" transform="rotate(${(i % 3) * 18 - 18} ${x} ${y})"/>`,
      )
      .join('') +
    k.line('M-70 10H70', lighten(main, 0.6), 2.6, 0.7)
  );
}

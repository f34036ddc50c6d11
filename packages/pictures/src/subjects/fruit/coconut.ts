import { darken, lighten, mix } from '../../drawing/color.ts';
import { circle, ellipse } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';
import { gloss } from './fruit-parts.ts';

export function coconut(k: Kit): string {
  const { main, second } = k.ink;
  const hairs = Array.from({ length: 22 }, (_, i) =>
    k.line(
      `M${-80 + i * 8} ${-70 + (i % 3) * 10}q6 40 2 90`,
      i % 2 ? lighten(main, 0.3) : darken(main, 0.5),
      2,
      0.45,
    ),
  ).join('');
  return (
    k.cut(circle(-24, -20, 62), main, { drop: 5, edge: 3, inside: hairs }) +
    [
      [-44, -46],
      [-16, -50],
      [-28, -26],
    ]
      .map(([x, y]) => k.flat(ellipse(x!, y!, 6, 7), darken(main, 0.7)))
      .join('') +
    k.cut(ellipse(26, 36, 66, 56), main, { drop: 6, edge: 3, inside: hairs }) +
    k.cut(ellipse(28, 20, 62, 40), second, { edge: 2 }) +
    k.cut(ellipse(29, 24, 48, 29), mix(second, '#bfe0e8', 0.5), { edge: 1.6 }) +
    k.flat(ellipse(29, 28, 44, 23), '#e8f7fa', 0.8) +
    gloss(k, 8, 22, 11, 4.5) +
    k.line('M44 20L76 -60', '#ff5f7a', 9) +
    k
      .line('M44 20L76 -60', '#fff', 9, 0)
      .replace('stroke="#fff"', 'stroke="#fff" stroke-dasharray="8 10"')
      .replace(' opacity="0"', ' opacity=".85"')
  );
}

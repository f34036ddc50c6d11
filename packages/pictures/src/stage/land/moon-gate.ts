import { darken, lighten, mix } from '../../drawing/color.ts';
import { circle } from '../../drawing/path.ts';
import { motifPaint } from '../brand-pattern.ts';
import { dot, each, shape, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function moonGate({ sketch, width, height, focus, palette, unit }: Stage): string {
  const wall = mix(palette[0], palette[1], 0.35);
  const r = focus.radius * 1.34;
  const hole = `M0 0H${width}V${height}H0Z${circle(focus.x, focus.y, r)}`;
  return (
    shape(hole, sketch.linear([lighten(wall, 0.08), wall, darken(wall, 0.35)]), 1, 'fill-rule="evenodd"') +
    shape(hole, motifPaint('fretwork', sketch, lighten(wall, 0.25), 46 * unit), 0.35, 'fill-rule="evenodd"') +
    `<circle cx="${focus.x}" cy="${focus.y}" r="${r}" fill="none" stroke="${darken(wall, 0.5)}" stroke-width="${15 * unit}"/><circle cx="${focus.x}" cy="${focus.y}" r="${r}" fill="none" stroke="${mix('#8a5a2b', palette[3], 0.15)}" stroke-width="${10 * unit}"/><circle cx="${focus.x}" cy="${focus.y}" r="${r - 4 * unit}" fill="none" stroke="${lighten('#c58a45', 0.35)}" stroke-width="${1.6 * unit}" opacity=".8"/>` +
    stroke(
      `M${focus.x - r} ${focus.y - r * 0.9}q${r * 0.5} ${-r * 0.1} ${r * 0.7} ${r * 0.34}m${-r * 0.3} ${-r * 0.22}q${-r * 0.02} ${r * 0.24} ${r * 0.08} ${r * 0.34}`,
      darken(wall, 0.6),
      4.5 * unit,
    ) +
    [
      [0.42, 0.64],
      [0.22, 0.82],
      [0.62, 0.42],
      [0.12, 0.9],
      [0.52, 0.72],
    ]
      .map(
        ([x, y]) =>
          each(5, (i) =>
            dot(
              focus.x - r * x! + Math.cos(i * 1.26) * 5 * unit,
              focus.y - r * y! + Math.sin(i * 1.26) * 5 * unit,
              4 * unit,
              lighten(palette[3], 0.4),
            ),
          ) + dot(focus.x - r * x!, focus.y - r * y!, 2.4 * unit, '#ffe9a8'),
      )
      .join('')
  );
}

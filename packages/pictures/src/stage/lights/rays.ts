import { lighten } from '../../drawing/color.ts';
import { sector } from '../../drawing/path.ts';
import { each } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function rays(
  { sketch, focus, width, height, palette }: Stage,
  count: number,
  opacity: number,
): string {
  const reach = Math.hypot(width, height);
  const fill = sketch.radial([
    [0, '#fff8dc', opacity * 2.2],
    [0.35, lighten(palette[4], 0.2), opacity],
    [1, palette[4], 0],
  ]);
  const d = each(count, (i) =>
    i % 2 ? '' : sector(0, 0, focus.radius * 0.3, reach, (i * 360) / count, ((i + 1) * 360) / count),
  );
  return `<g transform="translate(${focus.x} ${focus.y}) rotate(4)"><path d="${d}" fill="${fill}"/></g>`;
}

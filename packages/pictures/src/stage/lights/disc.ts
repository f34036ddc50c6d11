import { dot } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function disc(
  { sketch, focus }: Stage,
  size: number,
  stops: readonly string[],
  opacity: number,
): string {
  const r = focus.radius * size;
  return (
    dot(focus.x, focus.y, r * 1.28, stops[1]!, 0.16) +
    dot(focus.x, focus.y, r * 1.12, stops[1]!, 0.22) +
    `<circle cx="${focus.x}" cy="${focus.y}" r="${r}" fill="${sketch.linear(stops, 80)}" opacity="${opacity}"/>`
  );
}

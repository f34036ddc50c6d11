import { lighten } from '../../drawing/color.ts';
import { shape } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function beams({ sketch, width, height, focus, palette }: Stage): string {
  const fill = sketch.linear(
    [
      [0, '#fffbe8', 0.75],
      [0.5, lighten(palette[4], 0.2), 0.22],
      [1, palette[4], 0],
    ],
    90,
  );
  const cone = (x: number, spread: number, lean: number, o: number): string =>
    shape(
      `M${x - 6} ${-10}L${x + 6} ${-10}L${x + lean + spread} ${height}L${x + lean - spread} ${height}Z`,
      fill,
      o,
    );
  return (
    cone(width * 0.12, width * 0.2, width * 0.3, 0.5) +
    cone(width * 0.88, width * 0.2, -width * 0.3, 0.5) +
    cone(width * 0.5, width * 0.26, 0, 0.8) +
    `<ellipse cx="${focus.x}" cy="${focus.y + focus.radius * 0.9}" rx="${focus.radius * 1.5}" ry="${focus.radius * 0.42}" fill="${sketch.radial(
      [
        [0, '#fff9e0', 0.6],
        [1, palette[4], 0],
      ],
    )}"/>`
  );
}

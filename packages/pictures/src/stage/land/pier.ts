import { darken, lighten, mix } from '../../drawing/color.ts';
import { ellipse } from '../../drawing/path.ts';
import { shape, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export const pier = ({ sketch, height, palette, unit, width }: Stage): string => {
  const wood = mix('#6a3d1f', palette[0], 0.45);
  const post = (x: number, y: number, s: number): string =>
    shape(
      `M${x - 8 * s} ${height + 10}V${y}h${16 * s}V${height + 10}Z`,
      sketch.linear([lighten(wood, 0.2), darken(wood, 0.4)], 0),
    ) +
    shape(ellipse(x, y, 8 * s, 3 * s), lighten(wood, 0.3)) +
    stroke(
      `M${x - 8 * s} ${y + 16 * s}h${16 * s}M${x - 8 * s} ${y + 20 * s}h${16 * s}`,
      '#d9b98a',
      2.4 * s,
      0.8,
    );
  return (
    post(22 * unit, height * 0.74, 1.3 * unit) +
    post(width - 26 * unit, height * 0.7, 1.4 * unit) +
    post(width - 70 * unit, height * 0.8, unit) +
    stroke(
      `M${22 * unit} ${height * 0.77}Q${60 * unit} ${height * 0.9} ${100 * unit} ${height * 0.92}`,
      '#d9b98a',
      2.2 * unit,
      0.6,
    )
  );
};

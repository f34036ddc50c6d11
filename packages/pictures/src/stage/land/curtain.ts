import { darken, lighten, mix } from '../../drawing/color.ts';
import { dot, each, shape, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function curtain({ sketch, width, height, palette, unit }: Stage): string {
  const red = mix('#a81c2c', palette[2], 0.2);
  const fold = (x: number, w: number, lean: number): string =>
    shape(
      `M${x} -10H${x + w}C${x + w + lean * 0.2} ${height * 0.4} ${x + w * 0.4 + lean * 0.5} ${height * 0.5} ${x + lean * 0.9} ${height * 0.9}H${x + lean * 0.9 - w * 0.9}C${x - w * 0.2} ${height * 0.6} ${x + lean * 0.1} ${height * 0.3} ${x} -10Z`,
      sketch.linear([darken(red, 0.45), red, lighten(red, 0.18), darken(red, 0.5)], 0),
    );
  const side = each(4, (i) => fold((-16 + i * 19) * unit, 26 * unit, (-8 - i * 13) * unit));
  const swag = each(Math.ceil(width / (100 * unit)), (i) => {
    const x = i * 100 * unit;
    return (
      shape(
        `M${x} -10H${x + 100 * unit}V${12 * unit}Q${x + 50 * unit} ${72 * unit} ${x} ${12 * unit}Z`,
        sketch.linear([darken(red, 0.3), red, darken(red, 0.4)]),
      ) +
      stroke(
        `M${x} ${12 * unit}Q${x + 50 * unit} ${72 * unit} ${x + 100 * unit} ${12 * unit}`,
        '#ffd77a',
        4 * unit,
      ) +
      stroke(
        `M${x + 10 * unit} ${8 * unit}Q${x + 50 * unit} ${52 * unit} ${x + 90 * unit} ${8 * unit}`,
        darken(red, 0.6),
        2 * unit,
        0.5,
      ) +
      dot(x, 16 * unit, 6 * unit, '#ffd77a')
    );
  });
  return side + `<g transform="translate(${width} 0) scale(-1 1)">${side}</g>` + swag;
}

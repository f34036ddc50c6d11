import { darken, lighten, mix } from '../../drawing/color.ts';
import { petal } from '../../drawing/path.ts';
import { dot, each, shape, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function flowerBed({ sketch, width, height, palette, random, unit }: Stage): string {
  const soil = `M-10 ${height + 10}V${height * 0.9}Q${width * 0.3} ${height * 0.85} ${width * 0.56} ${height * 0.91}T${width + 10} ${height * 0.88}V${height + 10}Z`;
  const green = mix('#1f5f3d', palette[0], 0.45);
  const blades = each(Math.round(width / (9 * unit)), (i) => {
    const x = i * 9 * unit;
    const h = random.between(18, 46) * unit * (1 + 0.8 * Math.abs(x / width - 0.5));
    return shape(
      `M${x - 3 * unit} ${height * 0.93}Q${x - 2 * unit} ${height * 0.93 - h * 0.6} ${x + random.between(-16, 16) * unit} ${height * 0.92 - h}Q${x + 3 * unit} ${height * 0.93 - h * 0.5} ${x + 3 * unit} ${height * 0.93}Z`,
      mix(green, palette[1], random() * 0.5),
    );
  });
  const blooms = each(Math.round(width / (40 * unit)), (i) => {
    const edge = (i % 2 ? 0.06 : 0.94) * width + random.between(-50, 50) * unit;
    const x = width > 500 * unit ? random() * width : edge;
    const y = height * random.between(0.8, 0.92);
    const tone = [palette[3], palette[2], '#ffd166', '#ff8fb3'][i % 4]!;
    const r = random.between(9, 15) * unit;
    return (
      stroke(`M${x} ${y}L${x + 3} ${height}`, green, 2.6 * unit) +
      shape(
        each(3, (n) => petal(x, y, r, r * 0.85, n * 120)),
        lighten(tone, 0.25),
      ) +
      shape(
        each(3, (n) => petal(x, y, r, r * 0.85, 60 + n * 120)),
        tone,
      ) +
      dot(x, y, r * 0.3, '#fff0b8')
    );
  });
  return blades + blooms + shape(soil, sketch.linear([green, darken(green, 0.5)]));
}

import { darken, lighten, mix } from '../../drawing/color.ts';
import { circle } from '../../drawing/path.ts';
import { dot, each, shape } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function snowHills({ sketch, width, height, palette, unit, random }: Stage): string {
  const snow = mix(palette[4], palette[1], 0.12);
  const hill = (y: number, tone: string, bend: number): string =>
    shape(
      `M-10 ${height + 10}V${y}Q${width * 0.3} ${y - bend} ${width * 0.55} ${y + bend * 0.4}T${width + 10} ${y - bend * 0.3}V${height + 10}Z`,
      sketch.linear([lighten(tone, 0.4), tone, mix(tone, palette[0], 0.75)]),
    );
  const fir = (x: number, y: number, s: number): string =>
    each(
      4,
      (i) =>
        shape(
          `M${x} ${y - (92 - i * 20) * s}l${(13 + i * 7) * s} ${30 * s}h${-(26 + i * 14) * s}Z`,
          darken(mix(palette[0], palette[1], 0.35), 0.1),
        ) +
        shape(
          `M${x} ${y - (92 - i * 20) * s}l${(8 + i * 5) * s} ${19 * s}q${-(8 + i * 5) * s} ${6 * s} ${-(16 + i * 10) * s} 0Z`,
          lighten(snow, 0.3),
          0.9,
        ),
    );
  return (
    hill(height * 0.78, mix(snow, palette[1], 0.3), 40 * unit) +
    fir(32 * unit, height * 0.88, 1.05 * unit) +
    fir(74 * unit, height * 0.86, 0.7 * unit) +
    fir(width - 30 * unit, height * 0.87, 0.95 * unit) +
    fir(width - 72 * unit, height * 0.9, 0.66 * unit) +
    hill(height * 0.88, snow, -26 * unit) +
    each(10, () => dot(random() * width, height * random.between(0.9, 1), 1.6 * unit, '#fff', 0.8)) +
    shape(circle(-99, -99, 0.1), snow)
  );
}

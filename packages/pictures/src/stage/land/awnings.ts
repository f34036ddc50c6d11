import { darken, lighten, mix } from '../../drawing/color.ts';
import { dot, each, rect, shape } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function awnings({ sketch, width, height, palette, unit }: Stage): string {
  const stall = (x: number, w: number, y: number, a: string, b: string): string => {
    const stripes = Math.max(4, Math.round(w / (20 * unit)));
    const step = w / stripes;
    const cloth = each(stripes, (i) =>
      shape(
        `M${x + i * step + w * 0.06 * (1 - (2 * i) / stripes)} ${y - 34 * unit}H${x + (i + 1) * step + w * 0.06 * (1 - (2 * (i + 1)) / stripes)}L${x + (i + 1) * step} ${y}a${step / 2} ${step / 2} 0 0 1 ${-step} 0Z`,
        i % 2 ? a : b,
      ),
    );
    return (
      rect(
        x + 4 * unit,
        y,
        w - 8 * unit,
        height - y + 6,
        sketch.linear([
          [0, mix(palette[0], '#ffb45a', 0.42)],
          [0.55, darken(palette[0], 0.2)],
          [1, darken(palette[0], 0.4)],
        ]),
      ) +
      rect(x + 3 * unit, y, 5 * unit, height - y, darken(palette[0], 0.5)) +
      rect(x + w - 8 * unit, y, 5 * unit, height - y, darken(palette[0], 0.5)) +
      each(5, (i) =>
        dot(
          x + w * (0.16 + i * 0.17),
          y + 30 * unit,
          7 * unit,
          [palette[3], '#ffb347', palette[2], '#7bc950', '#ff6f61'][i]!,
        ),
      ) +
      rect(x + 6 * unit, y + 36 * unit, w - 12 * unit, 7 * unit, mix('#7a4522', palette[0], 0.3)) +
      rect(x, y - 3 * unit, w, 12 * unit, '#000', 0.2) +
      cloth +
      rect(x + w * 0.05, y - 36 * unit, w * 0.9, 4 * unit, lighten(a, 0.2))
    );
  };
  const red = mix('#c8321f', palette[3], 0.25);
  const cream = mix('#ffe9c2', palette[4], 0.3);
  let out = '';
  const y = height * 0.86;
  if (width < 700 * unit)
    return (
      stall(-34 * unit, 150 * unit, y, red, cream) +
      stall(width - 112 * unit, 150 * unit, y + 10 * unit, mix(palette[1], '#1f7a6d', 0.4), cream) +
      rect(0, height * 0.975, width, height * 0.03, darken(palette[0], 0.4))
    );
  for (let x = -30 * unit, i = 0; x < width; x += 170 * unit, i++)
    out += stall(
      x,
      150 * unit,
      y + (i % 2) * 12 * unit,
      i % 2 ? mix(palette[1], '#1f7a6d', 0.4) : red,
      cream,
    );
  return out;
}

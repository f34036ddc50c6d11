import { darken, mix } from '../../drawing/color.ts';
import { each, rect, shape, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export const quay = ({ sketch, width, horizon, palette, unit, random }: Stage): string => {
  const tone = mix(palette[0], palette[1], 0.4);
  const house = (x: number, w: number, h: number): string => {
    const y = horizon - h;
    const lights = each(Math.max(2, Math.round((w * h) / (520 * unit * unit))), () =>
      rect(
        x + w * random.between(0.12, 0.8),
        y + h * random.between(0.3, 0.85),
        5 * unit,
        7 * unit,
        '#ffcf75',
        random.between(0.6, 1),
      ),
    );
    return (
      rect(x, y, w, h + 3, tone) +
      shape(
        `M${x - 9 * unit} ${y + 2}Q${x + w * 0.1} ${y - 3 * unit} ${x + w * 0.26} ${y - 17 * unit}H${x + w * 0.74}Q${x + w * 0.9} ${y - 3 * unit} ${x + w + 9 * unit} ${y + 2}Z`,
        darken(tone, 0.3),
      ) +
      lights
    );
  };
  const mast = (x: number, h: number): string =>
    stroke(
      `M${x} ${horizon}V${horizon - h}M${x} ${horizon - h}L${x + 26 * unit} ${horizon}M${x} ${horizon - h}L${x - 26 * unit} ${horizon}`,
      darken(tone, 0.2),
      1.6 * unit,
      0.9,
    );
  let out = '';
  for (let x = -10; x < width;) {
    const w = random.between(36, 66) * unit;
    out +=
      house(x, w, random.between(34, 82) * unit) +
      (random() > 0.5 ? mast(x + w, random.between(80, 130) * unit) : '');
    x += w + random.between(8, 26) * unit;
  }
  return out + rect(0, horizon - 4, width, 6, sketch.linear([darken(tone, 0.4), tone]));
};

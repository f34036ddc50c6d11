import { darken, lighten, mix } from '../../drawing/color.ts';
import { ellipse, petal } from '../../drawing/path.ts';
import { each, shape } from '../stage.ts';
import type { Stage } from '../stage.ts';

export const pads = ({ sketch, width, height, horizon, palette, random, unit }: Stage): string =>
  each(16, (i) => {
    const t = ((i * 0.618) % 1) * 0.9 + 0.08;
    const y = horizon + (height - horizon) * t;
    const x = random() * width;
    const r = (8 + 34 * t) * unit;
    const leaf = mix('#2f8f6b', palette[1], 0.45);
    return (
      shape(ellipse(x, y + r * 0.08, r, r * 0.3), '#000', 0.2) +
      shape(
        `M${x} ${y}L${x + r * 0.3} ${y - r * 0.29}A${r} ${r * 0.3} 0 1 1 ${x - r * 0.05} ${y - r * 0.3}Z`,
        sketch.linear([lighten(leaf, 0.25), darken(leaf, 0.25)], 60),
      ) +
      (i % 4 === 0
        ? each(5, (n) =>
            shape(petal(x, y - r * 0.08, r * 0.7, r * 0.32, -60 + n * 30), n % 2 ? '#ffb3cb' : '#ff8fb3'),
          )
        : '')
    );
  });

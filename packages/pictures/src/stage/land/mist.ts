import { lighten } from '../../drawing/color.ts';
import { each } from '../stage.ts';
import type { Stage } from '../stage.ts';

export const mist = ({ sketch, width, height, horizon, palette }: Stage): string =>
  each(3, (i) => {
    const y = horizon + (height - horizon) * (0.05 + i * 0.2);
    return `<ellipse cx="${width * (0.2 + i * 0.32)}" cy="${y}" rx="${width * 0.6}" ry="${height * 0.05}" fill="${sketch.radial(
      [
        [0, lighten(palette[4], 0.4), 0.6],
        [1, palette[4], 0],
      ],
    )}"/>`;
  });

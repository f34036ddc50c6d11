import { darken, lighten, mix } from '../../drawing/color.ts';
import { smooth } from '../../drawing/path.ts';
import { each, rect, shape } from '../stage.ts';
import type { Stage } from '../stage.ts';

export const depths = ({ sketch, width, height, palette, random, unit }: Stage): string => {
  const [deep, mid, , , bright] = palette;
  const shaft = sketch.linear(
    [
      [0, lighten(bright, 0.3), 0.5],
      [1, mid, 0],
    ],
    90,
  );
  return (
    rect(
      0,
      0,
      width,
      height,
      sketch.linear([
        [0, mix(mid, bright, 0.4), 0.75],
        [0.5, mid, 0.35],
        [1, darken(deep, 0.3), 0.8],
      ]),
    ) +
    each(6, (i) => {
      const x = width * (0.04 + i * 0.17);
      return shape(
        `M${x} -10h${28 * unit}L${x + (random() - 0.3) * 120 * unit + 60 * unit} ${height}h${-90 * unit}Z`,
        shaft,
        random.between(0.35, 0.8),
      );
    }) +
    each(3, (i) =>
      shape(
        smooth(
          [
            [-20, height],
            [-20, height * (0.66 + i * 0.09)],
            [width * 0.2, height * (0.58 + i * 0.1)],
            [width * 0.4, height * (0.74 + i * 0.06)],
            [width * 0.65, height * (0.7 + i * 0.07)],
            [width * 0.85, height * (0.56 + i * 0.11)],
            [width + 20, height * (0.64 + i * 0.1)],
            [width + 20, height],
          ],
          true,
          0.8,
        ),
        mix(mid, deep, 0.4 + i * 0.25),
        0.75,
      ),
    ) +
    each(10, () => {
      const [x, y, s] = [
        random() * width,
        random.between(0.1, 0.6) * height,
        random.between(0.6, 1.2) * unit,
      ];
      return shape(
        `M${x} ${y}q${8 * s} ${-6 * s} ${18 * s} 0l${6 * s} ${-5 * s}v${10 * s}l${-6 * s} ${-5 * s}q${-10 * s} ${6 * s} ${-18 * s} 0Z`,
        lighten(mid, 0.3),
        0.5,
      );
    })
  );
};

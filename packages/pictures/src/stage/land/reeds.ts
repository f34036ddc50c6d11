import { darken, mix } from '../../drawing/color.ts';
import { ellipse, ribbon } from '../../drawing/path.ts';
import { each, shape } from '../stage.ts';
import type { Stage } from '../stage.ts';

export const reeds = ({ width, height, palette, unit, random }: Stage): string => {
  const tone = darken(palette[0], 0.1);
  const clump = (x: number, dir: number): string =>
    each(9, (i) => {
      const h = random.between(60, 150) * unit;
      const lean = dir * (10 + i * 9) * unit;
      const x0 = x + dir * i * 5 * unit;
      const stem = shape(
        ribbon(
          [
            [x0, height + 6],
            [x0 + lean * 0.3, height - h * 0.5],
            [x0 + lean, height - h],
          ],
          [7 * unit, 5 * unit, 0.8 * unit],
          8,
        ),
        mix(tone, palette[1], i * 0.06),
      );
      return (
        stem +
        (i % 3 === 0
          ? `<g transform="rotate(${dir * 10} ${x0} ${height})">${shape(ellipse(x0 + lean * 0.2, height - h * 1.02, 4.4 * unit, 16 * unit), mix('#6b3f1d', tone, 0.3))}</g>`
          : '')
      );
    });
  return (
    clump(-6, 1) +
    clump(width + 6, -1) +
    shape(
      `M-10 ${height + 10}V${height * 0.95}Q${width * 0.25} ${height * 0.9} ${width * 0.5} ${height * 0.96}T${width + 10} ${height * 0.94}V${height + 10}Z`,
      darken(tone, 0.2),
    )
  );
};

import { darken, lighten, mix } from '../../drawing/color.ts';
import { ribbon } from '../../drawing/path.ts';
import { each, shape } from '../stage.ts';
import type { Stage } from '../stage.ts';

export const banks = ({ sketch, width, height, palette, unit }: Stage): string => {
  const tone = darken(palette[0], 0.15);
  const tuft = (x: number, y: number, s: number): string =>
    each(7, (i) =>
      shape(
        ribbon(
          [
            [x + (i - 3) * 4 * s, y],
            [x + (i - 3) * 6 * s, y - 22 * s],
            [x + (i - 3) * 12 * s, y - 40 * s + Math.abs(i - 3) * 5 * s],
          ],
          [4 * s, 3 * s, 0.6 * s],
          6,
        ),
        i % 2 ? lighten(tone, 0.14) : tone,
      ),
    );
  const side = (m: string): string =>
    `<g transform="${m}">${shape(`M-10 ${height}V${height * 0.7}C${width * 0.1} ${height * 0.7} ${width * 0.16} ${height * 0.78} ${width * 0.12} ${height * 0.86}S${width * 0.2} ${height * 0.95} ${width * 0.26} ${height + 10}Z`, sketch.linear([mix(tone, palette[1], 0.4), tone], 90))}${tuft(width * 0.06, height * 0.72, 1 * unit)}${tuft(width * 0.14, height * 0.88, 0.8 * unit)}</g>`;
  return side('translate(0 0)') + side(`translate(${width} 0) scale(-1 1)`);
};

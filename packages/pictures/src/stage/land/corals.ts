import { darken, lighten, mix } from '../../drawing/color.ts';
import { ribbon } from '../../drawing/path.ts';
import { dot, each, shape, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export const corals = ({ sketch, width, height, palette, random, unit }: Stage): string => {
  const [deep, , subject, accent] = palette;
  const branch = (x: number, y: number, l: number, a: number, depth: number): string => {
    const [x2, y2] = [x + Math.sin(a) * l, y - Math.cos(a) * l];
    return (
      `M${x} ${y}L${x2} ${y2}` +
      (depth
        ? branch(x2, y2, l * 0.74, a - random.between(0.3, 0.6), depth - 1) +
          branch(x2, y2, l * 0.72, a + random.between(0.25, 0.6), depth - 1)
        : '')
    );
  };
  const coral = (x: number, s: number, tone: string): string => {
    const d = branch(x, height + 6, 34 * s, random.between(-0.15, 0.15), 3);
    return (
      stroke(d, darken(tone, 0.5), 11 * s * 0.8, 1, 'stroke-linejoin="round"') +
      stroke(d, tone, 8 * s * 0.8, 1, 'stroke-linejoin="round"') +
      stroke(d, lighten(tone, 0.5), 1.8 * s, 0.5, `transform="translate(${-1.6 * s} ${-1.4 * s})"`)
    );
  };
  const weed = (x: number, h: number, tone: string): string =>
    shape(
      ribbon(
        [
          [x, height + 6],
          [x + 12 * unit, height - h * 0.35],
          [x - 10 * unit, height - h * 0.7],
          [x + 8 * unit, height - h],
        ],
        [11 * unit, 13 * unit, 9 * unit, 1],
        9,
      ),
      sketch.linear([lighten(tone, 0.2), darken(tone, 0.3)], 90),
    );
  const floor = shape(
    `M-10 ${height + 10}V${height * 0.93}Q${width * 0.2} ${height * 0.88} ${width * 0.42} ${height * 0.95}T${width + 10} ${height * 0.9}V${height + 10}Z`,
    sketch.linear([mix(deep, accent, 0.2), darken(deep, 0.3)]),
  );
  const count = Math.max(1, Math.round(width / (400 * unit)));
  let out = '';
  for (let n = 0; n < count; n++) {
    const left = n === 0;
    const right = n === count - 1;
    if (left)
      out +=
        weed(16 * unit, 150 * unit, mix('#2f9d78', deep, 0.3)) +
        weed(40 * unit, 100 * unit, mix('#3fae62', deep, 0.35)) +
        coral(66 * unit, unit, mix(accent, deep, 0.12)) +
        coral(22 * unit, 0.8 * unit, mix(subject, deep, 0.25));
    if (right)
      out +=
        weed(width - 18 * unit, 170 * unit, mix('#2f9d78', deep, 0.35)) +
        weed(width - 46 * unit, 110 * unit, mix('#3fae62', deep, 0.3)) +
        coral(width - 74 * unit, 0.95 * unit, mix('#ff6f91', deep, 0.18)) +
        coral(width - 26 * unit, 0.8 * unit, mix('#ffb84d', deep, 0.22));
  }
  return (
    out +
    floor +
    each(8, () =>
      dot(
        random() * width,
        height * random.between(0.94, 0.99),
        random.between(2, 6) * unit,
        lighten(accent, 0.3),
        0.35,
      ),
    )
  );
};

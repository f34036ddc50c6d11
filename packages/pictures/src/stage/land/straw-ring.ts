import { darken, lighten, mix } from '../../drawing/color.ts';
import { ellipse } from '../../drawing/path.ts';
import { each, rect, shape, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function strawRing({ sketch, width, height, palette, random, unit }: Stage): string {
  const sand = mix('#d9a650', palette[1], 0.3);
  const cx = width / 2;
  const cy = height * 0.98;
  const [rx, ry] = [width * 0.7, height * 0.26];
  const fence = each(40, (i) => {
    const a = Math.PI + (Math.PI * i) / 39;
    const [x, y] = [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry];
    return rect(
      x - 5 * unit,
      y - 30 * unit,
      10 * unit,
      34 * unit,
      sketch.linear([lighten('#b8863e', 0.2), mix('#8a5a24', palette[0], 0.3)], 0),
    );
  });
  return (
    fence +
    shape(
      ellipse(cx, cy, rx, ry),
      sketch.radial([lighten(sand, 0.3), sand, darken(sand, 0.6)], 0.5, 0.2, 0.8),
    ) +
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx * 0.6}" ry="${ry * 0.6}" fill="none" stroke="#fff3d6" stroke-width="${2.4 * unit}" opacity=".6"/>` +
    each(36, () => {
      const [x, y] = [random() * width, height * random.between(0.8, 1)];
      return stroke(
        `M${x} ${y}l${random.between(-12, 12) * unit} ${random.between(-3, 3) * unit}`,
        lighten(sand, 0.4),
        1.5 * unit,
        0.6,
      );
    })
  );
}

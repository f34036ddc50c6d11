import { darken, lighten } from '../../drawing/color.ts';
import { poly } from '../../drawing/path.ts';
import { dot, each, shape, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function cage({ sketch, focus, palette, random, unit }: Stage): string {
  const { x, y, radius } = focus;
  const r = radius * 1.28;
  const tones = [palette[2], palette[3], '#ff7f6a', '#7ad3ff', '#b7f07a', palette[4]];
  const balls = each(26, (i) => {
    const a = i * 2.4;
    const d = r * Math.sqrt((i + 1) / 28) * 0.86;
    const [bx, by] = [x + Math.cos(a) * d, y + Math.sin(a) * d + r * 0.06];
    const s = random.between(11, 15) * unit;
    return (
      `<circle cx="${bx}" cy="${by}" r="${s}" fill="${sketch.radial([lighten(tones[i % 6]!, 0.6), tones[i % 6]!, darken(tones[i % 6]!, 0.5)], 0.35, 0.3, 0.8)}"/>` +
      dot(bx, by, s * 0.48, '#fffdf5', 0.9)
    );
  });
  const wires =
    each(
      7,
      (i) =>
        `<ellipse cx="${x}" cy="${y}" rx="${Math.max(1, r * Math.abs(Math.cos((i * Math.PI) / 7)))}" ry="${r}" fill="none" stroke="#f3dfae" stroke-width="${1.7 * unit}" opacity=".55"/>`,
    ) +
    each(5, (i) =>
      stroke(
        `M${x - r * Math.cos(((i - 2) * Math.PI) / 6)} ${y + r * Math.sin(((i - 2) * Math.PI) / 6)}H${x + r * Math.cos(((i - 2) * Math.PI) / 6)}`,
        '#f3dfae',
        1.5 * unit,
        0.45,
      ),
    );
  return (
    dot(x, y, r, darken(palette[0], 0.2), 0.45) +
    `<g opacity=".8">${balls}</g>` +
    wires +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${sketch.linear(['#fff3c8', '#d4a94a', '#6e4a17'], 60)}" stroke-width="${7 * unit}"/>` +
    shape(
      poly([
        [x - r * 0.5, y + r * 1.5],
        [x - r * 0.34, y + r * 0.9],
        [x + r * 0.34, y + r * 0.9],
        [x + r * 0.5, y + r * 1.5],
      ]),
      sketch.linear(['#e9c878', '#7a5420']),
    )
  );
}

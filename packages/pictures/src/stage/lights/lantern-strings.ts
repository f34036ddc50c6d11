import { mix } from '../../drawing/color.ts';
import { each, rect, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

export function lanternStrings({ sketch, width, height, palette, unit, random }: Stage): string {
  const halo = sketch.radial([
    [0, '#ffe2a0', 0.75],
    [0.4, '#ffb04e', 0.3],
    [1, '#ff8a3a', 0],
  ]);
  const body = sketch.radial(['#fff3cc', '#ffc463', mix('#f0562f', palette[3], 0.3)], 0.5, 0.5, 0.62);
  const rows = width > height ? 2 : 3;
  return each(rows, (row) => {
    const y0 = height * (0.02 + row * 0.085);
    const sag = height * (0.1 + row * 0.03);
    const count = Math.round((width / (58 * unit)) * (1 - row * 0.12));
    const size = (9.5 - row * 1.9) * unit;
    const yAt = (t: number): number =>
      y0 + sag * 4 * t * (1 - t) * (row % 2 ? 0.7 : 1) + Math.sin(t * 9 + row) * 4 * unit;
    let out = stroke(
      `M0 ${y0}` + each(20, (i) => `L${((i + 1) / 20) * width} ${yAt((i + 1) / 20)}`),
      mix(palette[0], '#000000', 0.3),
      1.3 * unit,
      0.8,
    );
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5 + row * 0.25) / count;
      const [x, y] = [t * width, yAt(t) + size * 1.4];
      out +=
        `<circle cx="${x}" cy="${y}" r="${size * 3}" fill="${halo}" opacity="${1 - row * 0.2}"/><ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * random.between(0.95, 1.15)}" fill="${body}"/>` +
        rect(x - size * 0.4, y - size * 1.2, size * 0.8, size * 0.26, '#8a3a14') +
        rect(x - size * 0.4, y + size * 0.94, size * 0.8, size * 0.26, '#8a3a14');
    }
    return out;
  });
}

import { lighten } from '../../drawing/color.ts';
import { polar } from '../../drawing/path.ts';
import { dot, shape, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { starsOver } from './stars-over.ts';

export function bursts(stage: Stage): string {
  const { width, height, palette, random, sketch, focus } = stage;
  const tones = [palette[3], '#ffd36a', lighten(palette[2], 0.2), '#ff7fa8', '#8fe8ff'];
  const spots: readonly (readonly [number, number, number])[] = [
    [0.16, 0.14, 0.17],
    [0.84, 0.12, 0.2],
    [0.5, 0.08, 0.13],
    [0.06, 0.42, 0.11],
    [0.95, 0.42, 0.12],
  ];
  const base = Math.min(width, height);
  return (
    starsOver(stage, 24) +
    spots
      .map(([fx, fy, fr], n) => {
        const [cx, cy, r] = [fx * width, fy * height, fr * base * 1.1];
        const tone = tones[n]!;
        const count = 18 + n * 2;
        const rays = ['', ''];
        let ends = '';
        for (let i = 0; i < count; i++) {
          const a = (360 / count) * i + random() * 5;
          const reach = r * (i % 2 ? 1 : 0.72);
          const [x1, y1] = polar(cx, cy, r * 0.22, a);
          const [x2, y2] = polar(cx, cy, reach, a - 1.6);
          const [x3, y3] = polar(cx, cy, reach, a + 1.6);
          rays[i % 2] +=
            `M${x1} ${y1}L${x2} ${y2 + r * 0.06}Q${(x2 + x3) / 2} ${(y2 + y3) / 2 + r * 0.14} ${x3} ${y3 + r * 0.06}Z`;
          ends += `M${(x2 + x3) / 2} ${(y2 + y3) / 2 + r * 0.08}h.01`;
        }
        const halo = `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${sketch.radial([
          [0, '#fff4d8', 0.75],
          [0.4, tone, 0.26],
          [1, tone, 0],
        ])}"/>`;
        return (
          halo +
          shape(rays[0]!, tone) +
          shape(rays[1]!, lighten(tone, 0.4)) +
          stroke(ends, '#fff7dc', r * 0.075)
        );
      })
      .join('') +
    dot(
      focus.x,
      focus.y,
      focus.radius * 1.05,
      sketch.radial([
        [0, '#fff1c9', 0.55],
        [1, tones[1]!, 0],
      ]),
    )
  );
}

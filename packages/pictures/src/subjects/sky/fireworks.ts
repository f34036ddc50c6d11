import { lighten } from '../../drawing/color.ts';
import { polar, ribbon, star } from '../../drawing/path.ts';
import type { Kit } from '../kit.ts';

export function fireworks(k: Kit): string {
  const { main, accent, gold, second } = k.ink;
  const burst = (cx: number, cy: number, r: number, rays: number, tone: string, core: string): string => {
    let out = `<circle cx="${cx}" cy="${cy}" r="${r * 0.9}" fill="${k.sketch.radial([
      [0, lighten(tone, 0.5), 0.7],
      [0.5, tone, 0.22],
      [1, tone, 0],
    ])}"/>`;
    for (let i = 0; i < rays; i++) {
      const a = (360 / rays) * i + 7;
      const long = i % 2 ? 1 : 0.74;
      const [x1, y1] = polar(cx, cy, r * 0.2, a);
      const [x2, y2] = polar(cx, cy, r * long, a);
      const droop = r * 0.1 * (0.4 + Math.abs(Math.cos((a * Math.PI) / 180)));
      out += k.flat(
        ribbon(
          [
            [x1, y1],
            [(x1 + x2) / 2, (y1 + y2) / 2 - droop * 0.2],
            [x2, y2 + droop],
          ],
          [1, r * 0.035, r * 0.075],
          6,
        ),
        i % 2 ? tone : lighten(tone, 0.45),
      );
      out += `<circle cx="${x2}" cy="${y2 + droop}" r="${r * 0.05}" fill="${i % 2 ? core : '#fffbe8'}"/>`;
    }
    return `${out}<path d="${star(cx, cy, 8, r * 0.2, r * 0.08)}" fill="#fffdf0"/>`;
  };
  return (
    burst(4, -22, 88, 22, main, gold) +
    burst(-58, 46, 44, 16, accent, '#fff') +
    burst(62, 52, 40, 14, lighten(gold, 0.1), main) +
    burst(66, -74, 26, 12, second, '#fff')
  );
}

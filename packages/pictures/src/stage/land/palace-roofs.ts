import { darken, lighten, mix } from '../../drawing/color.ts';
import { each, rect, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { roof } from './roof.ts';

export function palaceRoofs({ sketch, width, height, palette, unit }: Stage): string {
  const wall = mix(palette[1], palette[0], 0.35);
  const tier = (cx: number, y: number, w: number, s: number): string => {
    const tone = mix(mix('#b8860b', palette[3], 0.2), palette[0], 0.45);
    return (
      rect(cx - w * 0.4, y, w * 0.8, 60 * s, sketch.linear([wall, darken(wall, 0.4)])) +
      each(7, (i) =>
        rect(
          cx - w * 0.36 + i * w * 0.112,
          y + 12 * s,
          w * 0.05,
          40 * s,
          i % 2 ? '#ffcf7a' : darken(wall, 0.3),
          i % 2 ? 0.55 : 0.8,
        ),
      ) +
      roof(
        cx - w / 2,
        y,
        w,
        40 * s,
        sketch.linear([lighten(tone, 0.2), darken(tone, 0.4)]),
        '#ffd98a',
        unit,
      ) +
      each(12, (i) =>
        stroke(
          `M${cx - w * 0.27 + i * w * 0.049} ${y - 38 * s}L${cx - w * 0.5 + i * w * 0.0909} ${y}`,
          darken(tone, 0.5),
          1.2 * unit,
          0.5,
        ),
      )
    );
  };
  const c = width / 2;
  const base = height * 0.6;
  const s = unit;
  return (
    tier(c, base - 96 * s, 170 * s, s) +
    tier(c, base - 36 * s, 270 * s, s) +
    tier(c, base + 34 * s, 390 * s, s) +
    (width > 700 * unit
      ? tier(c - 470 * s, base + 40 * s, 260 * s, s) + tier(c + 470 * s, base + 40 * s, 260 * s, s)
      : '') +
    rect(0, base + 90 * s, width, height, darken(wall, 0.45))
  );
}

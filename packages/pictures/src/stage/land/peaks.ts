import { darken, lighten, mix } from '../../drawing/color.ts';
import { smooth } from '../../drawing/path.ts';
import type { Point } from '../../drawing/path.ts';
import { each, shape, stroke } from '../stage.ts';
import type { Stage } from '../stage.ts';

/** Ridges in washes of ink: each row sharper and darker, its foot lost in mist. */
export function peaks(
  { sketch, width, height, horizon, palette, random, unit }: Stage,
  rows: number,
): string {
  const pale = mix(palette[1], palette[4], 0.55);
  return each(rows, (i) => {
    const t = (i + 1) / rows;
    const base = horizon + (height - horizon) * (0.02 + t * 0.42);
    const tone = mix(mix(palette[1], palette[4], 0.42 - t * 0.4), palette[0], t * 0.62);
    const summits = Array.from({ length: Math.max(3, Math.round(width / (95 * unit))) }, (_, n) => ({
      x: ((n + random.between(0.1, 0.9)) * width) / Math.max(3, Math.round(width / (95 * unit))),
      tall: random.between(60, 215 - t * 90) * unit,
      wide: random.between(26, 58) * unit,
    }));
    const rise = (x: number): number =>
      summits.reduce(
        (top, s) => Math.max(top, s.tall * Math.exp(-((Math.abs(x - s.x) / s.wide) ** 1.35))),
        14 * unit,
      );
    const ridge: Point[] = [];
    for (let x = -30 * unit; x <= width + 30 * unit; x += 13 * unit)
      ridge.push([x, base - rise(x) - random.between(0, 7) * unit]);
    const d = smooth(
      [[-40 * unit, base + 90 * unit], ...ridge, [width + 40 * unit, base + 90 * unit]],
      true,
      0.7,
    );
    const folds = summits
      .map(
        (s) =>
          `M${s.x} ${base - s.tall}q${random.between(-10, 4) * unit} ${s.tall * 0.3} ${random.between(-4, 12) * unit} ${s.tall * 0.62}M${s.x - s.wide * 0.3} ${base - s.tall * 0.72}q${-6 * unit} ${s.tall * 0.2} ${-2 * unit} ${s.tall * 0.36}M${s.x + s.wide * 0.34} ${base - s.tall * 0.7}q${9 * unit} ${s.tall * 0.16} ${5 * unit} ${s.tall * 0.34}`,
      )
      .join('');
    return (
      shape(
        d,
        sketch.linear([
          [0, lighten(tone, 0.06)],
          [0.45, tone],
          [0.8, mix(tone, pale, 0.7), 0.75],
          [1, pale, 0],
        ]),
      ) +
      stroke(folds, darken(tone, 0.35), 1.5 * unit, 0.32) +
      stroke(smooth(ridge, false, 0.7), lighten(palette[4], 0.2), 1.2 * unit, 0.4)
    );
  });
}

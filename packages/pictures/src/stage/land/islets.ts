import { mix } from '../../drawing/color.ts';
import { shape } from '../stage.ts';
import type { Stage } from '../stage.ts';

export const islets = ({ width, horizon, palette, unit }: Stage): string => {
  const tone = mix(palette[1], palette[0], 0.6);
  const rock = (x: number, w: number, h: number): string =>
    shape(
      `M${x} ${horizon + 2}q${w * 0.12} ${-h} ${w * 0.3} ${-h * 0.9}q${w * 0.1} ${-h * 0.3} ${w * 0.24} ${h * 0.1}q${w * 0.2} ${-h * 0.1} ${w * 0.26} ${h * 0.4}q${w * 0.1} ${h * 0.1} ${w * 0.2} ${h * 0.42}Z`,
      tone,
      0.85,
    );
  return (
    rock(-10 * unit, 90 * unit, 64 * unit) +
    rock(width - 84 * unit, 96 * unit, 50 * unit) +
    rock(width * 0.2, 50 * unit, 24 * unit)
  );
};

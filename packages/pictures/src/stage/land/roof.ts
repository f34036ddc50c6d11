import { shape, stroke } from '../stage.ts';

export function roof(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  rim: string,
  unit: number,
): string {
  const d = `M${x - w * 0.1} ${y}Q${x + w * 0.06} ${y - h * 0.1} ${x + w * 0.22} ${y - h}H${x + w * 0.78}Q${x + w * 0.94} ${y - h * 0.1} ${x + w * 1.1} ${y}Q${x + w * 1.06} ${y + h * 0.14} ${x + w} ${y + h * 0.1}H${x}Q${x - w * 0.06} ${y + h * 0.14} ${x - w * 0.1} ${y}Z`;
  return (
    shape(d, fill) +
    stroke(
      `M${x - w * 0.1} ${y}Q${x + w * 0.06} ${y - h * 0.1} ${x + w * 0.22} ${y - h}H${x + w * 0.78}Q${x + w * 0.94} ${y - h * 0.1} ${x + w * 1.1} ${y}`,
      rim,
      1.6 * unit,
      0.6,
    )
  );
}

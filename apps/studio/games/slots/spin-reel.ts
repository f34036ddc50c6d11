import type { Draw } from '@halls/fairness';

/** What a reel shows after a spin, from the top. */
export function spinReel(strip: readonly number[], rows: number, draw: Draw): number[] {
  const stop = draw.nextInt(strip.length);
  const cells: number[] = [];
  for (let row = 0; row < rows; row += 1) cells.push(strip[(stop + row) % strip.length]!);
  return cells;
}

import type { Draw } from '@halls/fairness';
import { makeOnce } from './make-once.ts';

/** `[reel][row]` of what reels show. */
export type Grid = readonly (readonly number[])[];

/** What reels show after a spin. Their cells are the same ones for each spin that stops there. */
export function spinReels(strips: Grid, rows: number, draw: Draw): Grid {
  const windows = windowsOf(strips, rows);
  const grid: (readonly number[])[] = [];
  for (const ofReel of windows) grid.push(ofReel[draw.nextInt(ofReel.length)]!);
  return grid;
}

/** A grid of one's own, for a step that is told. */
export function copyGrid(grid: Grid): number[][] {
  return grid.map((cells) => [...cells]);
}

/** `[reel][stop][row]`. */
type Windows = readonly Grid[];

const known = new WeakMap<Grid, Map<number, Windows>>();

/** By strips and rows. */
export function windowsOf(strips: Grid, rows: number): Windows {
  const byRows = makeOnce(known, strips, () => new Map<number, Windows>());
  const made = byRows.get(rows);
  if (made) return made;
  const windows = strips.map((strip) =>
    strip.map((_, stop) => Array.from({ length: rows }, (__, row) => strip[(stop + row) % strip.length]!)),
  );
  byRows.set(rows, windows);
  return windows;
}

import type { Draw } from '@halls/fairness';
import { evaluateWindow } from './evaluate-window.ts';
import {
  type FreeSpins,
  type ReelModel,
  type SlotStep,
  type SlotWin,
  type WildReels,
  wildSymbol,
} from './slot-model.ts';
import { copyGrid, windowsOf } from './spin-reels.ts';

export type WildReelModel = ReelModel & {
  readonly freeSpins: FreeSpins & { readonly wildReels: WildReels };
};

export function hasWildReels(model: ReelModel): model is WildReelModel {
  return model.freeSpins?.wildReels !== undefined;
}

/** Free spins in which every wild covers its reel to the end. Answers the units, and tells the steps where they are wanted. */
export function playWildReels(model: WildReelModel, spins: number, draw: Draw, steps?: SlotStep[]): number {
  const { wildReels, multiplier } = model.freeSpins;
  const windows = windowsOf(wildReels.strips, model.rows);
  const allWild = new Array<number>(model.rows).fill(wildSymbol);
  let sum = 0;
  let held: readonly number[] = [];
  for (let left = spins; left > 0; left -= 1) {
    const grid: (readonly number[])[] = [];
    const covered: (readonly number[])[] = [];
    const wild: number[] = [];
    for (let reel = 0; reel < windows.length; reel += 1) {
      const stops = windows[reel]!;
      const cells = held.includes(reel) ? allWild : stops[draw.nextInt(stops.length)]!;
      const isWild = cells.includes(wildSymbol);
      if (isWild) wild.push(reel);
      grid.push(cells);
      covered.push(isWild ? allWild : cells);
    }
    const wins: SlotWin[] = [];
    const units = multiplier * evaluateWindow(model, covered, 0, steps && wins);
    const awarded = wild.length - held.length;
    left += awarded;
    held = wild;
    sum += units;
    steps?.push({ kind: 'free', grid: copyGrid(grid), wins, multiplier, units, awarded, wildReels: wild });
  }
  return sum;
}

/** What a step pays for: of covered reels every cell is a wild. */
export function coveredGrid({ grid, wildReels }: Pick<SlotStep, 'grid' | 'wildReels'>): number[][] {
  if (!wildReels) return grid;
  return grid.map((cells, reel) => (wildReels.includes(reel) ? cells.map(() => wildSymbol) : cells));
}

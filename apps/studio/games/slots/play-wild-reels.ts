import type { Draw } from '@halls/fairness';
import { evaluateWindow } from './evaluate-window.ts';
import { type FreeSpins, type ReelModel, type SlotStep, type WildReels, wildSymbol } from './slot-model.ts';
import { spinReel } from './spin-reel.ts';

export type WildReelModel = ReelModel & {
  readonly freeSpins: FreeSpins & { readonly wildReels: WildReels };
};

export function hasWildReels(model: ReelModel): model is WildReelModel {
  return model.freeSpins?.wildReels !== undefined;
}

/** Free spins in which every wild covers its reel to the end. */
export function playWildReels(model: WildReelModel, spins: number, draw: Draw): SlotStep[] {
  const { wildReels, multiplier } = model.freeSpins;
  const allWild = new Array<number>(model.rows).fill(wildSymbol);
  const steps: SlotStep[] = [];
  let held: readonly number[] = [];
  for (let left = spins; left > 0; left -= 1) {
    const grid = wildReels.strips.map((strip, reel) =>
      held.includes(reel) ? [...allWild] : spinReel(strip, model.rows, draw),
    );
    const wild = grid.flatMap((cells, reel) => (cells.includes(wildSymbol) ? [reel] : []));
    const { wins, units } = evaluateWindow(model, coveredGrid({ grid, wildReels: wild }));
    const awarded = wild.length - held.length;
    left += awarded;
    held = wild;
    steps.push({ kind: 'free', grid, wins, multiplier, units: units * multiplier, awarded, wildReels: wild });
  }
  return steps;
}

/** What a step pays for: of covered reels every cell is a wild. */
export function coveredGrid({ grid, wildReels }: Pick<SlotStep, 'grid' | 'wildReels'>): number[][] {
  if (!wildReels) return grid;
  return grid.map((cells, reel) => (wildReels.includes(reel) ? cells.map(() => wildSymbol) : cells));
}

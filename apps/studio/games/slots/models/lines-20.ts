import type { ReelModel } from '../slot-model.ts';
import { cardGamble } from './card-gamble.ts';
import { fiveReelLines } from './five-reel-lines.ts';

/** Five reels, twenty lines, wilds on reels two to five, ten or more free spins at double pay. */
export const lines20V1: ReelModel = {
  id: 'lines-20',
  kind: 'lines',
  stakeUnits: 20,
  rows: 3,
  strips: [
    [7, 3, 1, 9, 7, 3, 4, 2, 5, 1, 6, 4, 7, 2, 6, 0, 3, 4, 6, 5, 2, 7, 5, 0, 4, 6, 5, 1, 7, 6, 3, 5],
    [3, 5, 7, 3, 4, 9, 3, 7, 6, 8, 4, 2, 6, 0, 1, 7, 8, 5, 6, 4, 5, 1, 6, 2, 0, 7, 3, 5, 2, 7, 5, 4, 6],
    [2, 7, 4, 3, 0, 6, 4, 5, 9, 0, 1, 2, 5, 7, 3, 4, 6, 3, 1, 7, 8, 5, 6, 1, 7, 5, 6, 8, 5, 7, 2, 4, 6],
    [4, 3, 5, 1, 6, 4, 3, 0, 2, 6, 3, 8, 6, 7, 5, 2, 7, 5, 6, 3, 7, 8, 1, 7, 4, 0, 7, 6, 9, 5, 4, 7, 2],
    [7, 5, 0, 8, 7, 6, 1, 4, 5, 3, 9, 6, 0, 7, 6, 4, 2, 7, 6, 4, 7, 2, 5, 4, 3, 5, 1, 8, 3, 1, 2, 7, 5, 6],
  ],
  lines: fiveReelLines,
  pays: [
    [0, 0, 10, 60, 200, 1000],
    [0, 0, 0, 35, 120, 500],
    [0, 0, 0, 25, 100, 400],
    [0, 0, 0, 20, 60, 250],
    [0, 0, 0, 12, 40, 150],
    [0, 0, 0, 10, 30, 120],
    [0, 0, 0, 7, 25, 100],
    [0, 0, 0, 5, 20, 80],
  ],
  wildMultiplier: 1,
  scatterPays: [0, 0, 0, 40, 200, 1000],
  freeSpins: { awarded: [0, 0, 0, 10, 15, 20], multiplier: 2, hasExpandingSymbol: false },
};

/** The same reels; a round ends at 250 times its stake, and its win may be gambled. */
export const lines20: ReelModel = { ...lines20V1, maximumUnits: 5_000, gamble: cardGamble };

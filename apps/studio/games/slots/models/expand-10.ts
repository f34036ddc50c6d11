import type { ReelModel } from '../slot-model.ts';
import { cardGamble } from './card-gamble.ts';
import { fiveReelLines } from './five-reel-lines.ts';

/** Five reels, ten lines; in the free spins one drawn symbol covers its reels. */
export const expand10V1: ReelModel = {
  id: 'expand-10',
  kind: 'lines',
  stakeUnits: 10,
  rows: 3,
  strips: [
    [7, 6, 5, 3, 6, 7, 4, 6, 2, 5, 1, 4, 5, 7, 3, 6, 5, 2, 7, 4, 0, 6, 5, 7, 3, 9, 7, 4, 1],
    [7, 6, 3, 7, 5, 0, 8, 5, 6, 3, 4, 5, 3, 6, 2, 1, 5, 4, 6, 7, 1, 2, 7, 9, 4, 6, 7, 4, 5],
    [5, 4, 6, 7, 1, 8, 6, 4, 2, 7, 4, 5, 7, 4, 3, 6, 0, 5, 3, 9, 5, 7, 2, 5, 3, 6, 7, 1, 6],
    [1, 7, 2, 5, 7, 6, 2, 7, 5, 6, 7, 3, 5, 6, 4, 0, 3, 6, 4, 5, 1, 4, 9, 6, 7, 4, 8, 3, 5],
    [5, 7, 4, 5, 6, 4, 0, 7, 2, 9, 7, 4, 1, 3, 6, 7, 8, 5, 1, 3, 5, 4, 6, 3, 7, 6, 5, 2, 7, 6],
  ],
  lines: fiveReelLines.slice(0, 10),
  pays: [
    [0, 0, 5, 60, 500, 2500],
    [0, 0, 0, 30, 150, 750],
    [0, 0, 0, 25, 100, 400],
    [0, 0, 0, 15, 50, 200],
    [0, 0, 0, 8, 25, 100],
    [0, 0, 0, 6, 20, 80],
    [0, 0, 0, 5, 15, 60],
    [0, 0, 0, 4, 12, 50],
  ],
  wildMultiplier: 1,
  scatterPays: [0, 0, 0, 20, 200, 2000],
  freeSpins: { awarded: [0, 0, 0, 10, 10, 10], multiplier: 1, hasExpandingSymbol: true },
};

/** The same reels; a round ends at 2,500 times its stake, and its win may be gambled. */
export const expand10: ReelModel = { ...expand10V1, maximumUnits: 25_000, gamble: cardGamble };

import type { ReelModel } from '../slot-model.ts';
import { cardGamble } from './card-gamble.ts';

/** Five reels, 243 ways, eight or more free spins at triple pay. */
export const ways243V1: ReelModel = {
  id: 'ways-243',
  kind: 'ways',
  stakeUnits: 20,
  rows: 3,
  strips: [
    [4, 1, 0, 3, 7, 2, 9, 7, 1, 5, 1, 6, 5, 4, 2, 7, 7, 3, 7, 3, 2, 6, 4, 4, 5, 6, 0, 6, 5, 3, 4, 5, 6],
    [1, 4, 0, 9, 6, 2, 2, 5, 5, 7, 7, 7, 7, 5, 4, 2, 5, 4, 6, 5, 3, 1, 0, 4, 7, 3, 3, 6, 6, 8, 6, 1, 3],
    [5, 9, 5, 4, 3, 7, 6, 6, 0, 4, 7, 6, 2, 3, 6, 8, 2, 5, 1, 7, 1, 8, 4, 5, 2, 3, 5, 7, 4, 0, 1, 6, 7],
    [0, 6, 7, 0, 8, 3, 3, 6, 6, 9, 4, 6, 5, 5, 7, 7, 4, 6, 1, 3, 5, 5, 7, 7, 4, 4, 5, 2, 1, 2, 2, 3],
    [3, 5, 3, 2, 5, 1, 4, 7, 9, 7, 4, 2, 8, 7, 6, 5, 3, 1, 0, 4, 0, 6, 1, 6, 7, 5, 2, 5, 4, 8, 6, 6, 7],
  ],
  lines: [],
  pays: [
    [0, 0, 0, 25, 100, 400],
    [0, 0, 0, 15, 50, 200],
    [0, 0, 0, 10, 40, 120],
    [0, 0, 0, 8, 20, 80],
    [0, 0, 0, 5, 15, 50],
    [0, 0, 0, 4, 10, 40],
    [0, 0, 0, 3, 8, 25],
    [0, 0, 0, 2, 6, 20],
  ],
  wildMultiplier: 1,
  scatterPays: [0, 0, 0, 40, 200, 1000],
  freeSpins: { awarded: [0, 0, 0, 8, 12, 20], multiplier: 3, hasExpandingSymbol: false },
};

/** The same reels; a round ends at 500 times its stake, and its win may be gambled. */
export const ways243: ReelModel = { ...ways243V1, maximumUnits: 10_000, gamble: cardGamble };

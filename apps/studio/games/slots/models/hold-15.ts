import type { ReelModel } from '../slot-model.ts';
import { fiveReelLines } from './five-reel-lines.ts';

/** Five reels, twenty lines; six or more coins hold their places for three respins, which every new coin gives back. */
export const hold15: ReelModel = {
  id: 'hold-15',
  kind: 'lines',
  stakeUnits: 20,
  rows: 3,
  strips: [
    [2, 5, 7, 6, 1, 3, 5, 7, 4, 0, 1, 7, 6, 4, 9, 9, 9, 2, 7, 6, 0, 5, 4, 3, 7, 6, 5, 2, 6, 3, 4],
    [5, 8, 6, 7, 4, 3, 5, 6, 4, 7, 6, 0, 9, 9, 9, 5, 2, 1, 7, 6, 3, 0, 2, 8, 4, 3, 5, 4, 7, 2, 1],
    [7, 1, 8, 7, 1, 3, 5, 6, 9, 9, 9, 3, 8, 4, 6, 5, 4, 3, 2, 0, 5, 4, 7, 2, 9, 6, 0, 5, 6, 7, 1, 4],
    [7, 0, 6, 8, 1, 4, 3, 6, 7, 5, 2, 6, 7, 9, 9, 9, 2, 5, 1, 3, 4, 7, 5, 0, 2, 4, 8, 7, 5, 3, 4, 6],
    [0, 7, 3, 4, 1, 7, 3, 8, 5, 7, 3, 4, 6, 7, 2, 9, 9, 6, 0, 3, 7, 5, 6, 1, 2, 5, 6, 8, 5, 6, 2, 4],
  ],
  lines: fiveReelLines,
  pays: [
    [0, 0, 4, 50, 200, 1000],
    [0, 0, 0, 30, 120, 600],
    [0, 0, 0, 25, 80, 400],
    [0, 0, 0, 20, 60, 250],
    [0, 0, 0, 12, 40, 150],
    [0, 0, 0, 10, 30, 100],
    [0, 0, 0, 7, 25, 80],
    [0, 0, 0, 5, 20, 60],
  ],
  wildMultiplier: 1,
  scatterPays: [],
  freeSpins: null,
  hold: {
    from: 6,
    respins: 3,
    values: [
      [10, 74],
      [20, 66],
      [30, 30],
      [40, 25],
      [60, 13],
      [100, 7],
      [200, 4],
      [500, 2],
      [2000, 1],
    ],
    blankWeight: 4580,
    grand: 20000,
  },
};

import type { ReelModel } from '../slot-model.ts';

/** Three reels, five lines; a wild doubles its line, two wilds make it four times as much. */
export const classic5: ReelModel = {
  id: 'classic-5',
  kind: 'lines',
  stakeUnits: 5,
  rows: 3,
  strips: [
    [3, 4, 6, 5, 7, 1, 5, 7, 4, 0, 5, 2, 1, 6, 4, 7, 3, 5, 7, 6, 3, 2, 6, 7],
    [1, 6, 5, 7, 6, 5, 4, 3, 5, 1, 6, 7, 2, 3, 4, 8, 7, 0, 2, 6, 5, 7, 3, 4],
    [3, 0, 6, 5, 1, 4, 7, 5, 3, 4, 8, 2, 4, 6, 7, 2, 3, 7, 6, 5, 1, 6, 5, 7],
  ],
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  pays: [
    [0, 0, 0, 300],
    [0, 0, 0, 80],
    [0, 0, 0, 50],
    [0, 0, 0, 30],
    [0, 0, 0, 15],
    [0, 0, 0, 8],
    [0, 0, 0, 5],
    [0, 0, 1, 4],
  ],
  wildMultiplier: 2,
  scatterPays: [],
  freeSpins: null,
};

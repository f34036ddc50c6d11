import type { TumbleModel } from '../slot-model.ts';

/** Six reels of five, symbols pay anywhere from eight on, wins fall away with rising multipliers. */
export const tumble30: TumbleModel = {
  id: 'tumble-30',
  kind: 'tumble',
  stakeUnits: 20,
  reels: 6,
  rows: 5,
  weights: [10, 12, 13, 14, 15, 16, 17],
  pays: [
    [
      [12, 400],
      [10, 90],
      [8, 36],
    ],
    [
      [12, 200],
      [10, 40],
      [8, 15],
    ],
    [
      [12, 120],
      [10, 24],
      [8, 9],
    ],
    [
      [12, 60],
      [10, 12],
      [8, 5],
    ],
    [
      [12, 40],
      [10, 8],
      [8, 3],
    ],
    [
      [12, 30],
      [10, 6],
      [8, 2],
    ],
    [
      [12, 20],
      [10, 4],
      [8, 2],
    ],
  ],
  multipliers: [1, 2, 3, 4, 6, 8],
  maxFalls: 6,
};

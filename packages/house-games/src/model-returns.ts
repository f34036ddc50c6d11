import type { SlotModelId } from './game-types.ts';

/**
 * What a slot gives back in the long run, in per cent of the stakes, rounded down to two decimals.
 * The studio computes it exactly from the model, and a test of the studio holds this table to that.
 * Tables with choices have a return for each choice, which the game itself shows.
 */
export const slotReturnPercent: Readonly<Record<SlotModelId, string>> = {
  'lines-20': '96.72',
  'ways-243': '95.38',
  'classic-5': '96.91',
  'tumble-30': '94.68',
  'expand-10': '94.58',
};

import type { BetFigures } from '@halls/house-games';
import { bestReturnOf, type PicksModel, rtpOfOption } from '../picks/picks-model.ts';

/** What one option of a table is worth, from its exact distribution. */
export function optionFigures(model: PicksModel, option: string): BetFigures {
  const shares = model.distributionOf(option);
  const mean = rtpOfOption(model, option);
  const square = shares.reduce((sum, share) => sum + share.probability * (share.hundredths / 100) ** 2, 0);
  return {
    base: mean,
    feature: 0,
    deviation: Math.sqrt(square - mean ** 2),
    hitShare: shares.reduce((sum, share) => sum + share.probability, 0),
    maximum: bestReturnOf(model, option) / 100,
    isBounded: true,
  };
}

import type { PicksModel } from '../picks-model.ts';

/** The best return of an option as the table shows it, in hundredths of the stake. */
export function returnForOption(model: PicksModel, option: string): number {
  return Math.max(...model.distributionOf(option).map((share) => share.hundredths));
}

import type { PicksModel } from '../../picks-model.ts';

export interface OptionCount {
  readonly option: string;
  /** Of the outcomes, those in which a bet on it won: it gave back more than its stake. */
  readonly won: number;
  /** Its share of wins in the long run, by the table's mathematics; 0 to 1. */
  readonly longRun: number;
}

/** How often each option won, beside how often it does in the long run. */
export function countOptions(
  model: Pick<PicksModel, 'returnOf' | 'distributionOf'>,
  options: readonly string[],
  outcomes: readonly unknown[],
): OptionCount[] {
  return options.map((option) => ({
    option,
    won: outcomes.filter((outcome) => (model.returnOf(option, outcome) ?? 0) > 100).length,
    longRun: model
      .distributionOf(option)
      .filter(({ hundredths }) => hundredths > 100)
      .reduce((sum, { probability }) => sum + probability, 0),
  }));
}

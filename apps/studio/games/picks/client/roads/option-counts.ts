import type { PicksModel } from '../../picks-model.ts';
import type { Tally } from '../table-face.ts';

export interface TallyCount {
  readonly name: string;
  /** Of the draws that it took part in, those that it won. */
  readonly won: number;
  readonly draws: number;
  /** Its share of wins in the long run, over the fields that it was in; null where it was in none. */
  readonly longRun: number | null;
}

/** How often each won where the field changes from draw to draw. */
export function countTallies(
  model: Pick<PicksModel, 'returnOf' | 'distributionOf'>,
  tallies: readonly Tally[],
  outcomes: readonly unknown[],
): TallyCount[] {
  return tallies.map(({ name, optionIn }) => {
    const counts = outcomes.flatMap((outcome) => {
      const option = optionIn(outcome);
      return option === null ? [] : countOptions(model, [option], [outcome]);
    });
    const sumOf = (key: 'won' | 'longRun'): number => counts.reduce((sum, count) => sum + count[key], 0);
    const draws = counts.length;
    return { name, won: sumOf('won'), draws, longRun: draws === 0 ? null : sumOf('longRun') / draws };
  });
}

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

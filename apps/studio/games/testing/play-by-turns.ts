import type { Draw } from '@halls/fairness';
import type { HandOutcome, StepsModel } from '../hands/hand-model.ts';

/** A hand to its end by moves of all kinds, another one for each number; `first` are those that come with the bet. */
export function playByTurns(
  model: StepsModel,
  draw: () => Draw,
  number: number,
  first: readonly string[] = [],
): HandOutcome {
  for (let outcome = model.play(draw(), first); ;) {
    if (outcome.isOver) return outcome;
    outcome = model.play(draw(), [...outcome.moves, turnOf(model, outcome, number)]);
  }
}

export function turnOf(model: StepsModel, outcome: HandOutcome, number: number): string {
  const open = model.movesAt(outcome);
  return open[(number * 5 + outcome.moves.length * 2) % open.length]!;
}

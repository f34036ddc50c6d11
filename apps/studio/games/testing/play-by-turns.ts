import type { Draw } from '@halls/fairness';
import type { HandModel, HandOutcome } from '../hands/hand-model.ts';

/** A hand to its end by moves of all kinds, another one for each number. */
export function playByTurns(model: HandModel, draw: () => Draw, number: number): HandOutcome {
  for (let outcome = model.play(draw(), []); ;) {
    if (outcome.isOver) return outcome;
    outcome = model.play(draw(), [...outcome.moves, turnOf(model, outcome, number)]);
  }
}

export function turnOf(model: HandModel, outcome: HandOutcome, number: number): string {
  const open = model.movesAt(outcome);
  return open[(number * 5 + outcome.moves.length * 2) % open.length]!;
}

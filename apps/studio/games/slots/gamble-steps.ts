import type { StepsModel } from '../hands/hand-model.ts';
import { gambleModelOf, movesWithWin, collectMove } from './gamble-win.ts';
import { playSlot } from './play-slot.ts';
import type { GambledOutcome, SlotModel } from './slot-model.ts';

/** A slot's round whose win may be gambled, as the steps of a hand; null where the model has none. */
export function gambleStepsOf(model: SlotModel): StepsModel<GambledOutcome> | null {
  if (!gambleModelOf(model)) return null;
  const movesAt = ({ isOver, gamble: { units, cards } }: GambledOutcome): string[] =>
    isOver ? [] : movesWithWin(model, units, cards.length);
  return {
    play: (draw, moves) => playSlot(model, draw, moves) as GambledOutcome,
    movesAt,
    costOf: (outcome, move) => (movesAt(outcome).includes(move) ? 0 : null),
    leave: () => collectMove,
  };
}

import type { Draw } from '@halls/fairness';
import { buyMove, gambleMove } from '../round-math.ts';
import { gambleOn } from './gamble-win.ts';
import { playFalls } from './play-falls.ts';
import { playReels } from './play-reels.ts';
import { hasWildReels, playWildReels } from './play-wild-reels.ts';
import { boughtSpinsOf, isFalling, type SlotModel, type SlotOutcome } from './slot-model.ts';

/**
 * One paid spin with everything that follows from it, the free spins that were bought, or a spin whose win is gambled. A
 * function of the draws and the moves alone. Throws a RangeError for a move that the model does not have.
 */
export function playSlot(model: SlotModel, draw: Draw, moves: readonly string[] = []): SlotOutcome {
  const isGambled = moves[0] === gambleMove;
  const told: SlotOutcome = { steps: [], units: 0 };
  told.units = playRound(model, draw, isGambled ? [] : moves, told);
  if (isGambled) return gambleOn(model, told, draw, moves);
  return moves.length > 0 ? { moves: [...moves], ...told } : told;
}

/** The units of a round that nobody looks at: the same steps and draws, without their pictures. For simulation. */
export function simulateSlot(model: SlotModel, draw: Draw, moves: readonly string[] = []): number {
  if (moves[0] !== gambleMove) return playRound(model, draw, moves);
  return gambleOn(model, { steps: [], units: playRound(model, draw, []) }, draw, moves).gamble.units;
}

/** So many units the stake of a round is. */
export function stakeUnitsOf(model: SlotModel, moves: readonly string[]): number {
  const price = moves.includes(buyMove) ? (boughtSpinsOf(model)?.price ?? 1) : 1;
  return model.stakeUnits * price;
}

/** Answers the units, and tells the round where that is wanted: a step is made only for those who look at it. */
function playRound(model: SlotModel, draw: Draw, moves: readonly string[], told?: SlotOutcome): number {
  if (moves.length > 0) return playBought(model, draw, moves, told);
  return isFalling(model) ? playFalls(model, draw, told?.steps) : playReels(model, draw, told);
}

function playBought(model: SlotModel, draw: Draw, moves: readonly string[], told?: SlotOutcome): number {
  const bought = boughtSpinsOf(model);
  if (!bought || isFalling(model) || !hasWildReels(model) || moves.length > 1 || moves[0] !== buyMove)
    throw new RangeError(`${model.id} has no move ${moves.join(' ')}`);
  return playWildReels(model, bought.spins, draw, told?.steps);
}

import type { Draw } from '@halls/fairness';
import { buyMove, gambleMove } from '../round-math.ts';
import { evaluateWindow } from './evaluate-window.ts';
import { gambleOn } from './gamble-win.ts';
import { playCluster } from './play-cluster.ts';
import { hasHold, playHold } from './play-hold.ts';
import { playTumble } from './play-tumble.ts';
import { hasWildReels, playWildReels } from './play-wild-reels.ts';
import {
  boughtSpinsOf,
  isFalling,
  type ReelModel,
  type SlotModel,
  type SlotOutcome,
  type SlotStep,
} from './slot-model.ts';
import { spinReel } from './spin-reel.ts';

/**
 * One paid spin with everything that follows from it, the free spins that were bought, or a spin whose win is gambled. A
 * function of the draws and the moves alone. Throws a RangeError for a move that the model does not have.
 */
export function playSlot(model: SlotModel, draw: Draw, moves: readonly string[] = []): SlotOutcome {
  if (moves[0] === gambleMove) return gambleOn(model, playSpin(model, draw), draw, moves);
  return moves.length > 0 ? playBought(model, draw, moves) : playSpin(model, draw);
}

function playSpin(model: SlotModel, draw: Draw): SlotOutcome {
  if (model.kind === 'tumble') return playTumble(model, draw);
  return model.kind === 'cluster' ? playCluster(model, draw) : playReels(model, draw);
}

/** So many units the stake of a round is. */
export function stakeUnitsOf(model: SlotModel, moves: readonly string[]): number {
  const price = moves.includes(buyMove) ? (boughtSpinsOf(model)?.price ?? 1) : 1;
  return model.stakeUnits * price;
}

function playBought(model: SlotModel, draw: Draw, moves: readonly string[]): SlotOutcome {
  const bought = boughtSpinsOf(model);
  if (!bought || isFalling(model) || !hasWildReels(model) || moves.length > 1 || moves[0] !== buyMove)
    throw new RangeError(`${model.id} has no move ${moves.join(' ')}`);
  return { moves: [buyMove], ...outcomeOf(playWildReels(model, bought.spins, draw)) };
}

export function spinReels(model: ReelModel, draw: Draw): number[][] {
  return model.strips.map((strip) => spinReel(strip, model.rows, draw));
}

function playReels(model: ReelModel, draw: Draw): SlotOutcome {
  const first = baseStep(model, spinReels(model, draw));
  const steps = [first];
  if (hasHold(model)) return outcomeOf([first, ...playHold(model, first, draw)]);
  if (hasWildReels(model)) return outcomeOf([first, ...playWildReels(model, first.awarded, draw)]);
  const outcome: SlotOutcome = { steps, units: first.units };
  if (!model.freeSpins || first.awarded === 0) return outcome;

  const expandingSymbol = model.freeSpins.hasExpandingSymbol ? draw.nextInt(8) : undefined;
  if (expandingSymbol !== undefined) outcome.expandingSymbol = expandingSymbol;
  for (let left = first.awarded; left > 0; left -= 1) {
    const step = freeStep(model, spinReels(model, draw), expandingSymbol);
    steps.push(step);
    if (model.maximumUnits !== undefined && outcome.units + step.units >= model.maximumUnits)
      return endAtMaximum(outcome, step, model.maximumUnits);
    left += step.awarded;
    outcome.units += step.units;
  }
  return outcome;
}

/** The last step pays what was left to the maximum, and nothing follows from it. */
function endAtMaximum(outcome: SlotOutcome, last: SlotStep, maximumUnits: number): SlotOutcome {
  last.units = maximumUnits - outcome.units;
  last.awarded = 0;
  outcome.units = maximumUnits;
  outcome.isMaximum = true;
  return outcome;
}

function outcomeOf(steps: SlotStep[]): SlotOutcome {
  return { steps, units: steps.reduce((sum, step) => sum + step.units, 0) };
}

function baseStep(model: ReelModel, grid: number[][]): SlotStep {
  const { wins, units, scatters } = evaluateWindow(model, grid);
  return { kind: 'base', grid, wins, multiplier: 1, units, awarded: model.freeSpins?.awarded[scatters] ?? 0 };
}

function freeStep(model: ReelModel, grid: number[][], expandingSymbol: number | undefined): SlotStep {
  const { awarded, multiplier } = model.freeSpins!;
  const { wins, units, scatters } = evaluateWindow(model, grid);
  const step: SlotStep = { kind: 'free', grid, wins, multiplier, units: 0, awarded: awarded[scatters] ?? 0 };
  let sum = units;
  if (expandingSymbol !== undefined) {
    const reels = grid.flatMap((cells, reel) => (cells.includes(expandingSymbol) ? [reel] : []));
    const linePay = model.pays[expandingSymbol]![reels.length] ?? 0;
    if (linePay > 0) {
      const expandedUnits = linePay * model.lines.length;
      step.expandedReels = reels;
      wins.push({ symbol: expandingSymbol, count: reels.length, units: expandedUnits });
      sum += expandedUnits;
    }
  }
  step.units = sum * multiplier;
  return step;
}

import type { Draw } from '@halls/fairness';
import { evaluateWindow } from './evaluate-window.ts';
import { playCluster } from './play-cluster.ts';
import { hasHold, playHold } from './play-hold.ts';
import { playTumble } from './play-tumble.ts';
import type { ReelModel, SlotModel, SlotOutcome, SlotStep } from './slot-model.ts';

/** One paid spin with everything that follows from it. A function of the draws alone. */
export function playSlot(model: SlotModel, draw: Draw): SlotOutcome {
  if (model.kind === 'tumble') return playTumble(model, draw);
  return model.kind === 'cluster' ? playCluster(model, draw) : playReels(model, draw);
}

export function spinReels(model: ReelModel, draw: Draw): number[][] {
  const grid: number[][] = [];
  for (const strip of model.strips) {
    const stop = draw.nextInt(strip.length);
    const cells: number[] = [];
    for (let row = 0; row < model.rows; row += 1) cells.push(strip[(stop + row) % strip.length]!);
    grid.push(cells);
  }
  return grid;
}

function playReels(model: ReelModel, draw: Draw): SlotOutcome {
  const first = baseStep(model, spinReels(model, draw));
  const steps = [first];
  if (hasHold(model)) {
    steps.push(...playHold(model, first, draw));
    return { steps, units: steps.reduce((sum, step) => sum + step.units, 0) };
  }
  const outcome: SlotOutcome = { steps, units: first.units };
  if (!model.freeSpins || first.awarded === 0) return outcome;

  const expandingSymbol = model.freeSpins.hasExpandingSymbol ? draw.nextInt(8) : undefined;
  if (expandingSymbol !== undefined) outcome.expandingSymbol = expandingSymbol;
  for (let left = first.awarded; left > 0; left -= 1) {
    const step = freeStep(model, spinReels(model, draw), expandingSymbol);
    left += step.awarded;
    steps.push(step);
    outcome.units += step.units;
  }
  return outcome;
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

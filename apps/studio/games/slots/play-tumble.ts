import type { Draw } from '@halls/fairness';
import type { SlotOutcome, SlotStep, SlotWin, TumbleModel } from './slot-model.ts';

/** Symbols pay in any place when there are enough of them; they vanish, the rest falls, new ones come from above. */
export function playTumble(model: TumbleModel, draw: Draw): SlotOutcome {
  let grid: number[][] = [];
  for (let reel = 0; reel < model.reels; reel += 1) grid.push(drawCells(model, draw, model.rows));
  const steps: SlotStep[] = [];
  let units = 0;
  for (let fall = 0; fall < model.maxFalls; fall += 1) {
    const step = tumbleStep(model, grid, fall);
    steps.push(step);
    units += step.units;
    if (step.wins.length === 0) break;
    if (fall + 1 < model.maxFalls) grid = refill(model, draw, grid, step.wins);
  }
  return { steps, units };
}

/** Units for `count` of a symbol anywhere. */
export function tumblePay(model: TumbleModel, symbol: number, count: number): number {
  return model.pays[symbol]!.find(([atLeast]) => count >= atLeast)?.[1] ?? 0;
}

export function tumbleMultiplier(model: TumbleModel, fall: number): number {
  return model.multipliers[Math.min(fall, model.multipliers.length - 1)]!;
}

function tumbleStep(model: TumbleModel, grid: number[][], fall: number): SlotStep {
  const counts = new Array<number>(model.weights.length).fill(0);
  for (const cells of grid) for (const symbol of cells) counts[symbol]! += 1;
  const wins: SlotWin[] = [];
  for (let symbol = 0; symbol < counts.length; symbol += 1) {
    const units = tumblePay(model, symbol, counts[symbol]!);
    if (units > 0) wins.push({ symbol, count: counts[symbol]!, units });
  }
  const multiplier = tumbleMultiplier(model, fall);
  const units = multiplier * wins.reduce((sum, win) => sum + win.units, 0);
  return { kind: fall === 0 ? 'base' : 'fall', grid, wins, multiplier, units, awarded: 0 };
}

/** Row 0 is the top: what stays sinks to the end of its reel. */
function refill(model: TumbleModel, draw: Draw, grid: number[][], wins: readonly SlotWin[]): number[][] {
  const gone = wins.map((win) => win.symbol);
  return grid.map((cells) => {
    const staying = cells.filter((symbol) => !gone.includes(symbol));
    return drawCells(model, draw, cells.length - staying.length).concat(staying);
  });
}

function drawCells(model: TumbleModel, draw: Draw, count: number): number[] {
  const cells: number[] = [];
  for (let row = 0; row < count; row += 1) cells.push(draw.nextWeighted(model.weights));
  return cells;
}

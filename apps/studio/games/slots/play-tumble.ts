import type { Draw } from '@halls/fairness';
import type { SlotOutcome, SlotStep, SlotWin, TumbleModel } from './slot-model.ts';

/** Symbols pay in any place when there are enough of them; they vanish, the rest falls, new ones come from above. */
export function playTumble(model: TumbleModel, draw: Draw): SlotOutcome {
  let grid = Array.from({ length: model.reels }, () =>
    Array.from({ length: model.rows }, () => draw.nextWeighted(model.weights)),
  );
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
  const counts = model.weights.map((_, symbol) => grid.flat().filter((cell) => cell === symbol).length);
  const wins: SlotWin[] = counts
    .map((count, symbol) => ({ symbol, count, units: tumblePay(model, symbol, count) }))
    .filter((win) => win.units > 0);
  const multiplier = tumbleMultiplier(model, fall);
  const units = multiplier * wins.reduce((sum, win) => sum + win.units, 0);
  return { kind: fall === 0 ? 'base' : 'fall', grid, wins, multiplier, units, awarded: 0 };
}

/** Row 0 is the top: what stays sinks to the end of its reel. */
function refill(model: TumbleModel, draw: Draw, grid: number[][], wins: readonly SlotWin[]): number[][] {
  const gone = new Set(wins.map((win) => win.symbol));
  return grid.map((cells) => {
    const staying = cells.filter((symbol) => !gone.has(symbol));
    const fresh = Array.from({ length: cells.length - staying.length }, () =>
      draw.nextWeighted(model.weights),
    );
    return [...fresh, ...staying];
  });
}

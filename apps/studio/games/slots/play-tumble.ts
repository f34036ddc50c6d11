import type { Draw } from '@halls/fairness';
import { createLots } from './lots.ts';
import type { SlotOutcome, SlotStep, SlotWin, TumbleModel } from './slot-model.ts';

/** Symbols pay in any place when there are enough of them; they vanish, the rest falls, new ones come from above. */
export function playTumble(model: TumbleModel, draw: Draw): SlotOutcome {
  const tables = tablesOf(model);
  let grid: number[][] = [];
  for (let reel = 0; reel < model.reels; reel += 1) grid.push(drawCells(tables, draw, model.rows));
  const steps: SlotStep[] = [];
  let units = 0;
  for (let fall = 0; fall < model.maxFalls; fall += 1) {
    const step = tumbleStep(model, tables, grid, fall);
    steps.push(step);
    units += step.units;
    if (step.wins.length === 0) break;
    if (fall + 1 < model.maxFalls) grid = refill(tables, draw, grid, step.wins);
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

function tumbleStep(model: TumbleModel, tables: Tables, grid: number[][], fall: number): SlotStep {
  const { counts, pays } = tables;
  counts.fill(0);
  for (const cells of grid) for (let row = 0; row < cells.length; row += 1) counts[cells[row]!]! += 1;
  const wins: SlotWin[] = [];
  let sum = 0;
  for (let symbol = 0; symbol < counts.length; symbol += 1) {
    const count = counts[symbol]!;
    const units = pays[symbol]![count]!;
    if (units === 0) continue;
    wins.push({ symbol, count, units });
    sum += units;
  }
  const multiplier = tumbleMultiplier(model, fall);
  const kind = fall === 0 ? 'base' : 'fall';
  return { kind, grid, wins, multiplier, units: multiplier * sum, awarded: 0 };
}

/** Row 0 is the top: what stays sinks to the end of its reel. */
function refill(tables: Tables, draw: Draw, grid: number[][], wins: readonly SlotWin[]): number[][] {
  let gone = 0;
  for (const { symbol } of wins) gone |= 1 << symbol;
  const next: number[][] = [];
  for (const cells of grid) {
    let free = 0;
    for (let row = 0; row < cells.length; row += 1) free += (gone >> cells[row]!) & 1;
    const refilled = drawCells(tables, draw, free);
    for (let row = 0; row < cells.length; row += 1)
      if (((gone >> cells[row]!) & 1) === 0) refilled.push(cells[row]!);
    next.push(refilled);
  }
  return next;
}

function drawCells({ lots }: Tables, draw: Draw, count: number): number[] {
  const cells: number[] = [];
  for (let row = 0; row < count; row += 1) cells.push(lots[draw.nextInt(lots.length)]!);
  return cells;
}

/** A round draws thirty cells and more: what the model says is looked up, not searched for. */
interface Tables {
  /** Of a cell's symbol. */
  readonly lots: Uint8Array;
  /** `pays[symbol][count]`. */
  readonly pays: readonly Int32Array[];
  /** Room to count symbols in; nothing of a round stays. */
  readonly counts: Uint8Array;
}

const knownTables = new WeakMap<TumbleModel, Tables>();

function tablesOf(model: TumbleModel): Tables {
  const known = knownTables.get(model);
  if (known) return known;
  const counts = { length: model.reels * model.rows + 1 };
  const tables = {
    lots: createLots(model.weights),
    pays: model.weights.map((_, symbol) =>
      Int32Array.from(counts, (__, count) => tumblePay(model, symbol, count)),
    ),
    counts: new Uint8Array(model.weights.length),
  };
  knownTables.set(model, tables);
  return tables;
}

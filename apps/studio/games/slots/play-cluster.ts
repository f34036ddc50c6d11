import type { Draw } from '@halls/fairness';
import { ClusterBoard } from './cluster-board.ts';
import type { ClusterModel, SlotOutcome, SlotStep, SlotWin } from './slot-model.ts';

/** Clusters pay and vanish, the rest sinks, the strips run on. The stops alone are drawn. */
export function playCluster(model: ClusterModel, draw: Draw): SlotOutcome {
  const board = boardOf(model);
  model.strips.forEach((strip, reel) =>
    board.stop(reel, draw.nextInt(strip.length / model.stopEvery) * model.stopEvery),
  );
  const steps: SlotStep[] = [];
  let units = 0;
  for (let fall = 0; fall < model.maxFalls; fall += 1) {
    const step = clusterStep(model, board, fall);
    steps.push(step);
    units += step.units;
    if (step.wins.length === 0) break;
    board.fall();
  }
  return { steps, units };
}

/** Units for a cluster of `count`. */
export function clusterPay(model: ClusterModel, symbol: number, count: number): number {
  return model.pays[symbol]!.find(([atLeast]) => count >= atLeast)?.[1] ?? 0;
}

function clusterStep(model: ClusterModel, board: ClusterBoard, fall: number): SlotStep {
  const grid = board.grid();
  const found = board.find();
  const multiplier = multiplierOf(model, fall);
  const wins: SlotWin[] = [];
  let units = 0;
  for (let cluster = 0; cluster < found; cluster += 1) {
    const symbol = board.symbolOf(cluster);
    const count = board.sizeOf(cluster);
    const win = { symbol, count, units: clusterPay(model, symbol, count), cells: board.cellsOf(cluster) };
    wins.push(win);
    units += multiplier * win.units;
  }
  return { kind: fall === 0 ? 'base' : 'fall', grid, wins, multiplier, units, awarded: 0 };
}

/** Of a fall of symbols, from 0. */
export function multiplierOf({ multipliers }: Pick<ClusterModel, 'multipliers'>, fall: number): number {
  return multipliers[Math.min(fall, multipliers.length - 1)]!;
}

const boards = new WeakMap<ClusterModel, ClusterBoard>();

/** One for each model: a round leaves nothing in it that the next one would see. */
function boardOf(model: ClusterModel): ClusterBoard {
  const known = boards.get(model);
  if (known) return known;
  const board = new ClusterBoard(model);
  boards.set(model, board);
  return board;
}

import type { Draw } from '@halls/fairness';
import { ClusterBoard } from './cluster-board.ts';
import type { FallBoard } from './fall-board.ts';
import { fallMultiplier } from './fall-pays.ts';
import { makeOnce } from './make-once.ts';
import type { FallingModel, SlotStep, SlotWin } from './slot-model.ts';
import { TumbleBoard } from './tumble-board.ts';

/** Winners vanish and others come down, until nothing pays. Answers the units, and tells the steps where they are wanted. */
export function playFalls(model: FallingModel, draw: Draw, steps?: SlotStep[]): number {
  const board = makeOnce(boards, model, createBoard);
  let sum = 0;
  board.fill(draw);
  for (let fall = 0; fall < model.maxFalls; fall += 1) {
    if (fall > 0) board.fall(draw);
    const wins: SlotWin[] | undefined = steps && [];
    const multiplier = fallMultiplier(model, fall);
    const units = multiplier * board.pay(wins);
    const kind = fall === 0 ? 'base' : 'fall';
    steps?.push({ kind, grid: board.grid(), wins: wins ?? [], multiplier, units, awarded: 0 });
    if (units === 0) break;
    sum += units;
  }
  return sum;
}

const boards = new WeakMap<FallingModel, FallBoard>();

function createBoard(model: FallingModel): FallBoard {
  return model.kind === 'tumble' ? new TumbleBoard(model) : new ClusterBoard(model);
}

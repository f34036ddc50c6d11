import type { Draw } from '@halls/fairness';
import { createLots } from './lots.ts';
import { makeOnce } from './make-once.ts';
import {
  blankSymbol,
  type HoldAndSpin,
  type ReelModel,
  scatterSymbol,
  type SlotStep,
  type SlotWin,
} from './slot-model.ts';
import type { Grid } from './spin-reels.ts';

export type HoldModel = ReelModel & { readonly hold: HoldAndSpin };

export function hasHold(model: ReelModel): model is HoldModel {
  return model.hold !== undefined;
}

/**
 * Gives the coins of the paid spin their values, and plays the respins if there are enough of them. Answers the units that
 * the coins pay. Where steps are wanted, the paid spin is the first, and the respins come behind it.
 */
export function playHold(model: HoldModel, grid: Grid, draw: Draw, steps?: SlotStep[]): number {
  const { hold, rows } = model;
  const { values, respin, coins } = makeOnce(knownTables, model, createTables);
  let count = 0;
  for (let cell = 0, reel = 0; reel < grid.length; reel += 1)
    for (let row = 0; row < rows; row += 1, cell += 1) {
      const isCoin = grid[reel]![row] === scatterSymbol;
      coins[cell] = isCoin ? values[draw.nextInt(values.length)]! : 0;
      if (isCoin) count += 1;
    }
  const first = steps?.[0];
  if (first) first.coins = coinGrid(coins, rows);
  if (count < hold.from) return 0;

  if (first) first.respinsLeft = hold.respins;
  for (let left = hold.respins; left > 0 && count < coins.length;) {
    const before = count;
    for (let cell = 0; cell < coins.length; cell += 1) {
      if (coins[cell] !== 0) continue;
      coins[cell] = respin[draw.nextInt(respin.length)]!;
      if (coins[cell] !== 0) count += 1;
    }
    left = count > before ? hold.respins : left - 1;
    steps?.push(respinStep(coinGrid(coins, rows), left));
  }
  return payCoins(hold, coins, count, steps?.at(-1));
}

function coinGrid(coins: Int32Array, rows: number): number[][] {
  return Array.from({ length: coins.length / rows }, (_, reel) => [
    ...coins.subarray(reel * rows, (reel + 1) * rows),
  ]);
}

function respinStep(coins: number[][], respinsLeft: number): SlotStep {
  const grid = coins.map((ofReel) => ofReel.map((units) => (units > 0 ? scatterSymbol : blankSymbol)));
  return { kind: 'respin', grid, wins: [], multiplier: 1, units: 0, awarded: 0, coins, respinsLeft };
}

/** With the step in which it ends: all coins together, then the grand prize. */
function payCoins(hold: HoldAndSpin, coins: Int32Array, count: number, step?: SlotStep): number {
  const wins: SlotWin[] = [
    { symbol: scatterSymbol, count, units: coins.reduce((sum, coin) => sum + coin, 0) },
  ];
  if (count === coins.length) wins.push({ symbol: scatterSymbol, count, units: hold.grand });
  const units = wins.reduce((sum, win) => sum + win.units, 0);
  if (step) {
    step.wins.push(...wins);
    step.units += units;
  }
  return units;
}

interface Tables {
  /** By number drawn, in units: of a coin, and of a cell in a respin, 0 without one. */
  readonly values: Int32Array;
  readonly respin: Int32Array;
  /** Room for what lies in the cells, in units; nothing of a round stays. */
  readonly coins: Int32Array;
}

const knownTables = new WeakMap<HoldModel, Tables>();

function createTables({ hold, strips, rows }: HoldModel): Tables {
  const units = hold.values.map(([each]) => each);
  const weights = hold.values.map(([, weight]) => weight);
  return {
    values: Int32Array.from(createLots(weights), (index) => units[index]!),
    respin: Int32Array.from(createLots([hold.blankWeight, ...weights]), (index) => units[index - 1] ?? 0),
    coins: new Int32Array(strips.length * rows),
  };
}

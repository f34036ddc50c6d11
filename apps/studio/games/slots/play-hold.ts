import type { Draw } from '@halls/fairness';
import { createLots } from './lots.ts';
import {
  blankSymbol,
  type HoldAndSpin,
  type ReelModel,
  scatterSymbol,
  type SlotStep,
  type SlotWin,
} from './slot-model.ts';

export type HoldModel = ReelModel & { readonly hold: HoldAndSpin };

export function hasHold(model: ReelModel): model is HoldModel {
  return model.hold !== undefined;
}

/** Gives the coins of the paid spin their values, and plays the respins if there are enough of them. */
export function playHold({ hold }: HoldModel, first: SlotStep, draw: Draw): SlotStep[] {
  const lots = lotsOf(hold);
  const coins: number[][] = [];
  let count = 0;
  for (const cells of first.grid) {
    const worth: number[] = [];
    for (const symbol of cells) {
      const isCoin = symbol === scatterSymbol;
      worth.push(isCoin ? hold.values[lots.values[draw.nextInt(lots.values.length)]!]![0] : 0);
      if (isCoin) count += 1;
    }
    coins.push(worth);
  }
  first.coins = coins;
  if (count < hold.from) return [];

  const steps: SlotStep[] = [];
  const cells = coins.flat().length;
  first.respinsLeft = hold.respins;
  let last = first;
  for (let left = hold.respins; left > 0 && count < cells;) {
    last = respin(hold, last.coins!, lots.respin, draw);
    const held = countCoins(last.coins!);
    left = held > count ? hold.respins : left - 1;
    count = held;
    last.respinsLeft = left;
    steps.push(last);
  }
  payCoins(hold, last, count === cells);
  return steps;
}

function respin(
  hold: HoldAndSpin,
  held: readonly (readonly number[])[],
  lots: Uint8Array,
  draw: Draw,
): SlotStep {
  const coins = held.map((cells) =>
    cells.map((units) => {
      if (units > 0) return units;
      const drawn = lots[draw.nextInt(lots.length)]!;
      return drawn === 0 ? 0 : hold.values[drawn - 1]![0];
    }),
  );
  const grid = coins.map((cells) => cells.map((units) => (units > 0 ? scatterSymbol : blankSymbol)));
  return { kind: 'respin', grid, wins: [], multiplier: 1, units: 0, awarded: 0, coins };
}

/** With the step in which it ends: all coins together, then the grand prize. */
function payCoins(hold: HoldAndSpin, step: SlotStep, isFull: boolean): void {
  const count = countCoins(step.coins!);
  const units = step.coins!.flat().reduce((sum, coin) => sum + coin, 0);
  const wins: SlotWin[] = [{ symbol: scatterSymbol, count, units }];
  if (isFull) wins.push({ symbol: scatterSymbol, count, units: hold.grand });
  step.wins.push(...wins);
  step.units += wins.reduce((sum, win) => sum + win.units, 0);
}

interface Lots {
  readonly values: Uint8Array;
  readonly respin: Uint8Array;
}

const knownLots = new WeakMap<HoldAndSpin, Lots>();

/** Of a coin's value, and of a cell in a respin: without a coin first. */
function lotsOf(hold: HoldAndSpin): Lots {
  const known = knownLots.get(hold);
  if (known) return known;
  const values = hold.values.map(([, weight]) => weight);
  const lots = { values: createLots(values), respin: createLots([hold.blankWeight, ...values]) };
  knownLots.set(hold, lots);
  return lots;
}

function countCoins(coins: readonly (readonly number[])[]): number {
  let count = 0;
  for (const cells of coins) for (const units of cells) if (units > 0) count += 1;
  return count;
}

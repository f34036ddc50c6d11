import type { PicksModel } from '../picks/picks-model.ts';
import { isOfDraw } from '../picks/cards.ts';
import { playSlot } from '../slots/play-slot.ts';
import type { SlotModel } from '../slots/slot-model.ts';
import { enumerateDraws, type Fraction, FractionSum } from './enumerate-draws.ts';

/** More ways than this take longer than anybody waits. */
const most = 250_000;

/** What each option of a table gives back, as a fraction of its stake; null where its draws have too many ways to count them all. */
export function countTable(model: PicksModel): ReadonlyMap<string, Fraction> | null {
  // what a pool pays hangs on what lies in it
  if (model.pool) return null;
  const returns = new Map<string, Fraction>();
  for (let nonce = 0; nonce < (model.cards?.count ?? 1); nonce += 1) {
    const options = model.examples.filter((option) => isOfDraw(model, option, nonce));
    const sums = new Map(options.map((option) => [option, new FractionSum()]));
    for (const fallen of enumerateDraws((draw) => model.play(draw), { most, nonce })) {
      if (!fallen) return null;
      for (const [option, sum] of sums)
        sum.add(BigInt(model.returnOf(option, fallen.outcome) ?? 0) * fallen.ways, fallen.of);
    }
    for (const [option, sum] of sums) returns.set(option, sum.by(100n));
  }
  return returns;
}

/** The same of a slot's spin with all that follows it. */
export function countSlot(model: SlotModel): Fraction | null {
  const sum = new FractionSum();
  for (const fallen of enumerateDraws((draw) => playSlot(model, draw).units, { most })) {
    if (!fallen) return null;
    sum.add(BigInt(fallen.outcome) * fallen.ways, fallen.of);
  }
  return sum.by(BigInt(model.stakeUnits));
}

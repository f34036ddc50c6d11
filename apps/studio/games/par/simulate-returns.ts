import type { HandModel } from '../hands/hand-model.ts';
import { isOfDraw } from '../picks/cards.ts';
import type { PicksModel } from '../picks/picks-model.ts';
import { buyMove } from '../round-math.ts';
import { seededDraw } from '../seeded-draw.ts';
import { simulateSlot, stakeUnitsOf } from '../slots/play-slot.ts';
import { boughtSpinsOf, type SlotModel } from '../slots/slot-model.ts';

/**
 * What so many rounds gave back, by bet, as a share of the stake: a slot's spin has no name, its bought free spins are
 * `bought`. Seeded draws come again after four thousand million bytes. Empty for hands, which hang on how they are played, and for pools, which hang on what lies in them.
 */
export function simulateReturns(
  model: SlotModel | PicksModel | HandModel,
  rounds: number,
  seed: number,
): ReadonlyMap<string, number> {
  if (rounds === 0 || 'bets' in model) return new Map();
  if ('returnOf' in model) return model.pool ? new Map() : simulateTable(model, rounds, seed);
  const ways: (readonly [string, readonly string[]])[] = [['', []]];
  if (boughtSpinsOf(model)) ways.push(['bought', [buyMove]]);
  return new Map(
    ways.map(([name, moves]) => {
      const draw = seededDraw(seed);
      let units = 0;
      for (let round = 0; round < rounds; round += 1) units += simulateSlot(model, draw, moves);
      return [name, units / rounds / stakeUnitsOf(model, moves)];
    }),
  );
}

function simulateTable(model: PicksModel, rounds: number, seed: number): ReadonlyMap<string, number> {
  const draw = seededDraw(seed);
  const cards = model.cards?.count ?? 1;
  const optionsOf = Array.from({ length: cards }, (_, nonce) =>
    model.examples.filter((option) => isOfDraw(model, option, nonce)),
  );
  const sums = new Map(model.examples.map((option) => [option, 0]));
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const outcome = model.play({ ...draw, nonce });
    for (const option of optionsOf[nonce % cards] ?? [])
      sums.set(option, (sums.get(option) ?? 0) + (model.returnOf(option, outcome) ?? 0));
  }
  return new Map(
    optionsOf.flatMap((options, nonce) => {
      const played = Math.ceil((rounds - nonce) / cards);
      return options.map((option) => [option, (sums.get(option) ?? 0) / 100 / played] as const);
    }),
  );
}

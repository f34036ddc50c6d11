import { expect, test } from 'vitest';
import { buyMove, gambleMove } from '../round-math.ts';
import { seededDraw } from '../seeded-draw.ts';
import { gambleModelOf, movesWithWin } from './gamble-win.ts';
import { playSlot, simulateSlot } from './play-slot.ts';
import { boughtSpinsOf, type GambledOutcome, isFalling, type SlotModel } from './slot-model.ts';
import { slotModelVersions } from './slot-models.ts';

const rounds = 20_000;

const versions = Object.values(slotModelVersions).flatMap((models) =>
  models.map((model, index): [string, SlotModel] => [`${model.id}@${index + 1}`, model]),
);

test.each(versions)(
  'a round of %s that is counted draws and pays what it does when it is told',
  { timeout: 60_000 },
  (_, model) => {
    const ways = boughtSpinsOf(model) ? [[], [buyMove]] : [[]];
    for (const moves of ways) {
      const told = seededDraw(20_261_128);
      const counted = seededDraw(20_261_128);
      let longest = 0;
      for (let round = 0; round < rounds; round += 1) {
        const { units, steps } = playSlot(model, told, moves);
        const simulated = simulateSlot(model, counted, moves);
        longest = Math.max(longest, steps.length);
        // a message for each of so many rounds would take longer than all of them
        if (simulated === units && units === steps.reduce((sum, step) => sum + step.units, 0)) continue;
        expect([round, simulated, units]).toEqual([round, units, units]);
        expect(steps.reduce((sum, step) => sum + step.units, 0)).toBe(units);
      }
      expect(counted.nextInt(2 ** 40)).toBe(told.nextInt(2 ** 40));
      expect(longest > 3).toBe(isFalling(model) || model.freeSpins !== null || model.hold !== undefined);
    }
  },
);

test('a round that ends at its maximum ends there when it is counted', () => {
  let ended = 0;
  for (const [, model] of versions) {
    if (isFalling(model) || model.maximumUnits === undefined) continue;
    const low = { ...model, maximumUnits: 20 * model.stakeUnits };
    const told = seededDraw(5);
    const counted = seededDraw(5);
    for (let round = 0; round < 20_000; round += 1) {
      const { units, isMaximum } = playSlot(low, told);
      if (isMaximum) ended += 1;
      expect(simulateSlot(low, counted)).toBe(units);
    }
    expect(counted.nextInt(2 ** 40)).toBe(told.nextInt(2 ** 40));
  }
  expect(ended).toBeGreaterThan(100);
});

test('a win that is gambled is worth when counted what it is when told, after each of its cards', () => {
  let cards = 0;
  for (const [, model] of versions) {
    if (!gambleModelOf(model)) continue;
    for (let seed = 0; seed < 2_000; seed += 1) {
      const moves = [gambleMove];
      for (;;) {
        const { gamble, isOver } = playSlot(model, seededDraw(seed), moves) as GambledOutcome;
        expect(simulateSlot(model, seededDraw(seed), moves)).toBe(gamble.units);
        if (isOver) break;
        cards = Math.max(cards, gamble.cards.length);
        const open = movesWithWin(model, gamble.units, gamble.cards.length);
        moves.push(open[(seed + 3 * moves.length) % open.length]!);
      }
    }
  }
  expect(cards).toBeGreaterThan(1);
  const [classic] = slotModelVersions['classic-5'];
  expect(() => simulateSlot(classic, seededDraw(1), [gambleMove])).toThrow(RangeError);
  expect(() => simulateSlot(classic, seededDraw(1), [buyMove])).toThrow(RangeError);
});

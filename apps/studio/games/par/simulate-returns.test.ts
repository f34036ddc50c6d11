import { figuresOf } from '@halls/house-games';
import { expect, test } from 'vitest';
import { picksModelById } from '../picks/picks-models.ts';
import { slotModelById } from '../slots/slot-models.ts';
import { figureBets } from './model-figures.ts';
import { simulateReturns } from './simulate-returns.ts';

test.each([
  [picksModelById.roulette, 40_000],
  [picksModelById['race-6'], 40_000],
  // by turns one of several cards: no whole number of each
  [picksModelById['hounds-6'], 40_003],
] as const)(
  'what simulated rounds of $id give back is near what their sheet says, for every bet',
  (model, rounds) => {
    const simulated = simulateReturns(model, rounds, 29);
    const bets = figureBets(model);
    expect([...simulated.keys()]).toEqual(expect.arrayContaining(bets.map(({ option }) => option ?? '')));
    const played = 'cards' in model && model.cards ? rounds / model.cards.count : rounds;
    for (const { option, figures } of bets) {
      const error = figures.deviation / Math.sqrt(played);
      const distance = Math.abs((simulated.get(option ?? '') ?? 0) - figures.base - figures.feature);
      expect(distance, option ?? 'spin').toBeLessThan(5 * error);
    }
  },
);

test('a slot’s spin and its bought free spins are simulated apart, each by its own stake', () => {
  const rounds = 200_000;
  const { returns, deviation } = figuresOf({ model: 'sticky-20' });
  const simulated = simulateReturns(slotModelById['sticky-20'], rounds, 29);
  expect([...simulated.keys()]).toEqual(['', 'bought']);
  const error = (5 * deviation.highest) / Math.sqrt(rounds);
  for (const share of simulated.values()) {
    expect(share).toBeGreaterThan(returns.lowest.base + returns.lowest.feature - error);
    expect(share).toBeLessThan(returns.highest.base + returns.highest.feature + error);
  }
});

test('of hands and of pools nothing is simulated', () => {
  expect(simulateReturns(picksModelById['bird-pool'], 100, 1).size).toBe(0);
});

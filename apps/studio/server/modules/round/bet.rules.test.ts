import { expect, test } from 'vitest';
import type { Bet } from '#games/round-math.ts';
import { isSameBet, readBet, storeBet } from './bet.rules.ts';

const table = {
  picks: [
    { option: 'player', stakeMinor: 1_000n },
    { option: 'tie', stakeMinor: 9_007_199_254_740_993n },
  ],
} satisfies Bet;

test('a bet comes back from where it is kept without losing a digit', () => {
  const spins: Bet[] = [{ stakeMinor: 9_007_199_254_740_993n }, { stakeMinor: 64_000n, isBought: true }];
  for (const bet of [table, ...spins]) {
    const kept = JSON.parse(JSON.stringify(storeBet(bet)));
    expect(readBet(kept)).toEqual(bet);
  }
});

test('the same picks in another order are the same bet; another amount, option or form is not', () => {
  const stored = storeBet(table);
  const [player, tie] = table.picks as [(typeof table.picks)[0], (typeof table.picks)[0]];
  expect(isSameBet(stored, { picks: [tie, player] })).toBe(true);
  expect(isSameBet(stored, { picks: [player, { ...tie, stakeMinor: 1n }] })).toBe(false);
  expect(isSameBet(stored, { picks: [player] })).toBe(false);
  expect(isSameBet(storeBet({ stakeMinor: 1_000n }), { stakeMinor: 1_000n })).toBe(true);
  expect(isSameBet(storeBet({ stakeMinor: 1_000n }), { picks: [player] })).toBe(false);
  const bought: Bet = { stakeMinor: 1_000n, isBought: true };
  expect(isSameBet(storeBet(bought), bought)).toBe(true);
  expect(isSameBet(storeBet(bought), { stakeMinor: 1_000n })).toBe(false);
});

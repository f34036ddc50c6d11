import { expect, test } from 'vitest';
import { winSizeOf } from './win-size.ts';

test('less back than the stake, or just the stake, is no win, however large', () => {
  for (const payout of [0n, 1n, 999_999n, 1_000_000n]) expect(winSizeOf(payout, 1_000_000n)).toBe(0);
});

test('a win of 21.8 times the stake is more than one of 1.2 times', () => {
  const sizes = [1_200n, 4_999n, 5_000n, 14_999n, 15_000n, 21_800n, 49_999n, 50_000n];
  expect(sizes.map((payout) => winSizeOf(payout, 1_000n))).toEqual([1, 1, 2, 2, 3, 3, 3, 4]);
});

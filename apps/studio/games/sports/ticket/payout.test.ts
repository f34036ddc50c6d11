import { expect, test } from 'vitest';
import type { LegResult } from '../markets/leg-result.ts';
import { cashOutOf, fairValueOf } from './cash-out.ts';
import { countOf, findSystem, systemsOf } from './combinations.ts';
import { mostPayoutOf, payoutOf } from './payout.ts';

const legs = (...list: (readonly [number, LegResult | null])[]) =>
  list.map(([price, result]) => ({ price, result }));

test.each([
  [1_000n, [1], legs([1_950, 'won']), 1_950n],
  [1_000n, [1], legs([1_950, 'half_won']), 1_475n],
  [1_000n, [1], legs([1_950, 'half_lost']), 500n],
  [1_000n, [1], legs([1_950, 'void']), 1_000n],
  [1_000n, [1], legs([1_950, 'lost']), 0n],
  // 1.95 × 2.1 × 1 = 4.095
  [1_000n, [3], legs([1_950, 'won'], [2_100, 'won'], [3_000, 'void']), 4_095n],
  // a quarter of an amount is not paid: rounded down, once
  [3n, [2], legs([1_950, 'won'], [1_110, 'won']), 6n],
  // a void leg in a system of doubles: two become singles
  [100n, [2], legs([2_000, 'won'], [3_000, 'won'], [4_000, 'void']), 600n + 200n + 300n],
] as const)('%i on combinations of %o', (unitStakeMinor, sizes, list, expected) => {
  expect(payoutOf({ unitStakeMinor, sizes, legs: list })).toBe(expected);
});

test('a multiple is lost with its first lost leg, and open again when that is taken back', () => {
  const of = (third: LegResult | null) =>
    payoutOf({ unitStakeMinor: 100n, sizes: [3], legs: legs([2_000, 'won'], [2_000, null], [2_000, third]) });
  expect(of('lost')).toBe(0n);
  expect(of(null)).toBeNull();
});

test('systems have as many combinations as the trade’s names say', () => {
  const count = (id: string, size: number): number => countOf(findSystem(id, size)!);
  expect([count('2/3', 3), count('trixie', 3), count('patent', 3), count('yankee', 4)]).toEqual([
    3, 4, 7, 11,
  ]);
  expect([count('lucky_15', 4), count('canadian', 5), count('heinz', 6), count('lucky_63', 6)]).toEqual([
    15, 26, 57, 63,
  ]);
  expect(count('super_heinz', 7)).toBe(120);
  expect(systemsOf(12).every((kind) => countOf(kind) <= 219)).toBe(true);
});

test('a ticket of open legs is worth what its legs are worth, and settled ones count as they ended', () => {
  const even = { wonPpm: 500_000, returnedPpm: 0 };
  const valued = legs([2_000, null], [2_000, 'won']).map((leg) => ({ ...leg, chance: even }));
  expect(fairValueOf(valued, { unitStakeMinor: 1_000n, sizes: [2] })).toBe(2_000n);
  expect(cashOutOf(2_000n)).toBe(1_920n);
  expect(
    mostPayoutOf({ unitStakeMinor: 1_000n, sizes: [2], legs: legs([2_000, null], [2_000, 'won']) }),
  ).toBe(4_000n);
});

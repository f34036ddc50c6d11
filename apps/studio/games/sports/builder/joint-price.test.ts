import { expect, test } from 'vitest';
import { seededDraw } from '../../seeded-draw.ts';
import { type LegResult, legResults } from '../markets/leg-result.ts';
import { priceOf } from '../markets/price.ts';
import { payoutOf } from '../ticket/payout.ts';
import { builtLegOf } from './built-leg.ts';
import { atLeast, ofGroups } from './joint-chances.ts';
import { agrees, jointPriceOf, steadyPrice } from './joint-price.ts';

/** Chances of two parts: both, the first alone, the second alone. */
const two = (both: number, first: number, second: number) => Float64Array.of(1, first, second, both);

test('the margin is kept once, that of the dearest part', () => {
  const joint = jointPriceOf(two(0.33, 0.45, 0.49), [500, 350]);
  // 1 / (0.33 × 1.05)
  expect(joint).toMatchObject({ price: 2_880, marginBp: 500, idle: [], refusal: null });
  expect(joint.prices).toEqual([
    1_000,
    priceOf({ wonPpm: 450_000, returnedPpm: 0 }, 500),
    priceOf({ wonPpm: 490_000, returnedPpm: 0 }, 350),
    2_880,
  ]);
  expect(joint.fairPrice).toBe(3_030);
});

test('what can’t be, adds nothing or is too rare has a reason and no price', () => {
  expect(jointPriceOf(two(0, 0.4, 0.3), [500, 500])).toMatchObject({
    price: 0,
    refusal: 'builder_impossible',
  });
  expect(jointPriceOf(two(0.4, 0.4, 0.7), [500, 500])).toMatchObject({ refusal: 'builder_idle', idle: [1] });
  // equal to each other: either may go
  expect(jointPriceOf(two(0.4, 0.4, 0.4), [500, 500])).toMatchObject({ idle: [0, 1] });
  // likelier alone, and dearer by its margin: nobody is better off with it
  expect(jointPriceOf(two(0.39, 0.97, 0.4), [1_200, 300])).toMatchObject({
    refusal: 'builder_idle',
    idle: [0],
  });
  expect(jointPriceOf(two(0.001, 0.1, 0.01), [500, 500])).toMatchObject({ refusal: 'builder_rare' });
  // as rare as the highest price allows
  expect(jointPriceOf(two(0.00191, 0.1, 0.01), [500, 500])).toMatchObject({ refusal: null });
});

test('no set of parts pays more than all of them, and none is above the fair price', () => {
  const draw = seededDraw(3);
  let priced = 0;
  for (let round = 0; round < 3_000; round += 1) {
    const parts = 2 + draw.nextInt(5);
    const weights = Float64Array.from({ length: 1 << parts }, () => draw.nextInt(1_000) ** 2);
    const sum = weights.reduce((all, one) => all + one, 0);
    const chances = atLeast(weights.map((weight) => weight / sum));
    const margins = Array.from({ length: parts }, () => 300 + draw.nextInt(1_000));
    const { price, fairPrice, prices, refusal } = jointPriceOf(chances, margins);
    if (refusal) continue;
    priced += 1;
    expect(Math.max(...prices)).toBe(price);
    expect(price).toBeLessThan(fairPrice);
    expect((price / 1_000) * chances.at(-1)!).toBeLessThanOrEqual(1 / 1.03 + 1e-4);
  }
  expect(priced).toBeGreaterThan(1_000);
});

test.each([
  [2_000, 2_020, true, 2_020],
  [2_000, 1_980, true, 1_980],
  // by more than 1.5 %
  [2_000, 2_040, true, 2_000],
  [2_000, 1_960, true, 2_000],
  [2_000, 2_020, false, 2_000],
  [2_000, 0, true, 2_000],
  // never above the fair one
  [2_000, 2_025, true, 2_000],
])('a price of %i for who has seen %i (live: %s) is %i', (price, asked, isLive, expected) => {
  expect(steadyPrice({ price, fairPrice: 2_020 }, { asked, isLive })).toBe(expected);
});

test('what was told a little earlier is the same match, and what is far off is not', () => {
  expect([agrees(500_000, 0.49), agrees(500_000, 0.45), agrees(0, 0), agrees(500_000, 0)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('groups that have nothing to do with each other multiply', () => {
  const groups = [
    { places: [0, 2], chances: two(0.2, 0.4, 0.3) },
    { places: [1], chances: Float64Array.of(1, 0.5) },
  ];
  expect([...ofGroups(3, groups)]).toEqual([1, 0.4, 0.5, 0.2, 0.3, 0.2, 0.15, 0.1]);
});

const prices = [1_000, 1_500, 1_800, 2_400, 2_000, 2_700, 3_100, 4_000];
const table: readonly (readonly [readonly (LegResult | null)[], LegResult | null, number])[] = [
  [['won', 'won', 'won'], 'won', 4_000],
  [['won', 'won', null], null, 4_000],
  [[null, 'lost', null], 'lost', 4_000],
  [['void', 'lost', 'won'], 'lost', 4_000],
  [['void', 'won', 'won'], 'won', 3_100],
  [['won', 'void', 'won'], 'won', 2_700],
  [['won', 'won', 'void'], 'won', 2_400],
  [['void', 'void', 'won'], 'won', 2_000],
  [['void', null, 'won'], null, 3_100],
  [['void', 'void', null], null, 2_000],
  [['void', 'void', 'void'], 'void', 4_000],
  // half of a stake is no part of a builder
  [['half_won', 'won', 'won'], 'won', 3_100],
  [['half_lost', 'half_won', 'void'], 'void', 4_000],
];

test.each(table)('parts %o: %s at %i', (results, result, price) => {
  expect(builtLegOf(prices, results)).toEqual({ price, result });
});

/** By what is left, part after part, as somebody would go through it with a pencil. */
function secondPayout(results: readonly (LegResult | null)[], stake: bigint): bigint | null {
  let [left, names, isOpen] = [0, '', false];
  for (const [place, result] of results.entries()) {
    if (result === 'lost') return 0n;
    if (result === null) isOpen = true;
    if (result !== null && result !== 'won') continue;
    left += 1;
    names += 'abc'[place];
  }
  if (left === 0) return stake;
  const priceOfLeft: Readonly<Record<string, bigint>> = {
    ...{ a: 1_500n, b: 1_800n, c: 2_000n },
    ...{ ab: 2_400n, ac: 2_700n, bc: 3_100n, abc: 4_000n },
  };
  return isOpen ? null : (stake * priceOfLeft[names]!) / 1_000n;
}

test('another way of settling agrees on every way in which three parts may end', () => {
  const ends = [...legResults, null];
  for (const a of ends)
    for (const b of ends)
      for (const c of ends) {
        const leg = builtLegOf(prices, [a, b, c]);
        const paid = payoutOf({ unitStakeMinor: 1_001n, sizes: [1], legs: [leg] });
        expect([a, b, c, paid]).toEqual([a, b, c, secondPayout([a, b, c], 1_001n)]);
      }
});

import { expect, test } from 'vitest';
import type { LegResult } from '../markets/leg-result.ts';
import { payoutOf } from '../ticket/payout.ts';
import { offeredPlacePrice, placePriceOf } from './each-way.ts';
import type { EachWayTerms } from './outright-markets.ts';
import { seasonPlaces, settleOutright } from './season-places.ts';

const terms: EachWayTerms = { places: 2, part: 4 };

/** Points, scored, conceded. */
type Row = readonly [club: string, points: number, scored: number, conceded: number];
const placesOf = (...rows: readonly Row[]) =>
  seasonPlaces(
    rows.map(([club, points, scored, conceded]) => ({ club, counted: [points, scored - conceded, scored] })),
  );

const winner = (places: ReturnType<typeof placesOf>) => settleOutright('season_winner', 0, places);
const top = (counted: number, places: ReturnType<typeof placesOf>) =>
  settleOutright('season_top', counted, places);

const clear = placesOf(['a', 30, 40, 10], ['b', 28, 35, 12], ['c', 28, 34, 12], ['d', 10, 9, 40]);
const twoFirst = placesOf(['a', 30, 40, 10], ['b', 30, 40, 10], ['c', 20, 20, 20], ['d', 9, 8, 30]);
const threeFirst = placesOf(['a', 30, 40, 10], ['b', 30, 40, 10], ['c', 30, 40, 10], ['d', 9, 8, 30]);
const twoSecond = placesOf(['a', 33, 50, 10], ['b', 20, 25, 20], ['c', 20, 25, 20], ['d', 9, 8, 30]);
const threeSecond = placesOf(['a', 33, 50, 10], ['b', 20, 25, 20], ['c', 20, 25, 20], ['d', 20, 25, 20]);

test('points part clubs first, then the difference, then what was scored', () => {
  const places = placesOf(
    ['points', 21, 10, 10],
    ['difference', 20, 12, 10],
    ['scored', 20, 11, 10],
    ['fewer', 20, 10, 9],
  );
  expect(places.map(({ club, place, tied }) => [club, place, tied])).toEqual([
    ['points', 1, 1],
    ['difference', 2, 1],
    ['scored', 3, 1],
    ['fewer', 4, 1],
  ]);
});

test.each<[string, Readonly<Record<string, LegResult>>, Readonly<Record<string, LegResult>>]>([
  ['one champion', winner(clear), { a: 'won', b: 'lost', c: 'lost', d: 'lost' }],
  ['two champions', winner(twoFirst), { a: 'won_1/2', b: 'won_1/2', c: 'lost', d: 'lost' }],
  ['three champions', winner(threeFirst), { a: 'won_1/3', b: 'won_1/3', c: 'won_1/3', d: 'lost' }],
  ['two places without a tie', top(2, clear), { a: 'won', b: 'won', c: 'lost', d: 'lost' }],
  ['two who share the first two places', top(2, twoFirst), { a: 'won', b: 'won', c: 'lost', d: 'lost' }],
  ['three for two places', top(2, threeFirst), { a: 'won_2/3', b: 'won_2/3', c: 'won_2/3', d: 'lost' }],
  ['two for the last place', top(2, twoSecond), { a: 'won', b: 'won_1/2', c: 'won_1/2', d: 'lost' }],
  ['three for the last place', top(2, threeSecond), { a: 'won', b: 'won_1/3', c: 'won_1/3', d: 'won_1/3' }],
])('%s', (_, results, expected) => {
  expect(results).toEqual(expected);
});

/** What 10.00 each way pays, 20.00 in all. */
function eachWay(price: number, win: LegResult, place: LegResult): bigint | null {
  const legs = [
    { price, result: win },
    { price: placePriceOf(price, terms), result: place },
  ];
  return payoutOf({ unitStakeMinor: 1_000n, sizes: [1], legs });
}

test.each<[string, LegResult, LegResult, bigint]>([
  // at 9.00: the place half at 3.00
  ['the champion', 'won', 'won', 9_000n + 3_000n],
  ['a second place', 'lost', 'won', 3_000n],
  ['no place', 'lost', 'lost', 0n],
  ['one of two champions', 'won_1/2', 'won', 4_500n + 3_000n],
  ['one of three champions', 'won_1/3', 'won_2/3', 3_000n + 2_000n],
  ['one of two at the last place', 'lost', 'won_1/2', 1_500n],
  ['one of three at the last place', 'lost', 'won_1/3', 1_000n],
  ['a season that was abandoned', 'void', 'void', 2_000n],
])('each way at 9.00, two places, a quarter of the odds: %s', (_, win, place, paid) => {
  expect(eachWay(9_000, win, place)).toBe(paid);
});

test('a combination with a third of a stake is rounded down once', () => {
  const legs = [
    { price: 2_500, result: 'won_1/3' as const },
    { price: 2_000, result: 'won' as const },
  ];
  // 1000 × 2.5 ÷ 3 × 2 = 1666.67
  expect(payoutOf({ unitStakeMinor: 1_000n, sizes: [2], legs })).toBe(1_666n);
  expect(payoutOf({ unitStakeMinor: 1n, sizes: [1], legs: legs.slice(0, 1) })).toBe(0n);
});

test('the place half is on offer while it is worth less than it costs, and no longer', () => {
  const placed = (wonPpm: number) => ({ wonPpm, returnedPpm: 0 });
  expect(placePriceOf(9_000, terms)).toBe(3_000);
  expect(placePriceOf(1_010, terms)).toBe(1_002);
  expect(placePriceOf(0, terms)).toBe(0);
  expect(offeredPlacePrice(9_000, terms, placed(330_000))).toBe(3_000);
  expect(offeredPlacePrice(9_000, terms, placed(334_000))).toBe(0);
  expect(offeredPlacePrice(9_000, terms, placed(0))).toBe(0);
});

import { expect, test } from 'vitest';
import { priceOf } from './price.ts';
import { shiftChances } from './shift-chances.ts';

const three = [
  { outcome: 'home', wonPpm: 500_000, returnedPpm: 0 },
  { outcome: 'draw', wonPpm: 300_000, returnedPpm: 0 },
  { outcome: 'away', wonPpm: 200_000, returnedPpm: 0 },
];

test('the others make room in proportion, so that the margin stays', () => {
  const shifted = shiftChances(three, { outcome: 'home', bp: 1_000 });
  expect(shifted.map(({ wonPpm }) => wonPpm)).toEqual([550_000, 270_000, 180_000]);
  const book = shifted.reduce((sum, chance) => sum + 1_000 / priceOf(chance, 500), 0);
  // prices are rounded down, to the house's side
  expect(book).toBeGreaterThanOrEqual(1.05);
  expect(book).toBeLessThan(1.06);
});

test('a part that comes back stays as it is: what is at stake is shifted', () => {
  const line = [
    { outcome: 'over', wonPpm: 400_000, returnedPpm: 200_000 },
    { outcome: 'under', wonPpm: 400_000, returnedPpm: 200_000 },
  ];
  expect(shiftChances(line, { outcome: 'under', bp: 1_000 })).toEqual([
    { outcome: 'over', wonPpm: 360_000, returnedPpm: 200_000 },
    { outcome: 'under', wonPpm: 440_000, returnedPpm: 200_000 },
  ]);
});

test('nothing becomes certain or impossible, and what is so already stays', () => {
  const near = [
    { outcome: 'yes', wonPpm: 990_000, returnedPpm: 0 },
    { outcome: 'no', wonPpm: 10_000, returnedPpm: 0 },
  ];
  expect(shiftChances(near, { outcome: 'yes', bp: 3_000 }).map(({ wonPpm }) => wonPpm)).toEqual([999_999, 1]);
  const decided = [
    { outcome: 'yes', wonPpm: 1_000_000, returnedPpm: 0 },
    { outcome: 'no', wonPpm: 0, returnedPpm: 0 },
  ];
  for (const outcome of ['yes', 'no', 'none'])
    expect(shiftChances(decided, { outcome, bp: -3_000 })).toEqual(decided);
});

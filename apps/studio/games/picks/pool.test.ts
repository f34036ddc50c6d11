import { expect, test } from 'vitest';
import { birdPool, birdPoolRules as rules } from './models/bird-pool.ts';
import { poolOf, poolReturn, poolWith, unitsPerLimit, withPool } from './pool.ts';

const lying = (meron: number, wala: number) =>
  poolWith(rules, [
    { option: 'meron', units: meron },
    { option: 'wala', units: wala },
  ]);
const chanceOf = (option: 'meron' | 'wala') => birdPool.distributionOf(option)[0]!.probability;
const chanceOfDraw = birdPool.distributionOf('draw')[0]!.probability;

test('a side returns its share of the pool, rounded down, between the least and the most', () => {
  expect(poolReturn(rules, lying(0, 0), 'meron')).toBe(190);
  // 7 limits in all, 4 of them on meron
  expect(poolReturn(rules, lying(unitsPerLimit, 0), 'meron')).toBe(166);
  expect(poolReturn(rules, lying(unitsPerLimit, 0), 'wala')).toBe(221);
  expect(poolReturn(rules, lying(200 * unitsPerLimit, 0), 'meron')).toBe(101);
  expect(poolReturn(rules, lying(200 * unitsPerLimit, 0), 'wala')).toBe(1_000);
});

test('however the stakes lie, all of them together never expect more than an even pool gives back', () => {
  const amounts = [0, 1, 7, 350_000, 1_000_000, 4_999_999, 20_000_000, 900_000_000];
  let worst = 0;
  for (const meron of amounts)
    for (const wala of amounts) {
      if (meron + wala === 0) continue;
      const pool = lying(meron, wala);
      const [onMeron, onWala] = [poolReturn(rules, pool, 'meron'), poolReturn(rules, pool, 'wala')];
      const back = chanceOf('meron') * meron * onMeron + chanceOf('wala') * wala * onWala;
      const share = back / 100 / (meron + wala) + chanceOfDraw;
      const isRaised = onMeron === rules.leastReturn || onWala === rules.leastReturn;
      expect([meron, wala, share <= (isRaised ? 0.9815 : 0.9526)]).toEqual([meron, wala, true]);
      worst = Math.max(worst, share);
    }
  expect(worst).toBeGreaterThan(0.95);
});

test('an outcome keeps the pool that was told at the close, and takes none that its rules do not know', () => {
  const outcome = { winner: 'meron', exchanges: [], pool: lying(0, 0) };
  const told = lying(5, 0);
  expect(withPool(rules, outcome, told)).toEqual({ ...outcome, pool: told });
  expect(poolOf(withPool(rules, outcome, told))).toEqual(told);
  for (const wrong of [
    null,
    [],
    'pool',
    { meron: 5_000_000 },
    { ...told, other: 3_000_000 },
    // less than the house lays
    { ...told, wala: 2_999_999 },
    { ...told, wala: 3_000_000.5 },
    { ...told, wala: '3000000' },
  ])
    expect(withPool(rules, outcome, wrong)).toBe(outcome);
  expect(withPool(undefined, outcome, told)).toBe(outcome);
});

test('a draw gives stakes on the birds back and pays its price', () => {
  const outcome = { winner: 'draw' as const, exchanges: [], pool: lying(unitsPerLimit, 0) };
  expect(['meron', 'wala', 'draw', 'both', ''].map((option) => birdPool.returnOf(option, outcome))).toEqual([
    ...[100, 100, 1896],
    ...[null, null],
  ]);
});

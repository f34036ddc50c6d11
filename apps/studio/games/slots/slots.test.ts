import { describe, expect, test } from 'vitest';
import { buyMove } from '../round-math.ts';
import { seededDraw } from '../seeded-draw.ts';
import { countScatters, evaluateWindow } from './evaluate-window.ts';
import { figuresOf } from '@halls/house-games';
import { expand10 } from './models/expand-10.ts';
import { lines20 } from './models/lines-20.ts';
import { sticky20 } from './models/sticky-20.ts';
import { tumble30 } from './models/tumble-30.ts';
import { ways243 } from './models/ways-243.ts';
import { playSlot, stakeUnitsOf } from './play-slot.ts';
import { slotModelById } from './slot-models.ts';
import { boughtSpinsOf, scatterSymbol, type SlotWin, wildSymbol } from './slot-model.ts';

const rounds = 40_000;

describe.each(Object.values(slotModelById).map((model) => [model.id, model] as const))('%s', (id, model) => {
  test('simulated spins agree with it within five standard errors', { timeout: 60_000 }, () => {
    const draw = seededDraw(20_260_115);
    let sum = 0;
    let wronglySummed = 0;
    for (let round = 0; round < rounds; round += 1) {
      const outcome = playSlot(model, draw);
      if (outcome.units !== outcome.steps.reduce((units, step) => units + step.units, 0)) wronglySummed += 1;
      sum += outcome.units / model.stakeUnits;
    }
    expect(wronglySummed).toBe(0);
    const mean = sum / rounds;
    const { returns, deviation } = figuresOf({ model: id });
    const error = deviation.highest / Math.sqrt(rounds);
    expect(Math.abs(mean - returns.lowest.base - returns.lowest.feature)).toBeLessThan(5 * error);
  });

  test('stakes of 20 minor units are paid without rounding', () => {
    expect(20 % model.stakeUnits).toBe(0);
  });
});

const sellers = Object.values(slotModelById).filter((model) => boughtSpinsOf(model) !== null);
test.each(sellers.map((model) => [model.id, model] as const))(
  'bought free spins of %s agree with its exact return within five standard errors',
  { timeout: 60_000 },
  (id, model) => {
    const draw = seededDraw(20_261_128);
    const units = stakeUnitsOf(model, [buyMove]);
    let sum = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { moves, steps, units: won } = playSlot(model, draw, [buyMove]);
      if (round === 0) expect([moves, steps[0]?.kind]).toEqual([[buyMove], 'free']);
      sum += won / units;
    }
    const { returns, deviation } = figuresOf({ model: id });
    const error = deviation.lowest / Math.sqrt(rounds);
    expect(Math.abs(sum / rounds - returns.highest.feature)).toBeLessThan(5 * error);
  },
);

test('lines pay the run from the left with wilds, and scatters in any place', () => {
  const blank = [7, 6, 5];
  const grid = [
    [4, 0, 3],
    [2, wildSymbol, 1],
    [6, 0, scatterSymbol],
    [scatterSymbol, 5, 7],
    [scatterSymbol, ...blank.slice(0, 2)],
  ];
  const wins: SlotWin[] = [];
  const units = evaluateWindow(lines20, grid, 3, wins);
  expect(countScatters(grid)).toBe(3);
  expect(units).toBe(wins.reduce((sum, win) => sum + win.units, 0));
  expect(wins).toContainEqual({ symbol: 0, count: 3, line: 0, units: lines20.pays[0]![3] });
  expect(wins).toContainEqual({ symbol: scatterSymbol, count: 3, units: 40 });
});

test('no symbol pays on one reel, and none of the lines crosses more than five rows', () => {
  for (const model of Object.values(slotModelById)) {
    if (model.kind !== 'lines') continue;
    for (const pays of model.pays) expect([model.id, pays[0], pays[1] ?? 0]).toEqual([model.id, 0, 0]);
    expect(model.rows).toBeLessThanOrEqual(5);
  }
});

test('ways multiply the matching cells of adjoining reels and stop at the first without one', () => {
  const grid = [
    [0, 0, 7],
    [0, wildSymbol, 5],
    [wildSymbol, 6, 6],
    [1, 2, 3],
    [0, 0, 0],
  ];
  const wins: SlotWin[] = [];
  evaluateWindow(ways243, grid, 0, wins);
  expect(wins).toEqual([
    { symbol: 0, count: 3, ways: 4, units: ways243.pays[0]![3]! * 4 },
    { symbol: 7, count: 3, ways: 1, units: ways243.pays[7]![3] },
  ]);
});

test('a round ends at its maximum, pays just that, and is like any other up to there', () => {
  let ended = 0;
  for (const [model, times] of [
    [lines20, 5],
    [ways243, 10],
    [expand10, 28],
  ] as const)
    for (let seed = 1; seed < 2_000; seed += 1) {
      const maximumUnits = times * model.stakeUnits;
      const whole = playSlot({ ...model, maximumUnits: Number.MAX_SAFE_INTEGER }, seededDraw(seed));
      const { steps, units, isMaximum } = playSlot({ ...model, maximumUnits }, seededDraw(seed));
      // what the paid spin wins is paid in any case
      if (whole.units < maximumUnits || whole.steps.length === 1) {
        expect([steps, units, isMaximum]).toEqual([whole.steps, whole.units, undefined]);
        continue;
      }
      if (whole.steps[0]!.units >= maximumUnits) continue;
      ended += 1;
      expect([units, isMaximum]).toEqual([maximumUnits, true]);
      expect(steps.reduce((sum, step) => sum + step.units, 0)).toBe(maximumUnits);
      expect(steps.slice(0, -1)).toEqual(whole.steps.slice(0, steps.length - 1));
      const last = whole.steps[steps.length - 1]!;
      expect(steps.at(-1)).toEqual({ ...last, units: steps.at(-1)!.units, awarded: 0 });
      expect(last.units).toBeGreaterThanOrEqual(steps.at(-1)!.units);
      expect(steps.at(-1)!.units).toBeGreaterThan(0);
    }
  expect(ended).toBeGreaterThan(20);
});

test('free spins are played to the end, also those won on the way', () => {
  const draw = seededDraw(7);
  for (let round = 0; round < 3_000; round += 1) {
    const { steps } = playSlot(lines20, draw);
    const awarded = steps.reduce((sum, step) => sum + step.awarded, 0);
    expect(steps.length).toBe(1 + awarded);
  }
});

test('a wild covers its reel from its free spin on to the last, and brings one more', () => {
  const draw = seededDraw(11);
  let most = 0;
  for (let round = 0; round < 2_000; round += 1) {
    const { steps } = playSlot(sticky20, draw, [buyMove]);
    const bought = sticky20.buy!.spins;
    expect(steps.length).toBe(bought + steps.reduce((sum, { awarded }) => sum + awarded, 0));
    steps.forEach(({ grid, wildReels = [], awarded }, spin) => {
      const before = steps[spin - 1]?.wildReels ?? [];
      expect(wildReels.length).toBe(before.length + awarded);
      for (const reel of before) expect(grid[reel]).toEqual([wildSymbol, wildSymbol, wildSymbol]);
      expect(wildReels).toEqual([...grid.keys()].filter((reel) => grid[reel]!.includes(wildSymbol)));
    });
    most = Math.max(most, steps.at(-1)?.wildReels?.length ?? 0);
  }
  expect(most).toBe(3);
});

test('nobody buys what a model does not sell, and makes no other move', () => {
  const draw = seededDraw(1);
  expect(() => playSlot(lines20, draw, [buyMove])).toThrow(RangeError);
  expect(() => playSlot(sticky20, draw, ['hit'])).toThrow(RangeError);
  expect(() => playSlot(sticky20, draw, [buyMove, buyMove])).toThrow(RangeError);
});

test('a tumble keeps the losers of each reel in their order and sinks them', () => {
  const draw = seededDraw(3);
  expect.hasAssertions();
  for (let round = 0; round < 500; round += 1) {
    const { steps } = playSlot(tumble30, draw);
    steps.slice(1).forEach((step, i) => {
      const gone = new Set(steps[i]!.wins.map((win) => win.symbol));
      steps[i]!.grid.forEach((cells, reel) => {
        const staying = cells.filter((symbol) => !gone.has(symbol));
        if (staying.length > 0) expect(step.grid[reel]!.slice(-staying.length)).toEqual(staying);
      });
    });
  }
});

import { createDraw } from '@halls/fairness';
import { expect, test } from 'vitest';
import { seededDraw } from '../seeded-draw.ts';
import { exactHold, finalCoins } from './exact-hold.ts';
import { hold15 } from './models/hold-15.ts';
import { hasHold } from './play-hold.ts';
import { playSlot } from './play-slot.ts';
import { blankSymbol, scatterSymbol, type SlotStep } from './slot-model.ts';

if (!hasHold(hold15)) throw new TypeError('a model with hold and spin is meant');
const model = hold15;
const { hold } = model;

const coinsOf = (step: SlotStep | undefined): number[] => (step?.coins ?? []).flat();
const countOf = (step: SlotStep | undefined): number => coinsOf(step).filter((units) => units > 0).length;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

test('coins keep their places and values, and every new one gives the respins back', () => {
  const draw = seededDraw(11);
  let held = 0;
  for (let round = 0; round < 6_000; round += 1) {
    const { steps } = playSlot(model, draw);
    steps.forEach((step) =>
      expect(step.grid.flat().map((symbol) => symbol === scatterSymbol)).toEqual(
        coinsOf(step).map((units) => units > 0),
      ),
    );
    const [first, ...respins] = steps;
    expect(respins.length > 0).toBe(countOf(first) >= hold.from);
    if (respins.length === 0) continue;
    held += 1;
    respins.forEach((step, index) => {
      const before = steps[index]!;
      coinsOf(before).forEach((units, cell) => units > 0 && expect(coinsOf(step)[cell]).toBe(units));
      const left = countOf(step) > countOf(before) ? hold.respins : (before.respinsLeft ?? 0) - 1;
      expect(step.respinsLeft).toBe(left);
      expect(before.respinsLeft).toBeGreaterThan(0);
      expect(step.grid.flat().every((cell) => cell === scatterSymbol || cell === blankSymbol)).toBe(true);
    });
    const last = respins.at(-1)!;
    expect(last.respinsLeft === 0 || countOf(last) === 15).toBe(true);
    expect(last.units).toBe(sum(coinsOf(last)) + (countOf(last) === 15 ? hold.grand : 0));
    expect(sum(respins.slice(0, -1).map((step) => step.units))).toBe(0);
  }
  expect(held).toBeGreaterThan(50);
});

test('a coin in every cell ends it with the grand prize on top', () => {
  const withoutBlanks = { ...model, hold: { ...hold, blankWeight: 0, from: 0 } };
  const { steps, units } = playSlot(withoutBlanks, seededDraw(5));
  expect(steps).toHaveLength(2);
  const last = steps.at(-1)!;
  const coins = sum(coinsOf(last));
  expect(last.wins).toEqual([
    { symbol: scatterSymbol, count: 15, units: coins },
    { symbol: scatterSymbol, count: 15, units: hold.grand },
  ]);
  expect(units).toBe(steps[0]!.units + coins + hold.grand);
});

test('a window of coins alone pays at once, without a respin', () => {
  const coins = model.strips.map(() => [scatterSymbol]);
  const { steps, units } = playSlot(
    { ...model, strips: coins },
    createDraw(() => 0),
  );
  expect(steps).toHaveLength(1);
  expect(units).toBe(15 * hold.values[0]![0] + hold.grand);
});

test('the chain of coins and respins is what every course of them adds up to', () => {
  const cells = 4;
  const chance = 0.3;
  const courses = (held: number, left: number, share: number, ends: number[]): number[] => {
    const count = [...held.toString(2)].filter((bit) => bit === '1').length;
    if (left === 0 || count === cells) {
      ends[count]! += share;
      return ends;
    }
    for (let more = 0; more < 2 ** cells; more += 1) {
      if ((more & held) !== 0) continue;
      const coins = [...more.toString(2)].filter((bit) => bit === '1').length;
      const likely = chance ** coins * (1 - chance) ** (cells - count - coins);
      courses(held | more, coins > 0 ? 2 : left - 1, share * likely, ends);
    }
    return ends;
  };
  const expected = courses(0b1, 2, 1, [0, 0, 0, 0, 0]);
  finalCoins(2, chance, cells)[1]!.forEach((share, coins) => expect(share).toBeCloseTo(expected[coins]!, 12));
  expect(sum(finalCoins(3, 0.05, 15)[6]!)).toBeCloseTo(1, 12);
});

test('what coins are worth has their mean and their spread, and nothing below the number that starts it', () => {
  const worth = exactHold(
    {
      from: 2,
      respins: 1,
      values: [
        [10, 1],
        [30, 1],
      ],
      blankWeight: 2,
      grand: 5,
    },
    3,
  );
  expect(worth[1]).toEqual({ mean: 0, square: 0 });
  // two coins of 20 with a square of 500 each; half of the time a third one and the grand prize
  expect(worth[2]!.mean).toBeCloseTo(40 / 2 + 65 / 2, 12);
  expect(worth[2]!.square).toBeCloseTo((2 * 100 + 40 ** 2) / 2 + (3 * 100 + 65 ** 2) / 2, 12);
  expect(worth[3]!.mean).toBe(65);
});

import {
  figuresOf,
  houseGames,
  percentOf,
  returnsOf,
  totalOf,
  volatilityFrom,
  volatilityOf,
} from '@halls/house-games';
import { expect, test } from 'vitest';
import { exactRtp } from '../slots/exact-rtp.ts';
import { evaluateWindow } from '../slots/evaluate-window.ts';
import { isFalling } from '../slots/slot-model.ts';
import { slotModelById } from '../slots/slot-models.ts';
import { countWindows } from './count-windows.ts';

test('counting windows and adding expectations lead to the same return', { timeout: 60_000 }, () => {
  for (const model of Object.values(slotModelById)) {
    if (isFalling(model)) continue;
    const { base, feature } = exactRtp(model);
    const { lowest } = figuresOf({ model: model.id }).returns;
    expect(lowest.base).toBeCloseTo(base, 11);
    // expectations know no maximum: what lies beyond it is less than a thousandth of a per cent
    expect(lowest.feature).toBeCloseTo(feature, model.maximumUnits === undefined ? 11 : 4);
  }
});

test('windows are counted as they are evaluated', () => {
  const model = slotModelById['classic-5'];
  if (isFalling(model)) throw new TypeError('reels are meant');
  const [first, second, third] = model.strips.map((strip) =>
    strip.map((_, stop) => Array.from({ length: 3 }, (__, row) => strip[(stop + row) % strip.length]!)),
  );
  const expected = new Map<number, number>();
  for (const a of first!)
    for (const b of second!)
      for (const c of third!) {
        const units = evaluateWindow(model, [a, b, c], 0);
        expected.set(units, (expected.get(units) ?? 0) + 1);
      }
  const counted = [...countWindows(model).counts[0]!.entries()].filter(([, count]) => count > 0);
  expect(new Map(counted)).toEqual(expected);
});

test('every game has a return below 100 of 100, rounded down, and a word for its volatility', () => {
  for (const game of houseGames) {
    const { lowest, highest } = returnsOf(game);
    // a market with many outcomes keeps more than any game, and so does an insurance
    const least = { sports: 0.85, hands: 0.92, slots: 0.94, picks: 0.94 }[game.engine];
    expect(totalOf(lowest)).toBeGreaterThan(least);
    // of a hand it is what the best play gives alone
    expect(totalOf(highest)).toBeLessThan(game.engine === 'hands' ? 0.996 : 0.99);
    expect(Number(percentOf(totalOf(lowest)))).toBeLessThanOrEqual(totalOf(lowest) * 100);
    const { deviation } = figuresOf(game);
    for (const end of ['lowest', 'highest'] as const) {
      const isAbove = (from: keyof typeof volatilityFrom) => deviation[end] >= volatilityFrom[from];
      expect([game.code, volatilityOf(game)[end]]).toEqual([
        game.code,
        isAbove('high') ? 'high' : isAbove('medium') ? 'medium' : 'low',
      ]);
    }
  }
});

test('rounds down what is exact, and does not lose what the sum of doubles lost', () => {
  expect(percentOf(0.9672806880648768)).toBe('96.72');
  expect(percentOf(0.95)).toBe('95.00');
  expect(percentOf(0.9549999999999998)).toBe('95.50');
  expect(percentOf(0.95499)).toBe('95.49');
});

test('a swingier game is never called calmer', () => {
  const words = ['low', 'medium', 'high'];
  const slots = Object.values(slotModelById).toSorted(
    (a, b) => figuresOf({ model: a.id }).deviation.lowest - figuresOf({ model: b.id }).deviation.lowest,
  );
  const called = slots.map(({ id }) => words.indexOf(volatilityOf({ model: id }).lowest));
  expect(called).toEqual(called.toSorted((a, b) => a - b));
  expect(volatilityOf({ model: 'classic-5' }).lowest).toBe('high');
});

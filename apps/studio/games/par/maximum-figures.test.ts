import { expect, test } from 'vitest';
import { seededDraw } from '../seeded-draw.ts';
import { expand10 } from '../slots/models/expand-10.ts';
import { lines20, lines20V1 } from '../slots/models/lines-20.ts';
import { ways243 } from '../slots/models/ways-243.ts';
import { playSlot } from '../slots/play-slot.ts';
import type { ReelModel } from '../slots/slot-model.ts';
import { slotModelById } from '../slots/slot-models.ts';
import { slotFigures } from './slot-figures.ts';

/** Two reels of few places, so that every course of a round up to its maximum can be gone through. */
const tiny: ReelModel = {
  ...lines20V1,
  stakeUnits: 1,
  rows: 1,
  strips: [
    [0, 9, 1],
    [0, 9, 2, 1],
  ],
  lines: [[0, 0]],
  pays: Array.from({ length: 8 }, (_, symbol) => [0, 0, symbol === 0 ? 3 : symbol === 1 ? 1 : 0]),
  scatterPays: [],
  freeSpins: { awarded: [0, 0, 3], multiplier: 2, hasExpandingSymbol: false },
};

/** What is left to win in the mean with so many spins to come and so much won, gone through course by course. */
function wonByEveryCourse(maximum: number): { mean: number; share: number } {
  // of twelve windows: what they pay, what they award
  const windows = [
    { units: 3, awards: 0, of: 1 },
    { units: 1, awards: 0, of: 1 },
    { units: 0, awards: 3, of: 1 },
    { units: 0, awards: 0, of: 9 },
  ];
  let now = new Map<string, number>([['1 0 1', 1]]);
  let [mean, share] = [0, 0];
  for (let spin = 0; spin < 400; spin += 1) {
    const next = new Map<string, number>();
    for (const [state, chance] of now) {
      const [left, won, times] = state.split(' ').map(Number) as [number, number, number];
      for (const { units, awards, of } of windows) {
        const likely = (chance * of) / 12;
        const sum = Math.min(maximum, won + units * times);
        const rest = left - 1 + awards;
        if (sum === maximum) share += likely;
        if (sum === maximum || rest === 0) mean += likely * sum;
        else {
          const key = `${rest} ${sum} 2`;
          next.set(key, (next.get(key) ?? 0) + likely);
        }
      }
    }
    now = next;
  }
  return { mean, share };
}

test('a maximum takes from the return what every course of the rounds says', () => {
  for (const maximumUnits of [4, 5, 12, 30]) {
    const { base, feature, maximum, maximumShare, isBounded } = slotFigures({ ...tiny, maximumUnits });
    const { mean, share } = wonByEveryCourse(maximumUnits);
    expect(base + feature).toBeCloseTo(mean, 12);
    expect(maximumShare).toBeCloseTo(share, 12);
    expect([maximum, isBounded]).toEqual([maximumUnits, true]);
  }
});

test('simulated rounds agree with a maximum that is often reached', { timeout: 60_000 }, () => {
  for (const [model, times, rounds] of [
    [lines20, 80, 150_000],
    [ways243, 200, 150_000],
    [expand10, 300, 60_000],
  ] as const) {
    const planted = { ...model, maximumUnits: times * model.stakeUnits };
    const { base, feature, deviation, maximumShare } = slotFigures(planted);
    const draw = seededDraw(41);
    let [sum, reached] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const { units, isMaximum } = playSlot(planted, draw);
      sum += units / model.stakeUnits;
      if (isMaximum) reached += 1;
    }
    expect(Math.abs(sum / rounds - base - feature)).toBeLessThan((5 * deviation) / Math.sqrt(rounds));
    const expected = maximumShare! * rounds;
    expect(Math.abs(reached - expected)).toBeLessThan(5 * Math.sqrt(expected) + 1);
  }
});

test('no window of the paid spin comes to a model’s maximum: free spins alone are ended by it', () => {
  for (const model of Object.values(slotModelById))
    if ('maximumUnits' in model && model.maximumUnits !== undefined)
      expect(slotFigures({ ...model, freeSpins: null }).maximum * model.stakeUnits).toBeLessThan(
        model.maximumUnits,
      );
  expect(() => slotFigures({ ...tiny, maximumUnits: 3 })).toThrow(RangeError);
});

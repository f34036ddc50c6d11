import { expect, test } from 'vitest';
import { rtpOfOption } from '../picks-model.ts';
import { insideBets, pockets, redPockets, roulette, wheelOrder } from './roulette.ts';

const insides = Object.entries(insideBets).flatMap(([kind, bets]) =>
  bets.map((covered) => `${kind}:${covered.join('-')}`),
);

test('the cloth has as many places of each kind as numbers meet there', () => {
  expect(Object.values(insideBets).map((bets) => bets.length)).toEqual([37, 60, 14, 23, 11]);
  expect(new Set(insides).size).toBe(insides.length);
});

test('every bet keeps one of 37 stakes', () => {
  for (const option of [...insides, ...roulette.examples])
    expect([option, rtpOfOption(roulette, option)]).toEqual([option, expect.closeTo(36 / 37, 12)]);
});

test('numbers that do not meet are no bet', () => {
  for (const option of [
    ...['straight:37', 'straight:01', 'split:1-5', 'split:4-1', 'split:3-4', 'split:0-4', 'street:2-3-4'],
    ...['corner:3-4-6-7', 'line:34-35-36', 'line:2-3-4-5-6-7', 'dozen:0', 'dozen:4', 'column:4', 'red:1'],
  ])
    expect([option, roulette.returnOf(option, { pocket: 4 })]).toEqual([option, null]);
});

test('the wheel has each pocket once, and its colours in turn', () => {
  expect(wheelOrder.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: pockets }, (_, pocket) => pocket),
  );
  const isRed = wheelOrder.slice(1).map((pocket) => redPockets.includes(pocket));
  expect(isRed).toEqual(isRed.map((_, place) => place % 2 === 0));
});

import { expect, test } from 'vitest';
import { lastingBets, setsOf } from './number-panels.ts';

test('the places of a draw that is over stay in sight until others are bet on', () => {
  const first = lastingBets(['2d:17', '2d:42'], []);
  const over = lastingBets([], first);
  expect(over).toEqual(['2d:17', '2d:42']);
  expect(lastingBets(['2d:99'], over)).toEqual(['2d:99']);
});

test('a set is of numbers that differ, as many as it takes, in one order', () => {
  const sizes = { pair: 2, three: 3, none_of_two: 2 };
  expect(setsOf(sizes, ['42', '17'])).toEqual(['pair:17-42', 'none_of_two:17-42']);
  expect(setsOf(sizes, ['42', '42'])).toEqual([]);
  expect(setsOf(sizes, ['42'])).toEqual([]);
});

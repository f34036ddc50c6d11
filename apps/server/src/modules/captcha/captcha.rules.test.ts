import { expect, test } from 'vitest';
import { effortAfter } from './captcha.rules.ts';

test.each([
  [0, 1],
  [20, 1],
  [21, 2],
  [30, 2],
  [31, 4],
  [41, 8],
  [100_000, 8],
])('after %i tries of an address a proof of work takes %i times the work', (tries, times) => {
  expect(effortAfter(tries)).toBe(times);
});

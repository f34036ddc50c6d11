import { expect, it } from 'vitest';
import { formatLeft } from './format-left.ts';

it.each([
  [1, '00:00:01'],
  [86_399, '23:59:59'],
  [2 * 86_400 + 4 * 3_600 + 5 * 60 + 6, '52:05:06'],
])('says that %d seconds are left as %s', (seconds, said) => {
  expect(formatLeft(seconds)).toBe(said);
});
